import sheet from './brand.svg?raw';
import { put } from './sheets';

put(sheet);
