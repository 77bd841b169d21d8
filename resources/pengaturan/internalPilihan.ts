import { json, ref, resource, time } from '../kit/index.ts';
import { hidden } from './internal.ts';

/** How an account wants to hear of its notices; one row for an account, none: everything by mail at once. */
export const pilihanNotifikasi = resource({
  ...hidden,
  name: 'internal/pilihan-notifikasi',
  label: 'Pilihan Pemberitahuan',
  representation: '{id}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, cascade: true, unique: true }),
    /** Way of each kind of notice: `{ info: 'ringkasan' }`; a kind that is not named goes out at once. */
    pilihan: json({ required: true }),
    /** Kinds that devices show, too: `{ info: true }`; empty: as for whoever has chosen nothing. */
    push: json(),
    /** Hours in which no mail and nothing to devices goes out, by the portal's clock. */
    tenangMulai: time(),
    tenangSelesai: time(),
  },
  sort: ['-createdAt'],
});
