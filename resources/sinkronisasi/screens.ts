import { roles, type Screen, type SyncOptions, screen } from '../kit/index.ts';
import { role } from '../roles.ts';

const sync = (name: string, title: string, icon: string, options: SyncOptions): Screen =>
  screen({
    path: `/sinkronisasi/s_${name}`,
    title,
    icon,
    pattern: 'sync',
    resources: ['sinkronisasi/proses', 'sinkronisasi/rincian'],
    roles: roles([role.timMbkm, role.bakpk]),
    group: 'sinkronisasi',
    options,
  });

const calls = (base: string, getData = `${base}/get-data`) => ({ getData, singkron: `${base}/singkron` });

/** Comparison with SIAMIK (docs/domain/10 §3.5, §4). */
export const sinkronisasiScreens: readonly Screen[] = [
  sync('mahasiswa', 'Sinkronisasi Mahasiswa', 'school', {
    jenis: 'mahasiswa',
    sebutan: 'mahasiswa',
    ...calls('master/mahasiswa'),
  }),
  sync('matakuliah', 'Sinkronisasi Mata Kuliah', 'menu_book', {
    jenis: 'matakuliah',
    sebutan: 'mata kuliah dan kurikulum',
    ...calls('matkul', 'matkul/singkron/get-data'),
  }),
  sync('pegawai', 'Sinkronisasi Dosen', 'badge', { jenis: 'pegawai', sebutan: 'dosen', ...calls('master/dosen') }),
  sync('programprodi', 'Sinkronisasi Program Studi', 'account_tree', {
    jenis: 'programprodi',
    sebutan: 'fakultas, jurusan, dan program studi',
    ...calls('master/fakjur'),
  }),
  sync('tendik', 'Sinkronisasi Tendik', 'assignment_ind', {
    jenis: 'tendik',
    sebutan: 'tenaga kependidikan',
    ...calls('master/tendik'),
  }),
];
