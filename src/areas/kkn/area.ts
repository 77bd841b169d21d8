import { areaKkn } from '../../../resources/kkn/index.ts';
import type { ScreenArea } from '../area.ts';
import { addKknExtensions } from './extensions.ts';
import { kknPages } from './pages.ts';

export const area: ScreenArea = { ...areaKkn, pages: kknPages, extend: addKknExtensions };
