import { participationId } from '../../../server/areas/riset/demo/ids.ts';
import { type OwnCall, participationIn } from '../support/ownCalls.ts';

const waiting = participationIn('riset', `status = 'diajukan'`);

/** Calls that only research has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: 'PUT /api/v5/riset/pendaftaran/{id}/status',
    as: 'HA03',
    row: waiting,
    body: () => ({ aksi: 'mengundurkan_diri', catatan: 'Uji.' }),
  },
  {
    call: 'PUT /api/v5/riset/pendaftaran/status/bulk',
    as: 'HA03',
    row: waiting,
    body: id => ({ items: [{ id }], aksi: 'mengundurkan_diri', catatan: 'Uji.' }),
  },
  {
    call: 'POST /api/v5/riset/pendaftaran/{id}/konfirmasi',
    as: 'HA02',
    // The demo student stands in the place of who was invited (tests/api/platform/versions.test.ts `standing`).
    row: `select id from mbkm_pendaftar_program_mbkm where id = '${participationId('r20')}'`,
    body: () => ({ terima: true }),
  },
  {
    call: 'POST /api/v5/riset/inisiasi-mitra/{id}/tautkan',
    as: 'HA03',
    row: `select id from riset_inisiasi_mitra where status = 'diajukan' limit 1`,
    body: () => ({ idMitra: '00000000-0000-7000-8000-000000000000' }),
  },
  {
    call: 'POST /api/v5/riset/luaran/{id}/salin-portofolio',
    as: 'HA02',
    row: `select o.id from riset_luaran o where o.id_pendaftar_mbkm = '${participationId('r3')}' order by o.id limit 1`,
    body: () => ({}),
  },
];
