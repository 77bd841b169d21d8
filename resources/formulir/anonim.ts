import { boolean, choice, integer, json, ref, resource, text } from '../kit/index.ts';
import { lewatJawaban } from './lewat.ts';
import { formulirMessages } from './messages.ts';

/**
 * An anonymous form keeps who has answered and what was answered in two tables that nothing joins: neither has a time, an
 * id that follows the order of answering, or a reference to the other (`server/areas/formulir/anonymous.ts`). Both are in
 * no list, log, history, export or pivot table.
 */
const hidden = { access: {}, serverOnly: true, unaudited: true } as const;

/** Who has answered an anonymous form. */
export const pengisi = resource({
  ...hidden,
  name: 'formulir/pengisi',
  label: 'Pengisi',
  representation: '{idFormulir}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true }),
    idUser: ref('pengaturan/user'),
    /** Of answers by an open link: digest of what the device drew by lot, so that nothing sent twice counts twice. */
    kunci: text(64, { secret: true, unique: formulirMessages.sentOnce }),
    lewat: choice(lewatJawaban, { required: true, default: 'akun' }),
  },
  filters: ['idUser'],
  unique: [[['idFormulir', 'idUser'], formulirMessages.answeredOnce, { field: 'lewat', notIn: ['tautan'] }]],
  sort: ['idFormulir'],
});

/** What was answered to an anonymous form, by whoever. */
export const jawabanAnonim = resource({
  ...hidden,
  name: 'formulir/jawaban-anonim',
  label: 'Jawaban Anonim',
  representation: '{idFormulir}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true }),
    nomorVersi: integer(1, 100_000, { required: true }),
    isi: json({ required: true }),
    /** It counts in the results; new answers come into them several at a time. */
    tampil: boolean(),
  },
  sort: ['idFormulir'],
});
