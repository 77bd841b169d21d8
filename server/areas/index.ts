import type { ServerArea } from './area.ts';
import { area as formulir } from './formulir/area.ts';
import { area as integrasi } from './integrasi/area.ts';
import { area as kegiatan } from './kegiatan/area.ts';
import { area as kkn } from './kkn/area.ts';
import { area as komcad } from './komcad/area.ts';
import { area as konversi } from './konversi/area.ts';
import { area as kwu } from './kwu/area.ts';
import { area as magang } from './magang/area.ts';
import { area as master } from './master/area.ts';
import { area as mbkm } from './mbkm/area.ts';
import { area as monitoring } from './monitoring/area.ts';
import { area as nilai } from './nilai/area.ts';
import { area as pengaturan } from './pengaturan/area.ts';
import { area as pertukaran } from './pertukaran/area.ts';
import { area as pesan } from './pesan/area.ts';
import { area as peserta } from './peserta/area.ts';
import { area as portofolio } from './portofolio/area.ts';
import { area as publik } from './publik/area.ts';
import { area as riset } from './riset/area.ts';
import { area as sinkronisasi } from './sinkronisasi/area.ts';
import { area as surat } from './surat/area.ts';
import { area as umum } from './umum/area.ts';

/** Every area of the portal, in the order in which their rules, calls and jobs come. */
export const serverAreas: readonly ServerArea[] = [
  pengaturan,
  publik,
  master,
  mbkm,
  kegiatan,
  nilai,
  konversi,
  monitoring,
  surat,
  peserta,
  formulir,
  magang,
  kkn,
  kwu,
  komcad,
  riset,
  portofolio,
  pertukaran,
  sinkronisasi,
  umum,
  pesan,
  integrasi,
];
