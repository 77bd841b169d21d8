import { areaKwu } from '../../../resources/kwu/index.ts';
import { screenArea } from '../area.ts';
import { addKwuExtensions } from './extensions.ts';
import { kwuPages } from './pages.ts';

export const area = screenArea(areaKwu, { pages: kwuPages, extend: addKwuExtensions });
