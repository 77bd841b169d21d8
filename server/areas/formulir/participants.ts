import type { PesertaFormulir, PilihanPeserta } from '../../../resources/formulir/pesertaPanggilan.ts';
import { formulirPesertaRefusals } from '../../../resources/formulir/pesertaRefusals.ts';
import { dayInZone, type Resource } from '../../../resources/kit/index.ts';
import { waysOf, wordsOf } from '../../../resources/kit/reaches.ts';
import type { Way } from '../../../resources/kit/reachesShape.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { chosenIds } from '../../platform/engine/manyRows.ts';
import { forbidden, HttpError, invalid } from '../../platform/errors.ts';
import { receiversOf } from '../../platform/notify/receivers.ts';
import { fewestAnswers } from './anonymous.ts';
import { type FormRow, isOpen } from './forms.ts';
import { answeredSql, choiceTable, participantTable, remindableSql } from './participantSql.ts';

/** Most people of one choice. */
const most = 5000;

type Groups = Readonly<Record<string, string>>;

/** People whom a choice means: those with an account, each once, with what they are counted by. */
export interface Found {
  readonly rows: number;
  readonly unreached: number;
  readonly people: ReadonlyMap<string, Groups>;
  /** People without an account by their address, where the form reaches them by a personal link. */
  readonly contacts: ReadonlyMap<string, { readonly nama: string; readonly kelompok: Groups }>;
}

/** The list that a choice names, as the caller may write to its people. @throws HttpError 403, 422 */
function sourceOf({ registry }: Engine, caller: Caller, asked: PilihanPeserta): { resource: Resource; way: Way } {
  const resource = registry.find(asked.resource);
  if (!resource?.reaches?.by.includes(caller.baseRole)) throw forbidden();
  mustBeAllowed(caller, resource, 'read');
  const way = waysOf(registry.find, resource, caller.baseRole).find(([key]) => key === asked.kepada)?.[1];
  if (!way) throw invalid({ kepada: formulirPesertaRefusals.unknownWay });
  return { resource, way };
}

/** Words of the row by which people are counted: what it refers to, such as its study programme. */
const groupWords = (r: Resource, caller: Caller, way: Way): { label: string; field: string }[] =>
  wordsOf(r, caller.baseRole, way).flatMap(word => {
    const field = r.reaches?.words[word] ?? '';
    return r.fields[field]?.kind === 'ref' && field !== way.path[0]
      ? [{ label: r.fields[field].label ?? word, field }]
      : [];
  });

/** Works out whom a choice means; stores nothing. @throws HttpError 403, 422 for no rows or too many */
export async function findPeople(
  engine: Engine,
  caller: Caller,
  asked: PilihanPeserta,
  form: Pick<FormRow, 'tautanPribadi' | 'anonim'>,
): Promise<Found> {
  const { resource, way } = sourceOf(engine, caller, asked);
  const { filter, semua } = asked;
  const ids = await chosenIds({ engine, caller, on: engine.db }, resource, { filter, semua });
  const groups = groupWords(resource, caller, way);
  const words = groups.map(({ field }) => field);
  const found = await receiversOf(engine, engine.db, caller, { resource, way, ids, words, most });
  if (found.length > most) throw new HttpError(422, formulirPesertaRefusals.tooMany({ n: most }));
  const people = new Map<string, Groups>();
  const contacts = new Map<string, { nama: string; kelompok: Groups }>();
  const byLink = form.tautanPribadi === true && form.anonim !== true;
  let unreached = 0;
  for (const { idUser, dalamCakupan, kata, surel, nama } of found) {
    const kelompok = Object.fromEntries(groups.flatMap(({ label }, i) => (kata[i] ? [[label, kata[i]] as const] : [])));
    if (!dalamCakupan) unreached++;
    else if (idUser !== null) people.set(idUser, kelompok);
    else if (byLink && surel) contacts.set(surel.toLowerCase(), { nama: nama ?? surel, kelompok });
    else unreached++;
  }
  return { rows: ids.length, unreached, people, contacts };
}

/** How many of some people are participants already. */
export async function countKnown(
  on: Queryable,
  form: string,
  people: readonly string[],
  addresses: readonly string[],
): Promise<number> {
  const sql = `select count(*)::int as n from ${participantTable}
    where id_formulir = $1 and (id_user = any($2::uuid[]) or surel = any($3::text[]))`;
  return (await on.one<{ n: number }>(sql, [form, people, addresses]))?.n ?? 0;
}

