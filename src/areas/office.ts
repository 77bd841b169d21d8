import { areaMagangOffice } from '../../resources/magang/office.ts';
import { areaMbkmOffice } from '../../resources/mbkm/office.ts';
import { areaMonitoring } from '../../resources/monitoring/index.ts';
import { areaPesanOffice } from '../../resources/pesan/office.ts';
import { areaSistem } from '../../resources/sistem/index.ts';
import { type ScreenArea, screenArea } from './area.ts';
import { officeArea as formulir } from './formulir/office.ts';
import { area as integrasi } from './integrasi/area.ts';
import { officeArea as konversi } from './konversi/office.ts';
import { officeArea as master } from './master/office.ts';
import { officeArea as nilai } from './nilai/office.ts';
import { officeArea as pengaturan } from './pengaturan/office.ts';
import { officeArea as portofolio } from './portofolio/office.ts';
import { area as publik } from './publik/area.ts';
import { area as sinkronisasi } from './sinkronisasi/area.ts';
import { area as surat } from './surat/area.ts';

/** Areas loaded for those who look after all programmes. */
export const officeAreas: readonly ScreenArea[] = [
  konversi,
  screenArea(areaMagangOffice),
  nilai,
  screenArea(areaMonitoring),
  master,
  sinkronisasi,
  pengaturan,
  formulir,
  publik,
  integrasi,
  screenArea(areaPesanOffice),
  screenArea(areaSistem),
  screenArea(areaMbkmOffice),
  portofolio,
  surat,
];
