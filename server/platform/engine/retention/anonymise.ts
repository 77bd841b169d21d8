import { type Field, type Registry, type Resource, replacedBy } from '../../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, storedFields, tableName } from '../../database/columns.ts';
import type { DbRow, Tx } from '../../database/db.ts';
import { accountOf, accounts } from './account.ts';
import { replaceFiles, type Substitutes } from './files.ts';
import { type Mask, numberOf, takenOut } from './mask.ts';
import type { OwnRows } from './ownRows.ts';
import { mayTakeOut } from './sweep.ts';
import type { Leaving } from './terms.ts';

/** Dependencies of writing. */
export interface Writing {
  readonly tx: Tx;
  readonly registry: Registry;
  readonly now: Date;
  readonly substitutes: Substitutes;
}

/** A value as SQL that stands in the place of one that is there; undefined: the column stays. */
function valueSql(field: Field, at: string, mask: Mask, unique: boolean, params: unknown[]): string | undefined {
  const bind = (value: string) => `$${params.push(value)}`;
  switch (replacedBy(field)) {
    case 'name':
      return bind(mask.name);
    case 'mail':
      return bind(mask.mail);
    case 'number':
      return unique ? `${bind(numberOf(field, mask))} || '-' || left(md5(t.id::text), 6)` : bind(numberOf(field, mask));
    case 'year':
      return `make_date(extract(year from ${at})::int, 1, 1)`;
    case 'clear':
      // An empty list of its own kind: a word would be a text.
      if (!field.required) return field.kind === 'files' || field.kind === 'texts' ? `${at}[1:0]` : 'null';
      if (field.kind === 'phone') return `'0000000000'`;
      if (field.kind === 'longtext' || field.kind === 'text') return `'-'`;
      return undefined;
    default:
      return undefined;
  }
}

/** Columns of a row or of its child rows in which something stands that is nobody's business any more. */
function setsOf(fields: Resource['fields'], mask: Mask, unique: boolean, params: unknown[]): string[] {
  return storedFields(fields).flatMap(([name, field]) => {
    if (field.template) return [];
    const at = `t.${column(name)}`;
    const value = valueSql(field, at, mask, unique && Boolean(field.unique), params);
    if (value === undefined) return [];
    // A case of nothing but nulls would be a text.
    return [`${column(name)} = ${value === 'null' ? value : `case when ${at} is null then null else ${value} end`}`];
  });
}

/** Takes what is personal out of rows of one resource: columns, child rows, documents, histories. */
export async function emptyRows(
  { tx, registry, now, substitutes }: Writing,
  r: Resource,
  ids: readonly string[],
  mask: Mask,
): Promise<void> {
  if (!ids.length || r.appendOnly) return;
  const params: unknown[] = [ids];
  const sets = setsOf(r.fields, mask, !r.person && r.name !== accounts, params);
  if (sets.length)
    await tx.execute(
      `update ${tableName(r)} t set ${sets.join(', ')}, version = version + 1, updated_at = $${params.push(now.toISOString())}
        where t.id::text = any($1::text[])`,
      params,
    );
  for (const [name, field] of rowsFields(r)) {
    const values: unknown[] = [ids];
    const inner = setsOf(field.fields, mask, true, values);
    if (inner.length)
      await tx.execute(
        `update ${childTableName(r, name)} t set ${inner.join(', ')} where t.parent_id::text = any($1::text[])`,
        values,
      );
  }
  await replaceFiles(tx, registry, r, ids, substitutes, now);
  await emptyHistories(tx, r, ids);
}

/** Removes personal values from histories; which fields changed, when and by whom stays. */
async function emptyHistories(tx: Tx, r: Resource, ids: readonly string[]): Promise<void> {
  const personal = new Set(
    Object.entries(r.fields).flatMap(([name, field]) => (replacedBy(field) === undefined ? [] : [name])),
  );
  if (!personal.size) return;
  // The sides that a change had stay, without what stood there; the database does it, however long the history is.
  await tx.execute(
    `update internal_riwayat set perubahan = (
       select jsonb_object_agg(c.nama, case when c.nama = any($3::text[]) and jsonb_typeof(c.sisi) = 'object' then (
           select coalesce(jsonb_object_agg(s.sisi, case when s.isi = 'null' then s.isi else to_jsonb($4::text) end), '{}')
             from jsonb_each(c.sisi) s(sisi, isi))
         else c.sisi end)
       from jsonb_each(perubahan) c(nama, sisi))
     where resource = $1 and id_baris = any($2::text[]) and jsonb_typeof(perubahan) = 'object' and perubahan ?| $3::text[]`,
    [r.name, ids, [...personal], takenOut],
  );
}

/** Makes one person unknown in everything that is theirs, and shuts the account. Other places were swept before. */
export async function anonymise(writing: Writing, person: Resource, leaving: Leaving, own: OwnRows): Promise<void> {
  const { tx, registry } = writing;
  await mayTakeOut(tx);
  for (const [r, rows] of own) {
    const ids = [...rows].flatMap(([id, of]) => (of === leaving.id ? [id] : []));
    await emptyRows(writing, r, r === person ? [...new Set([...ids, ...leaving.ids])] : ids, leaving.mask);
  }
  const account = accountOf(registry, person);
  if (leaving.account !== null && account) {
    await emptyRows(writing, account, [leaving.account], leaving.mask);
    await shut(writing, leaving.account, account);
  }
  await forgetTwins(tx, person, leaving.ids);
}

/** Nobody enters by the account any more, and what was only the account's is gone. */
async function shut({ tx, registry, now }: Writing, id: string, account: Resource): Promise<void> {
  const at = now.toISOString();
  await tx.execute(`update ${tableName(account)} set aktif = false, sumber = 'lokal' where id = $1`, [id]);
  await tx.execute('update pengaturan_log_aktivitas set alamat_ip = null where id_user = $1', [id]);
  await tx.execute(
    `update internal_berkas set dihapus_pada = coalesce(dihapus_pada, $2), nama_asli = 'berkas' where uploaded_by = $1
       and (id_baris is null or field = 'unduhan')`,
    [id, at],
  );
  await tx.execute(`update internal_berkas set nama_asli = 'berkas' where uploaded_by = $1`, [id]);
  for (const r of registry.resources) {
    if (!r.unaudited || r.appendOnly || r.view || r.name === 'internal/potongan') continue;
    for (const [name, field] of storedFields(r.fields))
      if (field.kind === 'ref' && field.to === accounts && field.required && field.cascade)
        await tx.execute(`delete from ${tableName(r)} where ${column(name)} = $1`, [id]);
  }
}

/** Rows that were merged into this one, and rows of theirs in the bin. */
async function forgetTwins(tx: Tx, person: Resource, ids: readonly string[]): Promise<void> {
  const gone = await tx.query<DbRow & { id: string }>(
    `delete from internal_sampah s where s.id_baris = any($1::text[])
       or exists (select 1 from unnest($1::text[]) as n(id) where s.isi::text like '%' || n.id || '%' or s.ikut::text like '%' || n.id || '%')
     returning s.id`,
    [ids],
  );
  if (gone.length || ids.length)
    await tx.execute(
      `update internal_penggabungan set sebelum = '{}'::jsonb, pindah = '{}'::jsonb, nama_tetap = $3, nama_lebur = $3
        where resource = $1 and (id_tetap = any($2::text[]) or id_lebur = any($2::text[]))`,
      [person.name, ids, takenOut],
    );
}
