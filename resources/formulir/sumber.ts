/** Data that a form can add fields to, as it is called: every resource that has room for them (`extras()`). */
export const sumberTambahan = {
  'master/mahasiswa': 'Mahasiswa',
  'master/pegawai': 'Pegawai',
  'master/mitra': 'Mitra',
  'kkn/desa': 'Desa KKN',
  'magang/program-ditawarkan': 'Lowongan',
} as const;
