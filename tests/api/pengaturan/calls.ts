import type { OwnCall } from '../support/ownCalls.ts';

const anyRow = `select id from pengaturan_user where username = 'superadmin'`;

/** Calls of the area that change its one mail server. */
export const calls: readonly OwnCall[] = [
  {
    call: 'PUT /api/sistem/surel/server',
    as: 'HA01',
    row: anyRow,
    body: () => ({ host: 'smtp.kampus.example', port: 587, keamanan: 'tls', alamatPengirim: 'portal@kampus.example' }),
  },
  ...(['PUT /api/pengaturan/situs/{id}/draf', 'DELETE /api/pengaturan/situs/{id}/draf'] as const).map(call => ({
    call,
    as: 'HA01' as const,
    row: `select 'magang' as id`,
    body: () => ({ isi: { urutan: [], sembunyi: [], isi: {} } }),
  })),
  {
    call: 'POST /api/pengaturan/situs/{id}/terbit',
    as: 'HA01',
    row: `select 'magang' as id`,
    body: () => ({ isi: { urutan: [], sembunyi: [], isi: {} }, catatan: 'Uji.' }),
  },
  {
    call: 'POST /api/pengaturan/situs/{id}/kembali',
    as: 'HA01',
    row: `select 'magang' as id`,
    body: () => ({ nomor: 0, catatan: 'Uji.' }),
  },
  { call: 'DELETE /api/sistem/surel/server', as: 'HA01', row: anyRow, body: () => ({}) },
];
