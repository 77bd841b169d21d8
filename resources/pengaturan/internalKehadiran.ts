import { datetime, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/**
 * Accounts that have a page open which several people work on at once, over all processes of the portal; short-lived
 * (server/platform/access/presence.ts).
 */
export const kehadiran = resource({
  ...hidden,
  name: 'internal/kehadiran',
  label: 'Kehadiran',
  representation: '{tempat}',
  fields: {
    /** Name of a resource with the id of the row that the page shows: `{resource}:{id}`. */
    tempat: text(120, { required: true }),
    idUser: account(),
    terlihat: datetime({ required: true }),
  },
  unique: [[['tempat', 'idUser'], pengaturanMessages.presenceThere]],
  sort: ['terlihat'],
});
