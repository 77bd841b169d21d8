import { choice, datetime, json, longtext, ref, resource, text } from '../kit/index.ts';
import { hidden } from './internal.ts';

/** Who reads a remark: the team of its row, or everybody who reads the row. */
const pembacaDiskusi = { tim: 'Tim', semua: 'Semua pembaca' } as const;

/** Remarks on a row, as its readers write them to each other (docs/domain/80 §10). */
export const diskusi = resource({
  ...hidden,
  name: 'internal/diskusi',
  label: 'Diskusi',
  representation: '{penulis}',
  fields: {
    resource: text(80, { required: true }),
    idBaris: text(60, { required: true }),
    idPenulis: ref('pengaturan/user', { required: true, cascade: true }),
    penulis: text(201, { required: true, personal: 'name' }),
    peran: text(100),
    untuk: choice(pembacaDiskusi, { required: true }),
    isi: longtext({ required: true }),
    /** Accounts that it names, with their names. */
    sebut: json({ required: true }),
    disuntingPada: datetime(),
    selesaiPada: datetime(),
    selesaiOleh: text(201),
  },
  indexes: [['resource', 'idBaris']],
  sort: ['-createdAt'],
});
