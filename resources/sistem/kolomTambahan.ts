import { json, resource, text } from '../kit/index.ts';

/**
 * What an installation asks of the rows of a resource beside its declared fields, a row for each resource
 * (server/platform/engine/extras): the questions asked now, those of all times, and per role the ids that it does not see.
 */
export const kolomTambahan = resource({
  name: 'internal/kolom-tambahan',
  label: 'Kolom Tambahan',
  representation: '{sumber}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    sumber: text(120, { required: true, unique: true }),
    formulir: json(),
    // Forms that only the rows that name them ask (`chosenExtras`).
    pilihan: json({ list: true }),
    kolom: json({ required: true, list: true }),
    tertutup: json({ required: true }),
  },
});
