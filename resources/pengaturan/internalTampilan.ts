import { boolean, json, ref, resource, text } from '../kit/index.ts';
import { account, hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** A person's saved view of a list (docs/domain/10 §3.10). */
export const tampilan = resource({
  ...hidden,
  name: 'internal/tampilan',
  label: 'Tampilan',
  fields: {
    idUser: account(),
    /** Resource whose list it is. */
    daftar: text(80, { required: true }),
    nama: text(60, { required: true }),
    isi: json({ required: true }),
    /** Role that sees it too; only its owner does without one. */
    idRole: ref('pengaturan/role', { cascade: true }),
    /** The list begins with it: for the owner, or for the role that it is shared with. */
    bawaan: boolean({ default: false }),
  },
  unique: [[['nama', 'idUser', 'daftar'], pengaturanMessages.viewThere]],
  filters: ['daftar', 'idRole'],
  sort: ['nama'],
});
