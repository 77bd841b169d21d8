import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A write route of an area that is registered by hand says why it is no action of a declared row (docs/menambah.md §1):
 * in the comment above it, which begins with `By hand:`. Those that say nothing yet to /api/docs stand in
 * tests/spec/undeclaredCalls.txt beside.
 */

const areas = new URL('../../../../server/areas/', import.meta.url);
const registers = /^\s*app\.(?:post|put|delete|patch)\b/;

/** Lines of a file that register a write route with no reason above them. */
const silent = (text: string): string[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (!registers.test(line)) return [];
    let at = i - 1;
    while (/^\s*\/\/ (?!By hand: )/.test(lines[at] ?? '')) at -= 1;
    return /^\s*\/\/ By hand: \S/.test(lines[at] ?? '') ? [] : [line.trim()];
  });
};

test('setiap panggilan tulis buatan tangan menyebut alasannya', () => {
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap(file =>
    silent(readFileSync(new URL(file, areas), 'utf8')).map(line => `${file}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test('alasan yang tidak ada atau kosong ditemukan', () => {
  const route = "  app.put('/api/uji/:id', session, work);";
  expect(silent(route)).toHaveLength(1);
  expect(silent(`  // Its row is known.\n${route}`)).toHaveLength(1);
  expect(silent(`  // By hand: \n${route}`)).toHaveLength(1);
  expect(silent(`  // By hand: an upload.\n${route}`)).toEqual([]);
  expect(silent(`  // By hand: it changes several rows\n  // of two resources.\n${route}`)).toEqual([]);
});
