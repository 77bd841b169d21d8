import { integer, ref, resource } from '../kit/index.ts';

/** Calls of a key within the current minute, counted over all processes of the portal. */
export const pemakaianKunci = resource({
  name: 'internal/pemakaian-kunci',
  label: 'Pemakaian Kunci API',
  representation: '{idKunci}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    idKunci: ref('integrasi/kunci-api', { required: true, unique: true, cascade: true }),
    /** Minutes since 1970. */
    menit: integer(0, 2_000_000_000, { required: true }),
    jumlah: integer(0, 2_000_000_000, { required: true }),
  },
});
