import { json, resource, text } from '../../kit/index.ts';

/** What the sample Feeder of a demo installation has stored. */
export const contohFeeder = resource({
  name: 'internal/contoh-feeder',
  label: 'Contoh Neo Feeder',
  representation: '{daftar}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    daftar: text(60, { required: true }),
    isi: json({ required: true }),
  },
  filters: ['daftar'],
});
