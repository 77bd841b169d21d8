import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { gudang } from './gudang.ts';
import { laporanMitra } from './laporanSiap.ts';
import { matkulKurikulum } from './matkulKurikulum.ts';
import { pustaka } from './pustaka.ts';
import { masterScreens } from './screens.ts';
import { statusKelompok } from './statusKelompok.ts';
import { timMbkmProdi } from './timProdi.ts';

/** Master data of those who maintain it, and the screens of all of it. */
export const areaMasterOffice = area({
  name: 'master',
  arrives: 'office',
  menu: [
    { key: 'master', name: 'Master', icon: 'dataset', at: 110 },
    { key: 'master-akademik', name: 'Akademik', icon: 'school', parent: 'master' },
    { key: 'master-program', name: 'Program', icon: 'assignment', parent: 'master' },
    { key: 'master-mitra', name: 'Mitra', icon: 'business', parent: 'master' },
    { key: 'master-tim', name: 'Tim Prodi', icon: 'group_work', parent: 'master' },
    { key: 'master-luaran', name: 'Luaran dan Dokumen', icon: 'folder', parent: 'master' },
    { key: 'master-wilayah', name: 'Wilayah', icon: 'map', parent: 'master' },
    { key: 'master-logistik', name: 'Logistik', icon: 'warehouse', parent: 'master' },
  ],
  resources: [matkulKurikulum, pustaka, gudang, statusKelompok, timMbkmProdi],
  reports: laporanMitra,
  screens: masterScreens,
  weekly: [
    {
      screen: '/master/mahasiswa',
      by: { [role.timMbkm]: 7, [role.superAdmin]: 6, [role.koordinator]: 6, [role.bakpk]: 5 },
    },
    { screen: '/master/mitra', by: { [role.timMbkm]: 8 } },
  ],
  actions: [
    { name: 'Buat periode', screen: '/master/periode', needs: ['master/periode', 'create'], opens: '/create' },
    { name: 'Tambah mitra', screen: '/master/mitra', needs: ['master/mitra', 'create'], opens: '/create' },
    { name: 'Ekspor mahasiswa', screen: '/master/mahasiswa', needs: ['master/mahasiswa', 'export'], exports: true },
    { name: 'Ekspor mitra', screen: '/master/mitra', needs: ['master/mitra', 'export'], exports: true },
  ],
});
