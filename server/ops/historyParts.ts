import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from '../platform/database/db.ts';
import {
  attachMonth,
  isImpatient,
  isWithin,
  type Monthly,
  makeMonth,
  monthLater,
  monthlyParts,
  monthlyTables,
  monthOf,
  monthsBetween,
  type Part,
  partName,
} from '../platform/database/months.ts';
import { OpsError } from './errors.ts';

interface Asked {
  /** Parts whose months all lie before this one (`2025-01`). */
  before: string;
  /** Tablespace that they move to; `pg_default` is where the database itself is. */
  to: string;
}

/** A part that moves, of which table. */
interface Moving {
  readonly monthly: Monthly;
  readonly part: Part;
}

/** The parts of every table that is kept by month. */
export async function allParts(db: Db): Promise<Moving[]> {
  const found: Moving[] = [];
  for (const monthly of await monthlyTables(db))
    for (const part of await monthlyParts(db, monthly)) found.push({ monthly, part });
  return found;
}

/**
 * Parts that would move. Only whole months that are over: nothing is written in them but what retention takes out.
 * @throws OpsError on an embedded database, for a month that is none or not over, and an unknown tablespace
 */
export async function partsToMove(db: Db, { before, to }: Asked, now: Date): Promise<Moving[]> {
  if (db.embedded) throw new OpsError('Basis data tertanam hanya mempunyai satu tempat penyimpanan.');
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(before)) throw new OpsError('--sebelum: isi dengan bulan, misalnya 2025-01.');
  if (`${before}-01` > monthOf(now)) throw new OpsError('--sebelum: bulan itu belum lewat.');
  if (!(await db.one('select 1 as ada from pg_tablespace where spcname = $1', [to])))
    throw new OpsError(
      `Tablespace "${to}" tidak ada. Buat lebih dulu: CREATE TABLESPACE … LOCATION … (docs/deployment.md).`,
    );
  const there = (part: Part) => (part.tablespace ?? 'pg_default') === to && part.from !== null;
  return (await allParts(db)).filter(({ part }) => part.until !== null && part.until <= `${before}-01` && !there(part));
}

/**
 * Moves a part: its rows are copied while everybody goes on reading them, then the copy takes its place, for which others
 * wait milliseconds. What was there before there were months is split into them.
 * @returns rows that moved
 * @throws OpsError where somebody reads the history for so long that the place cannot be taken; nothing has changed then
 */
export async function movePart(db: Db, { monthly, part }: Moving, to: string): Promise<number> {
  return db.unhurried(0, () =>
    db.transaction(async tx => {
      await tx.query(`select set_config('default_tablespace', $1, true)`, [to]);
      await tx.execute(`lock table ${part.name} in share mode`);
      const copies: { month: string; copy: string }[] = [];
      let rows = 0;
      for (const month of await monthsIn(tx, monthly, part)) {
        const copy = `${partName(monthly, month)}_baru`;
        await makeMonth(tx, monthly, month, copy, async () => {
          rows += await tx.execute(`insert into ${copy} select * from ${part.name} where ${isWithin(monthly, month)}`);
        });
        await tx.execute(`analyze ${copy}`);
        copies.push({ month, copy });
      }
      const all = await tx.one<{ n: string }>(`select count(*)::text as n from ${part.name}`);
      if (Number(all?.n) !== rows) throw new OpsError(`${part.name}: ${all?.n} baris, tersalin ${rows}.`);
      await takePlace(tx, part, async () => {
        await tx.execute(`alter table ${monthly.table} detach partition ${part.name}`);
        await tx.execute(`drop table ${part.name}`);
        for (const { month, copy } of copies) {
          await tx.execute(`alter table ${copy} rename to ${partName(monthly, month)}`);
          await attachMonth(tx, monthly, month, partName(monthly, month), copy);
        }
      });
      return rows;
    }),
  );
}

/** All months of a part; of the oldest those that it has rows of. */
async function monthsIn(tx: Tx, { column }: Monthly, { name, from, until }: Part): Promise<string[]> {
  const last = monthLater(until ?? '', -1);
  if (from) return monthsBetween(from, last);
  const oldest = await tx.one<{ hari: string | null }>(
    `select to_char(min(${column}) at time zone 'UTC', 'YYYY-MM-01') as hari from ${name}`,
  );
  return oldest?.hari ? monthsBetween(oldest.hari, last) : [];
}

/** So often, and so long at a time, others wait behind us while somebody reads. */
const tries = 30;
const patience = '500ms';

async function takePlace(tx: Tx, { name }: Part, change: () => Promise<void>): Promise<void> {
  await tx.execute(`set local lock_timeout = '${patience}'`);
  for (let n = 0; n < tries; n++) {
    try {
      return await tx.savepoint(change);
    } catch (error) {
      if (!isImpatient(error)) throw error;
      await pause(1000);
    }
  }
  throw new OpsError(`${name}: riwayat terus dibaca. Tidak ada yang berubah; coba lagi di luar jam sibuk.`);
}
