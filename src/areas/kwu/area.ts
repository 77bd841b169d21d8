import { areaKwu } from '../../../resources/kwu/index.ts';
import type { ScreenArea } from '../area.ts';
import { addKwuExtensions } from './extensions.ts';
import { kwuPages } from './pages.ts';

export const area: ScreenArea = { ...areaKwu, pages: kwuPages, extend: addKwuExtensions };
