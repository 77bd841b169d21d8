import { readFileSync } from 'node:fs';
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

/** The specification's own sentences stay. */
const fixed: ReadonlySet<string> = new Set([
  'SKS Anda lebih dari {limit}, harap sesuaikan terlebih dahulu di Aplikasi Siamik !',
]);

test('the glossary names words that are out', () => {
  expect(out.length).toBeGreaterThan(15);
});

test('no declared text and no sentence says a word that is out', () => {
  const seen = new Set<unknown>();
  const texts = [...textsIn(catalogues, seen), ...textsIn(areas, seen)].filter(
    text => isRead(text) && !fixed.has(text),
  );
  expect(texts.length).toBeGreaterThan(3000);
  const found = out.flatMap(word => {
    const named = new RegExp(String.raw`(?<!\p{L})${word.replaceAll('.', String.raw`\.`)}(?!\p{L})`, 'iu');
    return texts.filter(text => named.test(text)).map(text => `${word}: ${text}`);
  });
  expect(found).toEqual([]);
});
