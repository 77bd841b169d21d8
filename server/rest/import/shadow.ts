import { setTimeout as pause } from 'node:timers/promises';
import type { Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { rowsFields, tableName, typeOf } from '../../database/columns.ts';
import type { Tx } from '../../database/db.ts';
import { createTurns } from '../../turns.ts';
import type { AuditAction } from '../audit.ts';
import type { Engine, WriteContext } from '../context.ts';
import { dbErrorsOf, heldByImport } from '../dbErrors.ts';
import { type Followed, followAll } from '../follow.ts';
import { usedAmong } from '../uses.ts';
import { writeContext } from '../write.ts';
import type { Follower } from './write.ts';

/**
 * Many rows written in many short transactions and seen by others at one moment. The embedded database has a single
 * connection: one transaction over 20,000 rows would hold everybody for its whole length.
 *
 * The schema `bayangan` is there only while it lasts. `bayangan.lama` inherits from the resource's table, so that what
 * it holds is read with it: the rows as they were. `bayangan.baru` names the rows that were written since. Everybody
 * else works as a role under row level security, which shows neither those rows nor their history: others see every
 * row once, as it was. `finish` takes all of this away in one short transaction; `takeBack` puts the old rows in the
 * place of the new ones, also after the process was killed.
 */

/** What is written under one shadow. */
interface Work {
  importId: string;
  action: AuditAction;
}

interface About extends Record<string, unknown> {
  tabel: string;
  jenis_id: string;
  kolom: string;
  id_impor: string;
  aksi: string;
  mulai: string;
}

/** There is one shadow at a time; who comes next waits. */
const turns = createTurns({ atOnce: 1, waiting: 20, refused: 'Masih banyak impor yang berjalan. Coba lagi nanti.' });

const role = 'mbkm_bersama';
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
/** Rows of a slice at its start; then as many as fit into `sliceMs`. */
const firstRows = 200;
const sliceMs = 60;
/** Between slices: a request of a few statements is answered whole, instead of waiting a slice for each. */
const gapMs = 12;
/** Rows that are put back in one transaction. */
const backRows = 400;

/**
 * Whether an import of a resource can be written under a shadow: its rows stand alone. Rules may write anything
 * anywhere, child rows go with their parent, and without a history nobody knows what to take back.
 */
export function canShadow({ db, rulesOf }: Engine, r: Resource): boolean {
  const { beforeCreate, beforeUpdate, beforeDelete, afterWrite } = rulesOf(r);
  return (
    db.embedded &&
    !r.unaudited &&
    rowsFields(r).length === 0 &&
    !beforeCreate &&
    !beforeUpdate &&
    !beforeDelete &&
    !afterWrite
  );
}

const asOwner = (tx: Tx): Promise<number> => tx.execute('set local role none');

/** See the head of this file. Use `underShadow`, which ends it in every case. */
export class Shadow {
  #rows = firstRows;
  readonly #followed: Followed[] = [];

  private constructor(
    readonly engine: Engine,
    readonly r: Resource,
    readonly about: About,
  ) {}

  static async begin(engine: Engine, r: Resource, { importId, action }: Work): Promise<Shadow> {
    const { db } = engine;
    const [found] = await db.query<{ kolom: string; mulai: string }>(
      `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as kolom, clock_timestamp()::text as mulai
       from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [tableName(r)],
    );
    const about: About = {
      tabel: tableName(r),
      jenis_id: typeOf(r, 'id', engine.registry),
      kolom: found?.kolom ?? '',
      id_impor: importId,
      aksi: action,
      mulai: found?.mulai ?? '',
    };
    // A transaction each, so that others come in between; until the last one nothing is different for them.
    for (const statements of [makeRole, makeTables(about), [...hide(about), `set role ${role}`]])
      await db.transaction(async tx => {
        for (const statement of statements) await tx.execute(statement);
      });
    return new Shadow(engine, r, about);
  }

  /** How many rows the next slice should have. */
  get rows(): number {
    return this.#rows;
  }

  /**
   * One short transaction.
   * @param work gets `hold`, to be called with the ids of rows before they are written
   */
  async slice<T>(
    caller: Caller,
    work: (ctx: WriteContext, hold: (ids: readonly string[]) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const { tabel, kolom, jenis_id } = this.about;
    let held = 0;
    let begun = 0;
    const result = await this.#inTransaction(caller, ctx => {
      begun = performance.now();
      return work(ctx, async ids => {
        held = ids.length;
        await ctx.tx.execute(
          `insert into bayangan.lama (${kolom}) select ${kolom} from only ${tabel} where id = any($1::${jenis_id}[])`,
          [ids],
        );
        await ctx.tx.execute(`insert into bayangan.baru select unnest($1::${jenis_id}[]) on conflict do nothing`, [
          ids,
        ]);
      });
    });
    const took = performance.now() - begun;
    await pause(gapMs);
    if (held) this.#rows = Math.round(Math.min(1000, Math.max(25, (held * sliceMs) / took)));
    return result;
  }

  /** Remembers the rows that others repeat something of: these copies change only when everybody sees the rows. */
  readonly later: Follower = async ({ tx, registry }, r, changed) => {
    const { follows } = this.engine.rulesOf(r);
    const copied = changed.filter(({ changes }) => follows?.fields.some(name => name in changes));
    if (!copied.length) return;
    const ids = copied.map(({ id }) => id);
    const used = await usedAmong(registry, tx, r, ids);
    this.#followed.push(...copied.filter(({ id }) => used.has(id)));
  };

  /** Shows what was written to everybody, in the transaction of `work`. */
  finish<T>(caller: Caller, work: (ctx: WriteContext) => Promise<T>): Promise<T> {
    return this.#inTransaction(caller, async ctx => {
      await followAll(ctx, this.r, this.#followed);
      const result = await work(ctx);
      await lift(ctx.tx, this.about);
      return result;
    });
  }

  /** Undoes what was written, unseen. */
  takeBack(): Promise<void> {
    return takeBack(this.engine, this.about);
  }

  #inTransaction<T>(caller: Caller, work: (ctx: WriteContext) => Promise<T>): Promise<T> {
    const { engine, r } = this;
    return dbErrorsOf(engine.registry, r, () =>
      engine.db.transaction(async tx => {
        await asOwner(tx);
        return work(writeContext(engine, tx, caller));
      }),
    );
  }
}

/** Runs work under a shadow of its own: what it throws takes everything back. `work` calls `finish`. */
export async function underShadow<T>(
  engine: Engine,
  r: Resource,
  what: Work,
  work: (shadow: Shadow) => Promise<T>,
): Promise<T> {
  const end = await turns.take();
  try {
    const shadow = await Shadow.begin(engine, r, what);
    try {
      return await work(shadow);
    } catch (error) {
      await shadow.takeBack();
      throw error;
    }
  } finally {
    end();
  }
}

/** Takes back what a killed process has left half written; before anybody reads. */
export async function takeBackHalf(engine: Engine): Promise<void> {
  if (!engine.db.embedded) return;
  const there = await engine.db.one<{ ada: boolean }>(`select to_regclass('bayangan.tentang') is not null as ada`);
  if (!there?.ada) return;
  const about = await engine.db.one<About>('select * from bayangan.tentang');
  if (about) await takeBack(engine, about);
}

async function takeBack({ db }: Engine, about: About): Promise<void> {
  const { tabel, kolom, jenis_id, id_impor, aksi, mulai } = about;
  let left = true;
  while (left)
    left = await db.transaction(async tx => {
      await asOwner(tx);
      // Rows go and come with their id: references need no look, and the history forgets what never was.
      await tx.execute('set local session_replication_role = replica');
      const some = await tx.query<{ id: string }>(`select id from bayangan.baru limit ${backRows}`);
      const ids = some.map(({ id }) => id);
      await tx.execute(`delete from only ${tabel} where id = any($1::${jenis_id}[])`, [ids]);
      await tx.execute(
        `with kembali as (delete from bayangan.lama where id = any($1::${jenis_id}[]) returning ${kolom})
         insert into ${tabel} (${kolom}) select ${kolom} from kembali`,
        [ids],
      );
      await tx.execute(
        `delete from internal_riwayat where id_impor = $1 and aksi = $2 and created_at >= $3::timestamptz and id_baris = any($4::text[])`,
        [id_impor, aksi, mulai, ids],
      );
      await tx.execute(`delete from bayangan.baru where id = any($1::${jenis_id}[])`, [ids]);
      return ids.length > 0;
    });
  await db.transaction(async tx => {
    await asOwner(tx);
    await lift(tx, about);
  });
}

/** The role of everybody else; it may read and write all, but row level security holds for it. */
const makeRole = [
  `do $$ begin
     if not exists (select 1 from pg_roles where rolname = '${role}') then
       create role ${role} nologin;
       grant pg_read_all_data, pg_write_all_data, pg_maintain to ${role};
     end if;
   end $$`,
];

const makeTables = (about: About): string[] => [
  'create schema bayangan',
  `create table bayangan.tentang as select ${Object.entries(about)
    .map(([name, value]) => `${text(String(value))}::text as ${name}`)
    .join(', ')}`,
  `create table bayangan.lama () inherits (${about.tabel})`,
  'create unique index on bayangan.lama (id)',
  `create table bayangan.baru (id ${about.jenis_id} primary key)`,
  `create function bayangan.tolak() returns trigger language plpgsql as $$ begin raise exception 'impor' using errcode = '${heldByImport}'; end $$`,
  `create trigger tolak before update or delete on bayangan.lama for each row when (current_user = '${role}') execute function bayangan.tolak()`,
];

const hide = ({ tabel, id_impor, aksi, mulai }: About): string[] => [
  `create policy bayangan on ${tabel} using (tableoid <> '${tabel}'::regclass or id not in (select id from bayangan.baru))`,
  `create policy bayangan on internal_riwayat using (id_impor is distinct from ${text(id_impor)} or aksi <> ${text(aksi)} or created_at < ${text(mulai)})`,
  `alter table ${tabel} enable row level security`,
  'alter table internal_riwayat enable row level security',
];

async function lift(tx: Tx, { tabel }: About): Promise<void> {
  for (const table of [tabel, 'internal_riwayat']) {
    await tx.execute(`alter table ${table} disable row level security`);
    await tx.execute(`drop policy if exists bayangan on ${table}`);
  }
  await tx.execute('set local client_min_messages = warning');
  await tx.execute('drop schema bayangan cascade');
  await tx.execute('reset role');
}
