import { peserta } from '../../../resources/formulir/peserta.ts';
import { dayInZone, zone } from '../../../resources/kit/index.ts';
import { surel } from '../../../resources/sistem/surel.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { dueBefore, type TrimmedKind, yearsOf } from '../../platform/engine/retention/kinds.ts';
import { tables } from './forms.ts';
import { linkTable } from './links.ts';
import { participantTable } from './participantSql.ts';

/** People without an account whom a form asked: they stand in no other row that retention would find them by. */
export const contactsOfForms: TrimmedKind = {
  jenis: peserta.name,
  label: 'Kontak tanpa akun pada formulir',
  keterangan:
    'Nama dan surel orang tanpa akun yang diundang dengan tautan pribadi. Dihitung sejak formulirnya berakhir; dihapus setiap malam tanpa rencana tersendiri, jawabannya tetap.',
};

const batch = 500;

/** Contacts of forms whose last day, or closing, lies before the day `$1`. */
const overSql = `select p.id from ${participantTable} p join ${tables.form} f on f.id = p.id_formulir
  where p.lewat = 'surel' and p.surel not like '%@anonim.invalid'
    and coalesce(f.tanggal_tutup, case when f.status = 'tutup' then (f.updated_at at time zone '${zone().id}')::date end) < $1::date
  order by p.id limit ${batch} for update of p skip locked`;

/** Makes some of them unknown: their links open nothing any more, their mails name nobody. @returns how many */
async function forgetSome(tx: Queryable, before: string, now: Date): Promise<number> {
  const gone = await tx.query<DbRow & { id: string }>(
    `update ${participantTable} t set nama = 'Anonim ' || upper(left(md5(t.id::text), 8)),
       surel = 'anonim-' || left(md5(t.id::text), 12) || '@anonim.invalid', updated_at = $2, version = version + 1
      where t.id in (${overSql}) returning t.id`,
    [before, now.toISOString()],
  );
  const ids = gone.map(({ id }) => id);
  await tx.execute(
    `update ${tableName(surel)} m set kepada = p.surel, nama = p.nama
       from ${linkTable} l join ${participantTable} p on p.id = l.id_peserta
      where m.id_pintu = l.id::text and p.id = any($1::uuid[])`,
    [ids],
  );
  await tx.execute(
    `update ${linkTable} set dicabut_pada = $2, updated_at = $2, version = version + 1
      where id_peserta = any($1::uuid[]) and dicabut_pada is null`,
    [ids, now.toISOString()],
  );
  return ids.length;
}

export const forgetContactsJob: EngineJob = {
  name: 'kontak-formulir-lewat',
  title: 'Menghapus kontak formulir yang masa simpannya habis',
  schedule: { at: '02:50' },
  run: async ({ engine: { db }, now, signal }) => {
    const years = (await yearsOf(db)).get(contactsOfForms.jenis);
    let dihapus = 0;
    if (years === undefined) return { dihapus };
    const before = dueBefore(dayInZone(now), years);
    for (let n = batch; n === batch && !signal.aborted; dihapus += n)
      n = await db.transaction(tx => forgetSome(tx, before, now));
    return { dihapus };
  },
};
