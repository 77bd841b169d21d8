import { roles, type Screen } from '../../kit/index.ts';
import { screensOf } from '../../programme/screens.ts';
import { role } from '../../roles.ts';
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
    watchers: roles([role.timMbkm, role.koordinator, role.penilai], { read: [role.bakpk] }),
    entrances: {
      [role.mahasiswa]: { pattern: 'entrance', options: pintuMahasiswa },
      [role.dosen]: { pattern: 'entrance', options: pintuDpl },
    },
    entranceResources: [pendaftaranKkn.name, kelompok.name],
  }),
  list(
    '/kkn/gelombang',
    'Gelombang KKN',
    'event',
    [gelombang.name],
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  ),
  ...groupScreens,
  ...reportScreens,
  ...gradeScreens,
];
