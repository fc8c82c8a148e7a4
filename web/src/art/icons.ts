import sheet from './icons.svg?raw';
import { put } from './sheets';

put(sheet);
