import { areaKomcad } from '../../../resources/komcad/index.ts';
import type { ScreenArea } from '../area.ts';
import { addKomcadExtensions } from './extensions.ts';
import { komcadPages } from './pages.ts';

export const area: ScreenArea = { ...areaKomcad, pages: komcadPages, extend: addKomcadExtensions };
