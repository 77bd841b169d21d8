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
  { call: 'DELETE /api/sistem/surel/server', as: 'HA01', row: anyRow, body: () => ({}) },
];
