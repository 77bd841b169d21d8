import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Tx } from './db.ts';

/** Arbitrary but fixed: processes that start together take turns at migrating. */
const advisoryLock = 7_207_001;

/** Names of the migrations that this version of the portal knows, in their order. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort();

/**
 * First line of a migration that begins a transaction of its own: what came before it is committed, so that nobody waits
 * behind its locks.
 */
const commitsFirst = '-- transaksi sendiri\n';

/**
 * Applies the migrations that this database has not seen, in the order of their names, in one transaction with their
 * notes in `_migrasi`; where one asks for a transaction of its own, in several.
 * @param files only these; default all
 * @returns names of the migrations applied now
 */
export async function migrate(db: Db, folder: string, files = migrationsIn(folder)): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const now = await db.unhurried(0, () => db.transaction(tx => applyPending(tx, folder, files)));
    if (!now.length) return applied;
    applied.push(...now);
  }
}

/** Applies what is pending up to the next migration that begins a transaction. */
async function applyPending(tx: Tx, folder: string, files: readonly string[]): Promise<string[]> {
  await tx.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  await tx.execute(
    'create table if not exists _migrasi (nama text primary key, waktu timestamptz not null default now())',
  );
  const seen = new Set((await tx.query<{ nama: string }>('select nama from _migrasi')).map(row => row.nama));
  const applied: string[] = [];
  for (const name of files.filter(one => !seen.has(one))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (applied.length && text.startsWith(commitsFirst)) break;
    for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await tx.execute(statement);
    await tx.execute('insert into _migrasi (nama) values ($1)', [name]);
    applied.push(name);
  }
  return applied;
}
