import type { Screen } from '../../kit/index.ts';
import { screensOf } from '../../programme/screens.ts';
import { pintuDpl, pintuMahasiswa } from '../entrance.ts';
import { gelombang } from '../gelombang.ts';
import { kelompok } from '../kelompok.ts';
import { laporanHarian } from '../laporanHarian.ts';
import { luaranKkn } from '../luaranKkn.ts';
import { pendaftaranKkn } from '../pendaftaran.ts';
import { kkn, pilihanPendaftaran } from '../programme.ts';
import { pembacaKelengkapan, rekapLuaran } from '../rekapLuaran.ts';
import { group, list } from './common.ts';
import { groupScreens } from './kelompok.ts';
import { reportScreens } from './laporan.ts';
import { gradeScreens } from './nilai.ts';

/** KKN (docs/domain/30 §3; order = order in the menu). */
export const kknScreens: readonly Screen[] = [
  ...screensOf({
    programme: kkn,
    group,
    log: laporanHarian,
    outputs: luaranKkn,
    outputsOverview: { roles: pembacaKelengkapan, options: rekapLuaran },
    chosen: pilihanPendaftaran,
    watchers: '3+ 5 7',
    entrances: {
      HA02: { pattern: 'entrance', options: pintuMahasiswa },
      HA04: { pattern: 'entrance', options: pintuDpl },
    },
    entranceResources: [pendaftaranKkn.name, kelompok.name],
  }),
  list('/kkn/gelombang', 'Gelombang KKN', 'event', [gelombang.name], '2 3+ 4 5 7'),
  ...groupScreens,
  ...reportScreens,
  ...gradeScreens,
];
