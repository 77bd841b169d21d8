/** Accounts of the demo, one of each role. */
export const demoUsers = [
  'superadmin',
  'timmbkm',
  'koordinator',
  'dosen',
  'mahasiswa',
  'mitra',
  'penilai',
  'bakpk',
  'inbound',
  'outbound',
];
