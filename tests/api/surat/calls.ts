import type { OwnCall } from '../support/ownCalls.ts';

const row = 'select id from master_mitra where berkas_mou is not null order by kode limit 1';
const named = (id: string) => ({ resource: 'master/mitra', id });

/** Calls of surat that change a row. */
export const calls: readonly OwnCall[] = [
  { call: 'POST /api/surat/tanda-tangan/permintaan', as: 'HA03', row, body: id => ({ ...named(id), idPejabat: id }) },
  {
    call: 'POST /api/surat/tanda-tangan/permintaan/tarik',
    as: 'HA03',
    row,
    body: id => ({ ...named(id), catatan: 'Uji.' }),
  },
];
