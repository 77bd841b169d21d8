import { areaRiset } from '../../../resources/riset/index.ts';
import type { ScreenArea } from '../area.ts';
import { addRisetExtensions } from './extensions.ts';
import { risetPages } from './pages.ts';

export const area: ScreenArea = { ...areaRiset, pages: risetPages, extend: addRisetExtensions };
