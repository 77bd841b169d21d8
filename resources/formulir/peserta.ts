import { boolean, choice, date, datetime, email, integer, json, ref, resource, text } from '../kit/index.ts';
import { formulirMessages } from './messages.ts';

/**
 * An address at which a form is answered without an account: of one participant, or of everybody (the open one). Its
 * token follows from the server's secret and the row's id, and stands nowhere.
 */
export const tautanFormulir = resource({
  access: {},
  serverOnly: true,
  unaudited: true,
  name: 'formulir/tautan',
  label: 'Tautan Formulir',
  representation: '{idFormulir}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true, cascade: true }),
    /** Whose it is; nobody's own: the open one. */
    idPeserta: ref('formulir/peserta', { cascade: true }),
    tokenHash: text(64, { required: true, unique: true, secret: true }),
    dicabutPada: datetime(),
  },
  filters: ['idPeserta'],
  sort: ['-createdAt'],
});

/**
 * A choice of people: the filter of a list. One that was made before the form is open is worked out once more when it
 * opens, with the rights of whoever chose.
 */
export const pilihanPeserta = resource({
  access: {},
  serverOnly: true,
  unaudited: true,
  name: 'formulir/pilihan',
  label: 'Pilihan Peserta Formulir',
  representation: '{daftar}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true, cascade: true }),
    /** The list, and to whom its rows lead (`Reaches.ways`). */
    daftar: text(80, { required: true }),
    kepada: text(40, { required: true }),
    filter: json({ required: true }),
    semua: boolean({ required: true }),
    /** Account of whoever chose. */
    idUser: text(60, { required: true }),
    /** Since then its people stay as they are; empty: the form has not opened yet. */
    dihitungPada: datetime(),
  },
  sort: ['idFormulir'],
});

/**
 * People whom a form asks by name, chosen from a list. No role has a rule: the calls of forms read and write them, and
 * whether one of them has answered is told in numbers alone.
 */
export const peserta = resource({
  access: {},
  serverOnly: true,
  unaudited: true,
  name: 'formulir/peserta',
  label: 'Peserta Formulir',
  representation: '{idFormulir}',
  fields: {
    idFormulir: ref('formulir/formulir', { required: true, cascade: true }),
    idUser: ref('pengaturan/user'),
    /** The choice that found them first. */
    idPilihan: ref('formulir/pilihan', { cascade: true }),
    /** Of somebody without an account, whom a personal link reaches. */
    nama: text(201, { personal: 'name' }),
    surel: email(),
    lewat: choice({ akun: 'Akun', surel: 'Surel' }, { required: true, default: 'akun' }),
    /** By which answers are counted, as it was when they were chosen: label → value. */
    kelompok: json({ required: true }),
    diundangPada: datetime(),
    diingatkan: integer(0, 1000, { required: true, default: 0 }),
    terakhirDiingatkan: date(),
  },
  filters: ['idUser', 'idPilihan'],
  unique: [
    [['idFormulir', 'idUser'], formulirMessages.participantOnce, { field: 'lewat', notIn: ['surel'] }],
    [['idFormulir', 'surel'], formulirMessages.addressOnce, { field: 'lewat', notIn: ['akun'] }],
  ],
  sort: ['idFormulir'],
});
