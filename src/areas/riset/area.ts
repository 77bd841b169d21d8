import { areaRiset } from '../../../resources/riset/index.ts';
import { screenArea } from '../area.ts';
import { addRisetExtensions } from './extensions.ts';
import { risetPages } from './pages.ts';

export const area = screenArea(areaRiset, { pages: risetPages, extend: addRisetExtensions });
