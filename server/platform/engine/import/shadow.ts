import { setTimeout as pause } from 'node:timers/promises';
import type { Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { tableName } from '../../database/columns.ts';
import type { Db, Tx } from '../../database/db.ts';
import { createTurns } from '../../workQueue.ts';
import type { Engine } from '../context.ts';
import { dbErrorsOf } from '../dbErrors.ts';
import type { RuleContext } from '../rules.ts';
import { ruleContext } from '../transaction.ts';
import {
  addTable,
  asImporter,
  asOwner,
  begin,
  describeTable,
  leftovers,
  newIds,
  notShadowed,
  putBack,
  type Shadowed,
  show,
  touchedBy,
} from './shadowSql.ts';

/**
 * Many rows written in many short transactions and seen by others at one moment. The embedded database has a single
 * connection: one transaction over 20,000 rows would hold everybody for its whole length.
 *
 * The schema `bayangan` is there only while it lasts. For each table that the import writes, whatever rule writes it,
 * `lama_…` inherits from the table, so that what it holds is read with it: the rows as they were; `baru_…` names the
 * rows that were written since. Triggers fill both. Everybody else works as a role under row level security, which
 * shows them every row once, as it was. The import works as a role that may write only tables under the shadow: a slice
 * that comes to another one is rolled back, the table joins, and the slice is done again. `finish` shows everything in
 * one short transaction; `takeBack` puts the old rows in the place of the new ones, also after the process was killed.
 */

/** There is one shadow at a time; who comes next waits. */
const turns = createTurns({ atOnce: 1, waiting: 20, refused: refusals.imports.tooManyRunning });

/** So few rows are written in one transaction before a shadow would be there. */
const few = 10;
/** How a slice is written: by a few statements for all its rows, or row by row because rules check each. */
type Pace = 'sets' | 'rows';
/** Rows of a slice at its start; then as many as fit in `sliceMs`. */
const firstRows = { sets: 40, rows: 1 };
/** Rows that a slice has at least: on a machine that is busy otherwise fewer would cost only the time around them. */
const fewestRows = { sets: 20, rows: 1 };
const sliceMs = 60;
/** Between slices: a request of a few statements is answered whole, instead of waiting a slice for each. */
const gapMs = 12;
/** Rows that are put back in the first transaction; then as many as fit in `sliceMs`. */
const backRows = { first: 50, fewest: 20 };

/** True if so many rows are written under a shadow. */
export const needsShadow = ({ db }: Engine, rows: number): boolean => db.embedded && rows > few;

/** How many rows the next transaction should have, when so many took so long. */
const fitting = (rows: number, took: number): number => Math.min(1000, Math.round((rows * sliceMs) / took), 2 * rows);

function isPlain({ rulesOf }: Engine, r: Resource): boolean {
  const { beforeCreate, beforeUpdate, beforeDelete, afterWrite } = rulesOf(r);
  return !beforeCreate && !beforeUpdate && !beforeDelete && !afterWrite;
}

const viewsOf = ({ registry }: Engine): string[] => registry.resources.filter(r => r.view).map(tableName);

async function ownerRuns(tx: Tx, statements: readonly string[]): Promise<void> {
  await tx.execute(asOwner);
  for (const statement of statements) await tx.execute(statement);
}

/** Every row of an import asks the same: under row level security planning a statement takes longer than running it. */
const planned = (tx: Tx): Tx => ({
  ...tx,
  query: (text, values, options) => tx.query(text, values, { prepare: true, ...options }),
  one: (text, values, options) => tx.one(text, values, { prepare: true, ...options }),
  execute: (text, values, options) => tx.execute(text, values, { prepare: true, ...options }),
});

/** See the head of this file. Use `underShadow`, which ends it in every case. */
class Shadow {
  #rows: number;
  readonly #pace: Pace;
  readonly #tables: Shadowed[] = [];
  /** Notifications to send once the rows are visible. */
  readonly #after: (() => void | Promise<void>)[] = [];

  private constructor(
    readonly engine: Engine,
    readonly r: Resource,
    pace: Pace,
  ) {
    this.#pace = pace;
    this.#rows = firstRows[pace];
  }

  static async begin(engine: Engine, r: Resource, pace: Pace | undefined): Promise<Shadow> {
    await engine.db.transaction(tx => ownerRuns(tx, begin(viewsOf(engine))));
    const plain = isPlain(engine, r);
    const shadow = new Shadow(engine, r, pace ?? (plain ? 'sets' : 'rows'));
    await shadow.#add(tableName(r), !plain);
    return shadow;
  }

  /** How many rows the next slice should have. */
  get rows(): number {
    return this.#rows;
  }

  /** A table joins, and with it those that its foreign keys write. */
  async #add(tabel: string, closed: boolean): Promise<void> {
    if (this.#tables.some(each => each.tabel === tabel)) return;
    const { db } = this.engine;
    const [found] = await db.query<Pick<Shadowed, 'kolom' | 'jenisId' | 'terbagi'>>(describeTable, [tabel]);
    if (!found?.jenisId) throw new Error(`${tabel} tidak dapat ditulis impor`);
    const table = { n: this.#tables.length, tabel, ...found };
    await db.transaction(tx => ownerRuns(tx, addTable(table, closed)));
    this.#tables.push(table);
    for (const other of await db.query<{ tabel: string }>(touchedBy, [tabel])) await this.#add(other.tabel, false);
  }

  /**
   * Works through all of them, in as many slices as it takes; gives what each slice came to.
   * @param rowsOf how many rows one of them writes
   */
  async *each<T, R>(
    caller: Caller,
    all: readonly T[],
    work: (ctx: RuleContext, part: readonly T[]) => Promise<R>,
    rowsOf: (one: T) => number = () => 1,
  ): AsyncGenerator<{ part: readonly T[]; result: R }> {
    for (let at = 0; at < all.length; ) {
      let [end, rows] = [at, 0];
      for (let one = all[end]; one !== undefined && (end === at || rows < this.#rows); one = all[end]) {
        rows += rowsOf(one);
        end += 1;
      }
      const part = all.slice(at, end);
      yield { part, result: await this.slice(caller, rows, ctx => work(ctx, part)) };
      at = end;
    }
  }

  /** One short transaction of so many rows, done again while it comes to tables that are not under the shadow yet. */
  async slice<T>(caller: Caller, rows: number, work: (ctx: RuleContext) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await this.#slice(caller, rows, work);
      } catch (error) {
        const table = notShadowed(error);
        if (!table || this.#tables.some(({ tabel }) => tabel === table)) throw error;
        await this.#add(table, false);
      }
    }
  }

  async #slice<T>(caller: Caller, rows: number, work: (ctx: RuleContext) => Promise<T>): Promise<T> {
    const { engine, r } = this;
    const after: (() => void | Promise<void>)[] = [];
    let begun = 0;
    const result = await dbErrorsOf(engine.registry, r, () =>
      engine.db.transaction(async tx => {
        begun = performance.now();
        await tx.execute(asImporter);
        return work(ruleContext(engine, { ...planned(tx), afterCommit: each => void after.push(each) }, caller));
      }),
    );
    this.#after.push(...after);
    this.#rows = Math.max(fewestRows[this.#pace], fitting(rows, performance.now() - begun));
    await pause(gapMs);
    return result;
  }

  /** Shows what was written to everybody, in the transaction of `work`. */
  async finish<T>(caller: Caller, work: (ctx: RuleContext) => Promise<T>): Promise<T> {
    const { engine, r } = this;
    const result = await dbErrorsOf(engine.registry, r, () =>
      engine.db.transaction(async tx => {
        await ownerRuns(tx, show(this.#tables, viewsOf(engine)));
        for (const each of this.#after) tx.afterCommit(each);
        return work(ruleContext(engine, tx, caller));
      }),
    );
    await clean(engine.db, this.#tables);
    return result;
  }

  /** Undoes what was written, unseen. */
  takeBack(): Promise<void> {
    return takeBack(this.engine, this.#tables);
  }
}

export type { Shadow };

/**
 * Runs work under a shadow of its own: what it throws takes everything back. `work` calls `finish`.
 * @param pace what the rules of the resource say, unless given
 */
export async function underShadow<T>(
  engine: Engine,
  r: Resource,
  work: (shadow: Shadow) => Promise<T>,
  pace?: Pace,
): Promise<T> {
  const end = await turns.take();
  try {
    const shadow = await Shadow.begin(engine, r, pace);
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
  const there = await engine.db.one<{ ada: boolean }>(`select to_regclass('bayangan.tabel') is not null as ada`);
  if (there?.ada) await takeBack(engine, await engine.db.query<Shadowed>('select * from bayangan.tabel order by n'));
}

async function takeBack(engine: Engine, tables: readonly Shadowed[]): Promise<void> {
  const { db } = engine;
  for (const table of tables) {
    let most = backRows.first;
    let left = true;
    while (left) {
      const begun = performance.now();
      left = await db.transaction(async tx => {
        // Rows go and come with their id: references need no look, and the history forgets what never was.
        await ownerRuns(tx, ['set local session_replication_role = replica']);
        const some = await tx.query<{ id: string }>(`select id::text from ${newIds(table)} limit ${most}`);
        for (const statement of putBack(table)) await tx.execute(statement, [some.map(({ id }) => id)]);
        return some.length > 0;
      });
      most = Math.max(backRows.fewest, fitting(most, performance.now() - begun));
      await pause(0);
    }
  }
  await db.transaction(tx => ownerRuns(tx, show(tables, viewsOf(engine))));
  await clean(db, tables);
}

async function clean(db: Db, tables: readonly Shadowed[]): Promise<void> {
  for (const statement of leftovers(tables))
    await db.transaction(tx => ownerRuns(tx, ['set local client_min_messages = warning', statement]));
}
