import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '../../../../resources/index.ts';
import { isRecord, Message } from '../../../../resources/kit/index.ts';
import { catalogues } from '../../../../resources/messages.ts';

/** The table "Words that are out" of docs/glossary.md: `| say | not |`, several separated by commas. */
const table = readFileSync('docs/glossary.md', 'utf8').split('## Words that are out')[1] ?? '';
const out = table
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.includes('---'))
  .slice(1)
  .flatMap(line => (line.split('|')[2] ?? '').split(','))
  .map(word => word.trim())
  .filter(Boolean);

/** Headings of other systems' spreadsheets, and names that nobody reads. */
const unread: ReadonlySet<string> = new Set(['aliases', 'path', 'key', 'kode', 'name']);

/** Not a name of the sources: several words, or one as a label is written. */
const isRead = (text: string) => /\s/.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

/** Every Indonesian text below a declaration or a catalogue; of a sentence that is filled in what stands around it. */
function textsIn(value: unknown, seen: Set<unknown>): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Message) return [value.text];
  if (typeof value === 'function')
    return [...String(value).matchAll(/[`'"]([^`'"]+)[`'"]/g)].map(([, text = '']) => text);
  if (seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap(one => textsIn(one, seen));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (unread.has(name) ? [] : textsIn(one, seen)));
}

/** The specification's own sentence stays. */
const isFixed = (text: string) => text.endsWith('harap sesuaikan terlebih dahulu di Aplikasi Siamik !');

test('the glossary names words that are out', () => {
  expect(out.length).toBeGreaterThan(15);
});

/** @returns the words that are out, each with a text that says it */
const saying = (texts: readonly string[]): string[] =>
  out.flatMap(word => {
    const named = new RegExp(String.raw`(?<!\p{L})${word.replaceAll('.', String.raw`\.`)}(?!\p{L})`, 'iu');
    return texts.filter(text => named.test(text)).map(text => `${word}: ${text}`);
  });

test('no declared text and no sentence says a word that is out', () => {
  const seen = new Set<unknown>();
  const texts = [...textsIn(catalogues, seen), ...textsIn(areas, seen)].filter(text => isRead(text) && !isFixed(text));
  expect(texts.length).toBeGreaterThan(3000);
  expect(saying(texts)).toEqual([]);
});

/** Sentences with something filled in, and what screens write in place. */
const sources = ['resources', 'src', 'landing'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
);
const isShown = (file: string) => file.endsWith('.tsx') || /(?:essages|efusals)\.ts$/.test(file);
const linesOf = (has: (file: string) => boolean): string[] =>
  sources
    .filter(file => /\.tsx?$/.test(file) && !/english/i.test(file) && has(file))
    .flatMap(file => readFileSync(file, 'utf8').split('\n'));
const isComment = (line: string) => /^\s*(\/\/|\/?\*|import )/.test(line);

/** What a line shows to people: its quoted texts of several words, arguments of `say`, and text between tags. */
const shownIn = (line: string): string[] =>
  [
    ...line.matchAll(/(['"`])((?:(?!\1).)*\s(?:(?!\1).)*)\1/g),
    ...line.matchAll(/(say\(['"])([^'"]+)['"]/g),
    ...line.matchAll(/(>|^\s+)(\p{Lu}\p{Ll}+[^<>{}=;()]*)(?:<|$)/gu),
  ]
    .map(([, , text = '']) => text.replace(/\$?\{[^}]*\}/g, ''))
    .filter(text => !/^\w+ $/.test(text));

test('no sentence with something filled in and no text of a screen says one', () => {
  const texts = linesOf(isShown)
    .filter(line => !isComment(line))
    .flatMap(shownIn)
    .filter(text => !isFixed(text));
  expect(texts.length).toBeGreaterThan(2000);
  expect(saying(texts)).toEqual([]);
});

/** Names of people, institutions, places and programmes inside a label. */
const capital =
  /^(MBKM|Komcad|Kemhan|Latsarmil|Inggris|Indonesia|Super|Admin|Anda|Senin|Google|Workspace|Scholar|Web|Kota|Desa|Halal|Asuransi|Paspor|Merdeka|Kopi|Lereng|Markdown|Neo|Feeder)$/;

test('labels of fields, steps, states and tabs are in sentence case', () => {
  const labels = linesOf(file => file.startsWith('resources/')).flatMap(line =>
    [...line.matchAll(/\w+: (?:\w+\(.*)?\{.*\blabel: '([^']+)'/g)].map(([, label = '']) => label),
  );
  expect(labels.length).toBeGreaterThan(500);
  const titled = labels.filter(label =>
    label
      .split(/[\s/]+/)
      .slice(1)
      .some(word => /^\p{Lu}\p{Ll}+$/u.test(word) && !capital.test(word) && !/Tim MBKM|Sinta/.test(label)),
  );
  expect(titled).toEqual([]);
});
