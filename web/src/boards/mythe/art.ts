import '../../art/brand';
import '../../art/icons';
import '../../art/mice';
import '../../art/shapes';
import { put } from '../../art/sheets';
import sheet from './art.svg?raw';

put(sheet);
