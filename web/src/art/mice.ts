import sheet from './mice.svg?raw';
import { put } from './sheets';

put(sheet);
