import { peserta } from '../../../resources/formulir/peserta.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { anonymousTables, isNamed } from './anonymous.ts';
import { type FormRow, tables } from './forms.ts';

export const participantTable = tableName(peserta);

/** SQL condition: the participant under `alias` has sent answers. */
export const answeredSql = (alias: string): string =>
  `(exists (select 1 from ${tables.answer} j where j.id_formulir = ${alias}.id_formulir
      and (j.id_user = ${alias}.id_user or j.id_peserta = ${alias}.id) and j.keadaan = 'terkirim')
    or exists (select 1 from ${anonymousTables.answered} a
      where a.id_formulir = ${alias}.id_formulir and a.id_user = ${alias}.id_user))`;

/** A form with whether it asks somebody by name; one that asks by role asks nobody so. */
export async function withChosen(on: Queryable, form: FormRow, userId: string): Promise<FormRow> {
  if (form.peserta !== 'terpilih') return form;
  return { ...form, dipilih: await isNamed(on, participantTable, form.id, userId) };
}
