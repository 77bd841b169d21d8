import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, registry } from '../../../resources/index.ts';
import { role } from '../../../resources/roles.ts';
import { tableName } from '../../../server/platform/database/columns.ts';

/** Areas whose resources are the platform's own: accounts, menus, sessions, settings, jobs, forms, and what everybody has. */
const platforms = new Set(['pengaturan', 'sistem', 'umum', 'pesan', 'formulir']);

const participation = 'the language of programmes knows the participation that they are about';

const parameter = 'what a pivot table works out is asked for as `nilai`, a word of mathematics too';

/** Files that cannot do without a word of an area, by the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'resources/kit/programme.ts': participation,
  'resources/kit/programmeCheck.ts': participation,
  'resources/kit/programmeForm.ts': participation,
  'server/platform/landing/index.ts': 'addresses of the specification',
  'server/platform/engine/pivot/ask.ts': parameter,
  'server/platform/openapiReports.ts': parameter,
  'src/platform/ui/pivot/usePivot.ts': parameter,
  'src/platform/ui/pivot/useReports.ts': parameter,
  'src/platform/ui/regions.ts': 'the chain of selects from province to village',
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const others = areas.filter(({ name }) => !platforms.has(name));
const names = [...new Set(others.map(({ name }) => name)), 'kegiatan', 'programme'];
const rows = others.flatMap(({ resources }) => resources.flatMap(r => [r.name, tableName(r)]));
const kinds = registry.programmes.flatMap(({ name, kinds: own }) => [name, ...own]);
const roles = Object.keys(role).filter(name => name !== 'superAdmin');

/** Resources and tables, declarations of areas, their names and kinds as values, roles but the administrator's. */
const words = new RegExp(
  [
    String.raw`(?<![\w/])(?:${anyOf(rows)})(?!\w)`,
    `resources/(?:${anyOf(names)})/`,
    `['"](?:${anyOf([...kinds, ...others.map(({ name }) => name)])})['"]`,
    String.raw`\brole\.(?:${anyOf(roles)})\b`,
    String.raw`\bHA\d\d\b`,
  ].join('|'),
  'i',
);

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('migrations'))
    .map(name => `${folder}/${name}`);

const found = ['resources/kit', 'server/platform', 'src/platform'].flatMap(filesIn).flatMap(file =>
  withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, n) => (words.test(line) ? [{ file, place: `${file}:${n + 1}: ${line.trim()}` }] : [])),
);

test('the platform names no area, resource, kind or role of the university', () => {
  expect(found.filter(({ file }) => !Object.hasOwn(exceptions, file)).map(({ place }) => place)).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = new Set(found.map(({ file }) => file));
  expect(Object.keys(exceptions).filter(file => !needed.has(file))).toEqual([]);
});

/** Words of a university inside sentences, of which the platform has a parameter at most. */
const university = /\b(?:MBKM|Silaturahmi|Siamik|mahasiswa|dosen|program studi|magang|KKN|NPM|SKS)\b/i;

test.each(['resources/platformRefusals.ts', 'resources/kit/messages.ts'])('%s says no word of a university', file => {
  const lines = withoutComments(readFileSync(file, 'utf8')).split('\n');
  expect(lines.filter(line => university.test(line))).toEqual([]);
});
