import { ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** Longest note that is kept. */
export const mostNote = 500;

/** A note that somebody keeps for returning or refusing rows of a queue again (docs/domain/10 §3.13). */
export const catatanSiap = resource({
  ...hidden,
  name: 'internal/catatan-siap',
  label: 'Catatan Siap Pakai',
  representation: '{teks}',
  fields: {
    idUser: account(),
    /** Resource whose rows wait in the queue. */
    antrean: text(80, { required: true }),
    /** The step, as calls name it. */
    langkah: text(60, { required: true }),
    teks: text(mostNote, { required: true }),
    /** Role that is offered it too; only its owner is without one. */
    idRole: ref('pengaturan/role', { cascade: true }),
  },
  unique: [[['teks', 'idUser', 'antrean', 'langkah'], pengaturanMessages.noteThere]],
  filters: ['antrean', 'idRole'],
  sort: ['teks'],
});
