import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distDir } from '../support/portal.ts';

/**
 * What the first screens of each area may weigh, in kilobytes of gzipped scripts: those that their pieces import, whatever
 * the browser has already. A few kilobytes above what they weigh today: an area that makes another one's screens heavier
 * is found here, and whoever means to raise a figure says why in the commit.
 */
const budgets: readonly [screen: string, pieces: readonly string[], kilobytes: number][] = [
  ['login', ['login'], 115],
  ['dashboard', ['shell'], 207],
  ['a frame on a wide screen', ['frame'], 227],
  ['logbook of a student', ['declarations', 'logbook'], 308],
  ['a list of KKN', ['declarations', 'kkn', 'lists'], 476],
  ['a form or row of KKN', ['declarations', 'kkn', 'records'], 552],
  ['a list of KWU', ['declarations', 'kwu', 'lists'], 487],
  ['a list of Komcad', ['declarations', 'komcad', 'lists'], 474],
  ['a list of exchange', ['declarations', 'pertukaran', 'lists'], 475],
  ['a list of research', ['declarations', 'riset', 'lists'], 514],
  ['a list of the portfolio', ['declarations', 'portofolio', 'lists'], 452],
  ['a list of master data', ['declarations', 'office', 'lists'], 517],
];

const folder = join(distDir, 'app/assets/app');
const files = readdirSync(folder).filter(file => file.endsWith('.js'));
const pieceOf = (file: string): string => file.replace(/-.{8}\.js$/, '');

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)"\.\/([\w.~-]+\.js)"/g)].map(found => found[1] ?? '');

function withImports(file: string, found: Set<string>): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const imported of importsOf(file)) withImports(imported, found);
  }
  return found;
}

test.each(budgets)('%s', (_screen, pieces, budget) => {
  const found = new Set<string>();
  for (const piece of ['index', 'entry', 'start', 'shell', ...pieces]) {
    if (piece === 'shell' && pieces.includes('login')) continue;
    const [file, ...others] = files.filter(each => pieceOf(each) === piece);
    expect([file !== undefined, others], piece).toEqual([true, []]);
    withImports(file ?? '', found);
  }
  const bytes = [...found].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);
  expect(bytes / 1024).toBeLessThan(budget);
});
