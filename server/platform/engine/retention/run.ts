import { randomUUID } from 'node:crypto';
import type { Registry } from '../../../../resources/kit/index.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { DbRow } from '../../database/db.ts';
import { dayInZone } from '../../day.ts';
import { type FilePorts, sweepFiles } from '../../documents/files/index.ts';
import type { Engine } from '../context.ts';
import { anonymise, emptyRows, type Writing } from './anonymise.ts';
import { type Substitutes, storeSubstitutes } from './files.ts';
import { dueBefore, type Kind, kindsOf, reasonsOf, yearsOf } from './kinds.ts';
import { leavingOf, sharedNames } from './leaving.ts';
import { maskOf } from './mask.ts';
import { stillReady } from './numbers.ts';
import { type OwnRows, ownRowsOf } from './ownRows.ts';
import { mayTakeOut, sweepTable, sweptTables } from './sweep.ts';
import { replacerOf } from './terms.ts';

/** Further changes of an area for anonymised persons: their rows by resource, in the transaction of each person. */
export type AfterAnonymising = (writing: Writing, rows: ReadonlyMap<string, readonly string[]>) => Promise<void>;

export interface RunPorts {
  readonly engine: Engine;
  readonly files: FilePorts;
  readonly after: readonly AfterAnonymising[];
  readonly signal: AbortSignal;
}

interface Run extends DbRow {
  id: string;
  catatan: string;
  idUser: string;
  namaUser: string | null;
  total: number;
}

interface Line extends DbRow {
  id: string;
  idBaris: string;
}

/** Persons who are looked for at once: their names, numbers and addresses make one expression. */
const batch = 20;

/** SQL condition: run `j` has begun with its persons; even when called off, each of them is finished. */
const isBegun = `exists (select 1 from internal_anonimisasi_baris b where b.id_anonimisasi = j.id and b.hasil = 'berlangsung')`;

/** Runs whose day has come, or that a killed process left. */
const dueRuns = `select j.id, j.catatan, j.id_user as "idUser", j.nama_user as "namaUser", j.total from internal_anonimisasi j
  where j.status = 'berjalan' or (j.status = 'direncanakan' and j.tanggal <= $1::date) or ${isBegun}
  order by j.created_at limit 10`;

/** True if a run has anything to do. */
export const runsDue = async ({ db, now }: Engine): Promise<boolean> =>
  (await db.query(dueRuns, [dayInZone(now())])).length > 0;

/** Goes on with every run whose day has come, a few persons at a time; after a kill with those who are left. */
export async function goOnAnonymising(ports: RunPorts): Promise<{ selesai: number; dilewati: number }> {
  const { engine, signal } = ports;
  const done = { selesai: 0, dilewati: 0 };
  for (const run of await engine.db.query<Run>(dueRuns, [dayInZone(engine.now())])) {
    const at = engine.now().toISOString();
    await engine.db.execute(
      `update internal_anonimisasi set status = 'berjalan', mulai = coalesce(mulai, $2), updated_at = $2 where id = $1 and status in ('direncanakan', 'berjalan')`,
      [run.id, at],
    );
    const substitutes = await storeSubstitutes(ports.files);
    // Rows of a person are anonymised before the person, by whom they are found.
    const kinds = kindsOf(engine.registry).toSorted((a, b) => Number(a.whole) - Number(b.whole));
    for (const kind of kinds) {
      while (!signal.aborted && (await goesOn(engine, run))) {
        const made = await engine.db.unhurried(0, () => nextBatch(ports, run, kind, substitutes));
        if (!made) break;
        done.selesai += made.selesai;
        done.dilewati += made.dilewati;
      }
    }
    if (!signal.aborted) await finish(ports, run);
  }
  return done;
}

const goesOn = async ({ db }: Engine, run: Run): Promise<boolean> =>
  (await db.one(
    `select 1 as ada from internal_anonimisasi j where j.id = $1 and (j.status = 'berjalan' or ${isBegun})`,
    [run.id],
  )) !== undefined;

/** @returns undefined where nobody of the kind is left */
async function nextBatch(ports: RunPorts, run: Run, kind: Kind, substitutes: Substitutes) {
  const { engine } = ports;
  const { db } = engine;
  const linesOf = (hasil: string) =>
    db.query<Line>(
      `select id, id_baris as "idBaris" from internal_anonimisasi_baris where id_anonimisasi = $1 and jenis = $2
         and hasil = $3 order by id limit ${batch}`,
      [run.id, kind.resource.name, hasil],
    );
  const begun = await linesOf('berlangsung');
  if (begun.length) {
    await anonymisePersons(ports, run, kind, begun, substitutes);
    return { selesai: begun.length, dilewati: 0 };
  }
  const lines = await linesOf('menunggu');
  if (!lines.length) return undefined;
  const ready = await readyOf(engine, kind, lines);
  for (const line of lines) {
    const why = ready.get(line.idBaris);
    if (why !== undefined)
      await db.execute(
        `update internal_anonimisasi_baris set hasil = 'dilewati', pesan = $2, updated_at = $3 where id = $1 and hasil = 'menunggu'`,
        [line.id, why, engine.now().toISOString()],
      );
  }
  const going = await begin(
    engine,
    lines.filter(({ idBaris }) => !ready.has(idBaris)),
  );
  if (kind.whole) await anonymisePersons(ports, run, kind, going, substitutes);
  else
    for (const line of going)
      await written(ports, run, kind, line, substitutes, writing =>
        emptyRows(writing, kind.resource, [line.idBaris], maskOf(line.id)),
      );
  return { selesai: going.length, dilewati: lines.length - going.length };
}

