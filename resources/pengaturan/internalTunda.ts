import { date, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** A row that somebody has put off until a day; for everybody else it waits as before (docs/domain/80 §9). */
export const tunda = resource({
  ...hidden,
  name: 'internal/tunda',
  label: 'Tunda',
  representation: '{resource}',
  fields: {
    idUser: account(),
    resource: text(80, { required: true }),
    idBaris: text(60, { required: true }),
    /** The day on which it is back. */
    sampai: date({ required: true }),
    alasan: text(200, { required: true }),
  },
  unique: [[['idUser', 'resource', 'idBaris'], pengaturanMessages.putOffThere]],
  sort: ['idUser', 'resource', 'idBaris'],
});
