import { type OwnCall, one, participationIn } from '../support/ownCalls.ts';

const M = 'magang/pendaftar-program-mbkm';

/** Calls that only Magang has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: `PUT /api/${M}/dospem`,
    as: 'HA03',
    row: participationIn('magang', `status = 'disetujui'`),
    body: id => ({ ...one(id), idDosenPembimbing: id }),
  },
  {
    call: `POST /api/${M}/{id}/jadikan-mitra`,
    as: 'HA03',
    row: participationIn('magang', `status = 'diajukan'`),
    body: () => ({}),
  },
];
