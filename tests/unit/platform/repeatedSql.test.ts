import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Sources of a folder; the demo's queries are written once for the rows of the demo. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.split('/').includes('demo'))
    .map(name => join(folder, name));

/** Statements shorter than this say little more than a table and a column. */
const shortest = 50;

/** SQL statements in a source, without the names of what is filled in, with the line that each begins in. */
const statementsIn = (source: string): { sql: string; line: number }[] =>
  [...source.matchAll(/(['`])\s*((?:select|with|update|insert into|delete from)\b(?:(?!\1)[^\\]|\\.)*)\1/gi)].flatMap(
    ({ 2: text = '', index }) => {
      const sql = text
        .replace(/\$\{[^}]*\}/g, '?')
        .replace(/\$\d+/g, '$')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
      return sql.length < shortest ? [] : [{ sql, line: source.slice(0, index).split('\n').length }];
    },
  );

it('writes no query of the areas twice', () => {
  const places = new Map<string, string[]>();
  for (const file of [...sourcesIn('server/areas'), ...sourcesIn('server/platform')])
    for (const { sql, line } of statementsIn(readFileSync(join(root, file), 'utf8')))
      places.set(sql, [...(places.get(sql) ?? []), `${file}:${line}`]);
  expect(places.size).toBeGreaterThan(500);
  const repeated = [...places].filter(([, at]) => at.length > 1 && at.some(file => file.startsWith('server/areas')));
  expect(repeated.map(([sql, at]) => `${at.join(', ')}: ${sql}`)).toEqual([]);
});
