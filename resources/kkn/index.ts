import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { desa } from './desa.ts';
import { dpl } from './dpl.ts';
import { gelombang } from './gelombang.ts';
import { kelompok } from './kelompok.ts';
import { laporanHarian } from './laporanHarian.ts';
import { laporanMingguan } from './laporanMingguan.ts';
import { laporanKkn } from './laporanSiap.ts';
import { luaranKkn } from './luaranKkn.ts';
import { memilihDospem } from './memilihDospem.ts';
import { pendaftaranKkn } from './pendaftaran.ts';
import { perjalananDinas } from './perjalananDinas.ts';
import { picKelompok } from './picKelompok.ts';
import { kkn } from './programme.ts';
import { proposal } from './proposal.ts';
import { saatMinggu } from './saatMinggu.ts';
import { kknScreens } from './screens/index.ts';
import { suratTugasKkn } from './surat.ts';
import { usulan } from './usulan.ts';

/** KKN: its resources, screens and programme. */
export const areaKkn = area({
  name: 'kkn',
  arrives: 'own',
  menu: [{ key: 'kkn', name: 'KKN', icon: 'diversity_3', at: 30 }],
  moments: [saatMinggu],
  resources: [
    gelombang,
    desa,
    dpl,
    kelompok,
    picKelompok,
    memilihDospem,
    pendaftaranKkn,
    proposal,
    laporanHarian,
    laporanMingguan,
    perjalananDinas,
    luaranKkn,
    usulan,
  ],
  screens: kknScreens,
  programmes: [kkn],
  reports: laporanKkn,
  letters: [suratTugasKkn],
  weekly: [
    { screen: '/kkn/verifikasi', by: { [role.timMbkm]: 3, [role.koordinator]: 3 } },
    { screen: '/kkn/mengatur-kelompok', by: { [role.timMbkm]: 4 } },
    { screen: '/kkn/verifikasi-laporan-harian', by: { [role.dosen]: 4 } },
    { screen: '/kkn/penilaian/dpl', by: { [role.dosen]: 6 } },
  ],
  actions: [
    { name: 'Buat gelombang KKN', screen: '/kkn/gelombang', needs: ['kkn/gelombang', 'create'], opens: '/create' },
  ],
});
