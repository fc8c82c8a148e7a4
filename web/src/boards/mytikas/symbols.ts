import { put } from '../../art/sheets';
import sheet from './symbols.svg?raw';

put(sheet);
