import { type Field, isRecord, type Registry, type Resource, replacedBy } from '../../../../resources/kit/index.ts';
import { withMergedSql } from '../../access/sensitive/mergedInto.ts';
import { column, storedFields, tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { accountOf, accounts } from './account.ts';
import { maskOf, wordFor } from './mask.ts';
import { isUsable, type Leaving, type Term } from './terms.ts';

/** Values of a person's fields by which they can be known; what is no text says nothing elsewhere. */
const telling = (r: Resource): [string, Field][] =>
  storedFields(r.fields).filter(([, field]) => !field.secret && !field.template && replacedBy(field) !== undefined);

const kindOf = (field: Field): Term['of'] => {
  const by = replacedBy(field);
  if (by === 'mail') return 'mail';
  if (field.kind === 'phone') return 'phone';
  return by === 'name' ? 'name' : 'number';
};

/** Identifying terms of a row, of a former version of it or of its merged twin. */
function termsIn(r: Resource, row: Readonly<Record<string, unknown>>, of: Pick<Leaving, 'id' | 'mask'>): Term[] {
  return telling(r).flatMap(([name, field]) => {
    const value = row[name];
    const word = wordFor(field, of.mask);
    if (typeof value !== 'string' || word === undefined) return [];
    // A user name may be an ordinary word, which must not be replaced in other texts.
    if (r.name === accounts && name === 'username' && !/\d{4}/.test(value)) return [];
    const term: Term = { text: value.trim(), with: word, person: of.id, of: kindOf(field) };
    return isUsable(term) ? [term] : [];
  });
}

const selected = (r: Resource): string =>
  telling(r)
    .map(([name]) => `t.${column(name)}::text as "${name}"`)
    .join(', ');

/** Everything by which a person can be found: the row, the account, what both were before, and twins. */
export async function leavingOf(
  on: Queryable,
  registry: Registry,
  person: Resource,
  line: { readonly id: string; readonly idBaris: string },
): Promise<Leaving | undefined> {
  const row = await on.one<DbRow>(`select ${selected(person)} from ${tableName(person)} t where t.id::text = $1`, [
    line.idBaris,
  ]);
  if (!row) return undefined;
  const merged = await on.query<{ id: string }>(`${withMergedSql('select $1::text')} limit 1000`, [line.idBaris]);
  const ids = [...new Set([line.idBaris, ...merged.map(({ id }) => id)])];
  const link = person.person?.account;
  const account = accountOf(registry, person);
  const user =
    link && account
      ? await on.one<DbRow & { id: string }>(
          `select t.id::text as id, ${selected(account)} from ${tableName(account)} t where t.${column(link)}::text = $1`,
          [line.idBaris],
        )
      : undefined;
  const of = { id: line.idBaris, mask: maskOf(line.id) };
  const terms = [
    ...termsIn(person, row, of),
    ...(account && user ? termsIn(account, user, of) : []),
    ...(await former(on, person, ids, of)),
    ...(account && user ? await former(on, account, [user.id], of) : []),
    ...(await twins(on, person, line.idBaris, of)),
  ];
  // A number that is also what one logs in by: the person's own row says what stands in its place.
  const once = new Map(terms.toReversed().map(term => [`${term.of} ${term.text.toLowerCase()}`, term]));
  return { line: line.id, ids, account: user?.id ?? null, terms: [...once.values()], ...of };
}

/** Former values of the fields, from histories. */
async function former(on: Queryable, r: Resource, ids: readonly string[], of: Pick<Leaving, 'id' | 'mask'>) {
  const rows = await on.query<{ perubahan: unknown }>(
    'select perubahan from internal_riwayat where resource = $1 and id_baris = any($2::text[]) order by waktu desc limit 2000',
    [r.name, ids],
  );
  return rows.flatMap(({ perubahan }) => {
    if (!isRecord(perubahan)) return [];
    return (['dari', 'ke'] as const).flatMap(side =>
      termsIn(
        r,
        Object.fromEntries(
          Object.entries(perubahan).map(([name, change]) => [name, isRecord(change) ? change[side] : null]),
        ),
        of,
      ),
    );
  });
}

/** Labels of rows that were merged into this one, and former labels of this one. */
async function twins(on: Queryable, r: Resource, id: string, of: Pick<Leaving, 'id' | 'mask'>): Promise<Term[]> {
  const rows = await on.query<{ sebelum: unknown }>(
    'select sebelum from internal_penggabungan where resource = $1 and id_tetap = $2 limit 1000',
    [r.name, id],
  );
  const binned = await on.query<{ isi: unknown }>(
    `select s.isi from internal_sampah s join internal_penggabungan p on p.id_lebur = s.id_baris and p.resource = s.resource
     where p.resource = $1 and p.id_tetap = $2 limit 1000`,
    [r.name, id],
  );
  const named = (isi: unknown) =>
    isRecord(isi)
      ? Object.fromEntries(telling(r).map(([name]) => [name, isi[name] ?? isi[column(name).slice(1, -1)]]))
      : {};
  return [...rows.map(({ sebelum }) => named(sebelum)), ...binned.map(({ isi }) => named(isi))].flatMap(row =>
    termsIn(r, row, of),
  );
}

/** Names of these persons, in lower case, that others bear as well, or that stand in the name of somebody else. */
export async function sharedNames(
  on: Queryable,
  registry: Registry,
  leaving: readonly Leaving[],
): Promise<ReadonlySet<string>> {
  const names = [
    ...new Set(
      leaving.flatMap(({ terms }) => terms.filter(({ of }) => of === 'name').map(({ text }) => text.toLowerCase())),
    ),
  ];
  const mine = [...leaving.flatMap(({ ids }) => ids), ...leaving.flatMap(({ account }) => account ?? [])];
  if (!names.length) return new Set();
  const shared = new Set<string>();
  for (const r of registry.resources) {
    if (!(r.person || r.name === accounts)) continue;
    const columns = storedFields(r.fields).filter(([, { personal }]) => personal === 'name');
    const called = columns.length
      ? columns
      : storedFields(r.fields).filter(([name, { kind }]) => kind === 'text' && name.startsWith('nama'));
    for (const [name] of called) {
      const at = `lower(t.${column(name)})`;
      const found = await on.query<{ nama: string }>(
        `select n.nama from unnest($1::text[]) as n(nama) where exists (select 1 from ${tableName(r)} t
           where t.id::text <> all($2::text[]) and ' ' || ${at} || ' ' like '% ' || n.nama || ' %') limit 100000`,
        [names, mine],
      );
      for (const { nama } of found) shared.add(nama);
    }
  }
  return shared;
}
