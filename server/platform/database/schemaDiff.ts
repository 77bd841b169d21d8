import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Registry } from '../../../resources/kit/index.ts';
import { tableName } from './columns.ts';
import { buildTables } from './tables.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The schema that the migrations add up to; committed beside them. */
interface Kept {
  tables: Snapshot;
  appendOnly: string[];
}

const keptAt = (folder: string) => join(folder, 'snapshot.json');

function readKept(folder: string): Kept {
  if (existsSync(keptAt(folder))) return JSON.parse(readFileSync(keptAt(folder), 'utf8')) as Kept;
  return { tables: generateDrizzleJson({}), appendOnly: [] };
}

/** Tables that the database itself guards against UPDATE and DELETE. */
const appendOnlyTables = (registry: Registry): string[] =>
  registry.resources
    .filter(r => r.appendOnly)
    .map(tableName)
    .sort();

/** SQL statements by which the declarations differ from the migrations; none = no drift. */
export async function pendingStatements(
  registry: Registry,
  folder: string,
): Promise<{ statements: string[]; now: Kept }> {
  const before = readKept(folder);
  const tables = generateDrizzleJson(buildTables(registry), before.tables.id);
  const appendOnly = appendOnlyTables(registry);
  const guards = appendOnly
    .filter(name => !before.appendOnly.includes(name))
    .map(
      name =>
        `create trigger hanya_tambah before update or delete on "${name}" for each row execute function tolak_perubahan();`,
    );
  const changes = await generateMigration(before.tables, tables);
  return { statements: [...changes, ...(await lostIndexes(changes, tables)), ...guards], now: { tables, appendOnly } };
}

/**
 * A generated column that changes is dropped and made anew, and its indexes go with it without a word: they are made
 * again.
 */
async function lostIndexes(changes: readonly string[], tables: Snapshot): Promise<string[]> {
  const dropped = changes.flatMap(text => {
    const [, table, column] = /^ALTER TABLE "(\w+)" drop column "(\w+)"/i.exec(text) ?? [];
    return table && column ? [{ table: `public.${table}`, column }] : [];
  });
  if (!dropped.length) return [];
  const without = structuredClone(tables);
  for (const { table, column } of dropped) {
    const indexes = without.tables[table]?.indexes ?? {};
    // As a column, or quoted within an expression.
    const names = [`"${column}"`, `\\"${column}\\"`];
    for (const [name, index] of Object.entries(indexes)) {
      const text = JSON.stringify(index);
      if (names.some(each => text.includes(each))) delete indexes[name];
    }
  }
  const made = await generateMigration(without, tables);
  return made.filter(text => !changes.includes(text));
}

/**
 * Writes the next migration when declarations and migrations differ.
 * @returns the name of the file, or undefined when there is nothing to do
 */
export async function writeMigration(registry: Registry, folder: string, title: string): Promise<string | undefined> {
  const { statements, now } = await pendingStatements(registry, folder);
  if (!statements.length) return undefined;
  const number = String(readdirSync(folder).filter(name => name.endsWith('.sql')).length).padStart(4, '0');
  const name = `${number}_${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}.sql`;
  writeFileSync(join(folder, name), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(keptAt(folder), `${JSON.stringify(now)}\n`);
  return name;
}
