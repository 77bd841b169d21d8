import { areaKomcad } from '../../../resources/komcad/index.ts';
import { screenArea } from '../area.ts';
import { addKomcadExtensions } from './extensions.ts';
import { komcadPages } from './pages.ts';

export const area = screenArea(areaKomcad, { pages: komcadPages, extend: addKomcadExtensions });