/** Lines that are still waiting are begun with: from then on calling the run off does not reach them. */
const begin = ({ db, now }: Engine, lines: readonly Line[]): Promise<Line[]> =>
  db.query<Line>(
    `update internal_anonimisasi_baris set hasil = 'berlangsung', updated_at = $2 where id = any($1::uuid[]) and hasil = 'menunggu'
     returning id, id_baris as "idBaris"`,
    [lines.map(({ id }) => id), now().toISOString()],
  );

/** Why rows are left out by now, in words; the others are not in it. */
async function readyOf(engine: Engine, kind: Kind, lines: readonly Line[]): Promise<ReadonlyMap<string, string>> {
  const { db, registry } = engine;
  const years = (await yearsOf(db)).get(kind.resource.name);
  const ids = lines.map(({ idBaris }) => idBaris);
  const none = 'Masa simpannya belum habis.';
  if (years === undefined) return new Map(ids.map(id => [id, none]));
  const found = await stillReady(db, registry, kind, dueBefore(dayInZone(engine.now()), years), ids);
  const words = reasonsOf(registry, kind);
  return new Map(
    ids.flatMap((id): [string, string][] => {
      const row = found.get(id);
      if (!row) return [[id, none]];
      if (row.ditahan) return [[id, 'Datanya ditahan.']];
      const [first] = row.halangan;
      return first === undefined ? [] : [[id, words[first]?.text ?? none]];
    }),
  );
}

async function anonymisePersons(
  ports: RunPorts,
  run: Run,
  kind: Kind,
  lines: readonly Line[],
  substitutes: Substitutes,
): Promise<void> {
  const { engine, signal } = ports;
  const { db, registry } = engine;
  const found = await Promise.all(lines.map(line => leavingOf(db, registry, kind.person, line)));
  const leaving = found.flatMap(one => one ?? []);
  const persons = new Map(leaving.flatMap(({ id, ids }) => ids.map(each => [each, id] as const)));
  const own = await ownRowsOf(db, registry, kind.person, persons);
  const withAccounts = withAccountsOf(registry, own, leaving);
  const replacer = replacerOf(
    leaving.flatMap(({ terms }) => terms),
    await sharedNames(db, registry, leaving),
  );
  if (replacer)
    for (const swept of sweptTables(registry))
      await sweepTable({ db, registry, signal }, swept, replacer, withAccounts);
  // Until then everything by which they can be found is where it was: a run that was cut off begins with them again.
  if (signal.aborted) return;
  for (const one of leaving) {
    const line = lines.find(({ idBaris }) => idBaris === one.id);
    if (!line) continue;
    await written(ports, run, kind, line, substitutes, async writing => {
      await anonymise(writing, kind.person, one, own);
      const rows = new Map(
        [...own].map(([r, ids]) => [r.name, [...ids].flatMap(([id, of]) => (of === one.id ? [id] : []))] as const),
      );
      for (const after of ports.after) await after(writing, rows);
    });
  }
}

/** The accounts are theirs as well. */
function withAccountsOf(
  registry: Registry,
  own: OwnRows,
  leaving: readonly { id: string; account: string | null }[],
): OwnRows {
  const accounts = registry.find('pengaturan/user');
  if (!accounts) return own;
  return new Map([
    ...own,
    [accounts, new Map(leaving.flatMap(({ id, account }) => (account === null ? [] : [[account, id] as const])))],
  ]);
}

/** One person or row in a transaction of its own, with its line, its history and nothing half done. */
async function written(
  { engine }: RunPorts,
  run: Run,
  kind: Kind,
  line: Line,
  substitutes: Substitutes,
  work: (writing: Writing) => Promise<void>,
): Promise<void> {
  const now = engine.now();
  await engine.db.transaction(async tx => {
    await mayTakeOut(tx);
    await work({ tx, registry: engine.registry, now, substitutes });
    await tx.execute(
      `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, catatan, id_user, nama_user, waktu)
       values ($1, $2, $3, 'anonimkan', '{}'::jsonb, $4, $5, $6, $7)`,
      [randomUUID(), kind.resource.name, line.idBaris, run.catatan, run.idUser, run.namaUser, now.toISOString()],
    );
    await tx.execute(
      `update internal_anonimisasi_baris set hasil = 'selesai', pesan = null, updated_at = $2 where id = $1`,
      [line.id, now.toISOString()],
    );
  });
}

interface Ended extends DbRow {
  jenis: string;
  hasil: string;
  pesan: string | null;
  jumlah: number;
}

/** Notes what was done, and removes what lay behind the documents. */
async function finish({ engine, files, signal }: RunPorts, run: Run): Promise<void> {
  const { db, registry, now } = engine;
  const counted = await db.query<Ended>(
    `select jenis, hasil, pesan, count(*)::int as jumlah from internal_anonimisasi_baris where id_anonimisasi = $1
      group by jenis, hasil, pesan order by jenis, hasil, pesan limit 500`,
    [run.id],
  );
  const at = now();
  const ended = await db.execute(
    `update internal_anonimisasi set status = 'selesai', selesai = $2, hasil = $3::jsonb, updated_at = $2 where id = $1 and status = 'berjalan'`,
    [run.id, at.toISOString(), JSON.stringify(counted)],
  );
  if (ended) {
    const sum = (hasil: string) => counted.reduce((n, row) => (row.hasil === hasil ? n + row.jumlah : n), 0);
    await createActivityLog(registry)(db, {
      aksi: 'pengaturan',
      ringkasan: `Anonimisasi selesai: ${sum('selesai')} dianonimkan, ${sum('dilewati')} dilewati. ${run.catatan}`,
      waktu: at,
      idUser: run.idUser,
      namaUser: run.namaUser,
      roleId: null,
      alamatIp: null,
    });
  }
  await sweepFiles({ db, ...files }, at, signal);
}
