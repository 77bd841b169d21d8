import { areaKkn } from '../../../resources/kkn/index.ts';
import { screenArea } from '../area.ts';
import { addKknExtensions } from './extensions.ts';
import { kknPages } from './pages.ts';

export const area = screenArea(areaKkn, { pages: kknPages, extend: addKknExtensions });
