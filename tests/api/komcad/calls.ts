import type { OwnCall } from '../support/ownCalls.ts';

const waiting = `select id from komcad_pendaftaran where tahap = 'direkomendasikan' order by id limit 1`;

/** Calls that only Komcad has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: 'PUT /api/v6/komcad/update-status/{id}',
    as: 'HA03',
    row: waiting,
    body: () => ({ aksi: 'revisi', catatan: 'Perbaiki.' }),
  },
  {
    call: 'PUT /api/v6/komcad/update-status/bulk',
    as: 'HA03',
    row: waiting,
    body: id => ({ items: [{ id }], aksi: 'revisi', catatan: 'Perbaiki.' }),
  },
];
