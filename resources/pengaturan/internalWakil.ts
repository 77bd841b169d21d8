import { date, datetime, ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';

/**
 * A role that somebody hands to a deputy for a time (docs/domain/80 §8). An appointment is never changed: it is revoked,
 * or its last day passes.
 */
export const wakil = resource({
  ...hidden,
  name: 'internal/wakil',
  label: 'Wakil',
  representation: '{mulai}',
  fields: {
    /** The role as its giver holds it, with study programme or partner. */
    idUserRole: ref('pengaturan/user-role', { required: true, cascade: true }),
    idPemberi: account(),
    idWakil: account(),
    mulai: date({ required: true }),
    sampai: date({ required: true }),
    alasan: text(200, { required: true }),
    /** Who appointed: the giver, or an administrator for somebody who cannot. */
    ditunjukOleh: text(201, { required: true }),
    dicabutPada: datetime(),
    dicabutOleh: text(201),
  },
  filters: ['idUserRole', 'idWakil', 'idPemberi'],
  sort: ['-mulai'],
});
