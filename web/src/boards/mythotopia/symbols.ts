import sheet from './symbols.svg?raw';
import { put } from '../../art/sheets';

put(sheet);
