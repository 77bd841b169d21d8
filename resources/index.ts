import { areaBase } from './base.ts';
import { gatherAreas } from './kit/index.ts';
import { areaKkn } from './kkn/index.ts';
import { areaKomcad } from './komcad/index.ts';
import { areaKwu } from './kwu/index.ts';
import { areaOffice } from './office.ts';
import { areaPertukaran } from './pertukaran/index.ts';
import { areaPortofolio } from './portofolio/index.ts';
import { areaRiset } from './riset/index.ts';

/**
 * Every resource, screen and programme of the portal; the server checks them when it starts (`checkRegistry`). A browser
 * fetches an area when one of its screens is opened (src/areas/index.ts).
 */
export const registry = gatherAreas([
  areaBase,
  areaOffice,
  areaKkn,
  areaKomcad,
  areaKwu,
  areaPertukaran,
  areaPortofolio,
  areaRiset,
]);
