import { areaFormulirDasar } from './formulir/dasar.ts';
import { areaFormulir } from './formulir/index.ts';
import { areaFormulirOffice } from './formulir/office.ts';
import { areaIntegrasi } from './integrasi/index.ts';
import { type Area, gatherAreas } from './kit/index.ts';
import { areaKkn } from './kkn/index.ts';
import { areaKomcad } from './komcad/index.ts';
import { areaKonversi } from './konversi/index.ts';
import { areaKonversiOffice } from './konversi/office.ts';
import { areaKwu } from './kwu/index.ts';
import { areaMagang } from './magang/index.ts';
import { areaMagangOffice } from './magang/office.ts';
import { areaMaster } from './master/index.ts';
import { areaMasterOffice } from './master/office.ts';
import { areaMbkm } from './mbkm/index.ts';
import { areaMbkmOffice } from './mbkm/office.ts';
import { areaMonitoring } from './monitoring/index.ts';
import { areaNilai } from './nilai/index.ts';
import { areaNilaiOffice } from './nilai/office.ts';
import { areaPengaturan } from './pengaturan/index.ts';
import { areaPengaturanOffice } from './pengaturan/office.ts';
import { areaPertukaran } from './pertukaran/index.ts';
import { areaPesan } from './pesan/index.ts';
import { areaPesanOffice } from './pesan/office.ts';
import { areaPortofolio } from './portofolio/index.ts';
import { areaPortofolioOffice } from './portofolio/office.ts';
import { areaRiset } from './riset/index.ts';
import { areaSinkronisasi } from './sinkronisasi/index.ts';
import { areaSistem } from './sistem/index.ts';
import { areaSurat } from './surat/index.ts';
import { areaUmum } from './umum/index.ts';

/**
 * Every area of the portal. Screens of one menu group stand in this order. Where only a part of an area belongs to the
 * office, that part is a line of its own. src/areas names the same areas for the browser.
 */
export const areas: readonly Area[] = [
  areaUmum,
  areaPengaturan,
  areaMaster,
  areaFormulirDasar,
  areaMbkm,
  areaNilai,
  areaMagang,
  areaKonversi,
  areaKonversiOffice,
  areaMagangOffice,
  areaNilaiOffice,
  areaMonitoring,
  areaMasterOffice,
  areaSinkronisasi,
  areaPengaturanOffice,
  areaFormulirOffice,
  areaPesanOffice,
  areaIntegrasi,
  areaSistem,
  areaMbkmOffice,
  areaSurat,
  areaKkn,
  areaKomcad,
  areaKwu,
  areaPertukaran,
  areaPortofolio,
  areaPortofolioOffice,
  areaRiset,
  areaFormulir,
  areaPesan,
];

/** Every resource, screen and programme of the portal; the server checks them when it starts (`checkRegistry`). */
export const registry = gatherAreas(areas);
