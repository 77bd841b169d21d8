import { areaFormulirDasar } from '../../resources/formulir/dasar.ts';
import { areaMaster } from '../../resources/master/index.ts';
import { type ScreenArea, screenArea } from './area.ts';
import { area as kegiatan } from './kegiatan/area.ts';
import { area as konversi } from './konversi/area.ts';
import { area as magang } from './magang/area.ts';
import { area as mbkm } from './mbkm/area.ts';
import { area as monitoring } from './monitoring/area.ts';
import { area as nilai } from './nilai/area.ts';
import { area as pengaturan } from './pengaturan/area.ts';
import { area as umum } from './umum/area.ts';

/** Areas that arrive with the first screen that needs declarations: what stands under every programme, and magang. */
export const firstAreas: readonly ScreenArea[] = [
  umum,
  pengaturan,
  screenArea(areaMaster),
  screenArea(areaFormulirDasar),
  mbkm,
  kegiatan,
  nilai,
  magang,
  konversi,
  monitoring,
];
