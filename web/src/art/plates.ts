import sheet from './plates.svg?raw';
import { put } from './sheets';

put(sheet);
