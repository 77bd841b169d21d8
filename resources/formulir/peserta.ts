import { date, datetime, integer, json, ref, resource } from '../kit/index.ts';
import { formulirMessages } from './messages.ts';

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
    idUser: ref('pengaturan/user', { required: true }),
    /** By which answers are counted, as it was when they were chosen: label → value. */
    kelompok: json({ required: true }),
    diundangPada: datetime(),
    diingatkan: integer(0, 1000, { required: true, default: 0 }),
    terakhirDiingatkan: date(),
  },
  filters: ['idUser'],
  unique: [[['idFormulir', 'idUser'], formulirMessages.participantOnce]],
  sort: ['idFormulir'],
});
