import { datetime, ref, resource, text } from '../kit/index.ts';
import { hidden } from './internal.ts';

/** The secret address at which an account's calendar is read; one for an account. */
export const kalender = resource({
  ...hidden,
  name: 'internal/kalender',
  label: 'Alamat Kalender',
  representation: '{id}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, cascade: true, unique: true }),
    tokenHash: text(64, { required: true, unique: true, secret: true }),
    terakhirDibaca: datetime(),
  },
  sort: ['-createdAt'],
});
