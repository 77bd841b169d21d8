import { choice, datetime, integer, json, ref, resource, text } from '../kit/index.ts';
import { answerFiles } from './berkasJawaban.ts';
import { lewatJawaban } from './lewat.ts';
import { formulirMessages } from './messages.ts';

/**
 * What forms ask and what was answered. No role has a rule: answers are read by the calls of the area alone, which ask
 * the form who may (`pembaca`), so that no list, history, export or pivot table shows them.
 */
const hidden = { access: {}, serverOnly: true, unaudited: true } as const;

/** The questions of a form: number 0 is what is being written, every release the next one, which never changes. */
export const versiFormulir = resource({
  ...hidden,
  name: 'formulir/versi',
  label: 'Versi Formulir',
  representation: '{nomor}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true, cascade: true }),
    nomor: integer(0, 100_000, { required: true }),
    definisi: json({ required: true }),
    idUser: text(60),
    namaUser: text(201),
    waktu: datetime({ required: true }),
  },
  unique: [[['idFormulir', 'nomor'], formulirMessages.versionThere]],
  sort: ['idFormulir', '-nomor'],
});

/**
 * What somebody answered, with the version that asked: an account, somebody without one whom the form invited
 * (`idPeserta`), or whoever had its open link (`kunci` alone). A form with answers is not deleted.
 */
export const jawaban = resource({
  ...hidden,
  name: 'formulir/jawaban',
  label: 'Jawaban',
  representation: '{idFormulir}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true }),
    idUser: ref('pengaturan/user'),
    idPeserta: ref('formulir/peserta', { unique: formulirMessages.answeredOnce }),
    /** Of a form that is asked at a moment: the row that it is about, and by what it is counted (label → value). */
    idBaris: text(60),
    kelompok: json(),
    /** Of answers by a link: digest of what the device drew by lot, so that nothing sent twice counts twice. */
    kunci: text(64, { secret: true, unique: formulirMessages.sentOnce }),
    lewat: choice(lewatJawaban, { required: true, default: 'akun' }),
    nomorVersi: integer(1, 100_000, { required: true }),
    keadaan: choice({ draf: 'Draf', terkirim: 'Terkirim' }, { required: true }),
    isi: json({ required: true }),
    dikirimPada: datetime(),
    /** Files that its answers name, by the kind of their question (`answerFileField`). */
    ...answerFiles,
  },
  filters: ['idUser'],
  unique: [
    [
      ['idFormulir', 'idUser'],
      formulirMessages.answeredOnce,
      { field: 'lewat', notIn: ['undangan', 'tautan', 'saat'] },
    ],
    [
      ['idFormulir', 'idUser', 'idBaris'],
      formulirMessages.answeredOnce,
      { field: 'lewat', notIn: ['akun', 'undangan', 'tautan'] },
    ],
  ],
  sort: ['idFormulir', '-dikirimPada'],
});
