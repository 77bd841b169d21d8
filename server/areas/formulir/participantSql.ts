import { peserta, pilihanPeserta } from '../../../resources/formulir/peserta.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { anonymousTables, isNamed } from './anonymous.ts';
import { type FormRow, fullSql, tables } from './forms.ts';

export const participantTable = tableName(peserta);
export const choiceTable = tableName(pilihanPeserta);

/** SQL condition: the participant under `alias` has sent answers. */
export const answeredSql = (alias: string): string =>
  `(exists (select 1 from ${tables.answer} j where j.id_formulir = ${alias}.id_formulir
      and (j.id_user = ${alias}.id_user or j.id_peserta = ${alias}.id) and j.keadaan = 'terkirim')
    or exists (select 1 from ${anonymousTables.answered} a
      where a.id_formulir = ${alias}.id_formulir and a.id_user = ${alias}.id_user))`;

/** SQL condition: the form `f` asks chosen people, on the day that a parameter names. */
export const askingSql = (day: string): string =>
  `f.status = 'rilis' and f.peserta = 'terpilih' and f.momen = 'sendiri'
    and (f.tanggal_buka is null or f.tanggal_buka <= ${day}::date)
    and (f.tanggal_tutup is null or f.tanggal_tutup >= ${day}::date) and not ${fullSql}`;

/** SQL condition: a reminder by hand reaches the participant `p` on the day `$1`. */
export const remindableSql = `p.diundang_pada is not null
  and (p.terakhir_diingatkan is null or p.terakhir_diingatkan < $1::date)`;

/** A form with whether it asks somebody by name; one that asks by role asks nobody so. */
export async function withChosen(on: Queryable, form: FormRow, userId: string): Promise<FormRow> {
  if (form.peserta !== 'terpilih') return form;
  return { ...form, dipilih: await isNamed(on, participantTable, form.id, userId) };
}