/** Makes people participants; who is one already stays as they are. */
export async function addPeople(
  tx: Queryable,
  form: string,
  choice: string,
  { people, contacts }: Pick<Found, 'people' | 'contacts'>,
  now: Date,
): Promise<void> {
  const known = [...contacts];
  await tx.execute(
    `insert into ${participantTable} (id, created_at, updated_at, id_formulir, lewat, surel, nama, kelompok, diingatkan, id_pilihan)
     select gen_random_uuid(), $2, $2, $1, 'surel', x.surel, left(x.nama, 201), x.kelompok, 0, $6
       from unnest($3::text[], $4::text[], $5::jsonb[]) as x (surel, nama, kelompok) on conflict do nothing`,
    [
      form,
      now.toISOString(),
      known.map(([surel]) => surel),
      known.map(([, { nama }]) => nama),
      known.map(([, { kelompok }]) => JSON.stringify(kelompok)),
      choice,
    ],
  );
  await tx.execute(
    `insert into ${participantTable} (id, created_at, updated_at, id_formulir, lewat, id_user, kelompok, diingatkan, id_pilihan)
     select gen_random_uuid(), $2, $2, $1, 'akun', x.id_user, x.kelompok, 0, $5
       from unnest($3::uuid[], $4::jsonb[]) as x (id_user, kelompok) on conflict do nothing`,
    [form, now.toISOString(), [...people.keys()], [...people.values()].map(value => JSON.stringify(value)), choice],
  );
}

/** Takes out everybody who has not answered; nobody comes in by what was chosen before. */
export async function dropUnanswered(tx: Queryable, form: string, now: Date): Promise<void> {
  await tx.execute(
    `update ${choiceTable} set dihitung_pada = $2, updated_at = $2 where id_formulir = $1 and dihitung_pada is null`,
    [form, now.toISOString()],
  );
  await tx.execute(`delete from ${participantTable} p where p.id_formulir = $1 and not ${answeredSql('p')}`, [form]);
}

interface Counted extends DbRow {
  label: string | null;
  nama: string | null;
  jumlah: number;
  menjawab: number;
}

/** Groups of so few of an anonymous form stand together, so that no number is of one of them. */
const small = 'Kelompok kecil';

function groupsOf(rows: readonly Counted[], anonymous: boolean): PesertaFormulir['kelompok'] {
  const labels = [...new Set(rows.flatMap(({ label }) => label ?? []))].sort();
  return labels.map(label => {
    const isi = new Map<string, { nama: string; jumlah: number; menjawab: number }>();
    for (const row of rows) {
      if (row.label !== label) continue;
      const nama = anonymous && row.jumlah < fewestAnswers ? small : (row.nama ?? '');
      const known = isi.get(nama) ?? { nama, jumlah: 0, menjawab: 0 };
      isi.set(nama, { nama, jumlah: known.jumlah + row.jumlah, menjawab: known.menjawab + row.menjawab });
    }
    return { label, isi: [...isi.values()].sort((a, b) => a.nama.localeCompare(b.nama, 'id')) };
  });
}

/** Participants of a form in numbers, and where more of them may come from. */
export async function summarisePeople(
  { db, registry, now }: Engine,
  caller: Caller,
  form: FormRow,
): Promise<PesertaFormulir> {
  const { id, anonim } = form;
  const total = await db.one<
    DbRow & { jumlah: number; menjawab: number; diundang: number; dapat: number; pilihan: number }
  >(
    `select count(*)::int as jumlah, count(*) filter (where ${answeredSql('p')})::int as menjawab,
       count(p.diundang_pada)::int as diundang, count(*) filter (where not ${answeredSql('p')} and ${remindableSql})::int as dapat,
       (select count(*)::int from ${choiceTable} c where c.id_formulir = $2 and c.dihitung_pada is null) as pilihan
       from ${participantTable} p where p.id_formulir = $2`,
    [dayInZone(now()), id],
  );
  const rows = await db.query<Counted>(
    `select e.key as label, e.value as nama, count(*)::int as jumlah,
       count(*) filter (where ${answeredSql('p')})::int as menjawab
       from ${participantTable} p, jsonb_each_text(p.kelompok) e where p.id_formulir = $1 group by 1, 2`,
    [id],
  );
  return {
    jumlah: total?.jumlah ?? 0,
    menjawab: total?.menjawab ?? 0,
    diundang: total?.diundang ?? 0,
    dihitungLagi: total?.pilihan ?? 0,
    dibuka: isOpen(form, dayInZone(now())),
    dapatDiingatkan: total?.dapat ?? 0,
    kelompok: groupsOf(rows, anonim ?? false),
    sumber: registry.resources.flatMap(r => {
      const ways = waysOf(registry.find, r, caller.baseRole);
      const cara = ways.map(([kunci, { label }]) => ({ kunci, label }));
      return cara.length ? [{ resource: r.name, label: r.label, cara }] : [];
    }),
  };
}
