import sheet from './shapes.svg?raw';
import { put } from './sheets';

put(sheet);
