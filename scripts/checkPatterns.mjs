// No regular expression may run away: on a text that somebody chose, each must end in time that grows with the text's
// length only. `recheck` tells which do not; they are rewritten, or replaced by plain code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['resources', 'server', 'src', 'landing', 'config'];

/** Files that compose patterns at run time, with the reason why these end; checked by the person who adds the file. */
const composed = {
  'resources/kit/makeField.ts': 'digits between two anchors, counted by two numbers of a declaration',
  'resources/kit/renaming.ts': 'one of the declared words between two looks around, nothing of which repeats a word',
  'server/platform/engine/retention/terms.ts':
    'literal texts of a few persons as alternatives between two looks around, nothing of which repeats',
  'resources/publicPaths.ts': 'behind an anchor one of the first words of declared addresses, none of which repeats',
};

const files = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

/** Every pattern of a file; one that is put together at run time is given without its source. */
function patternsIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [];
  const add = (node, source, flags) => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push({ file, at: `${file}:${line}`, source, flags });
  };
  const visit = node => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.regex) add(node, node.regex.pattern, node.regex.flags);
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (isCall && node.callee?.name === 'RegExp') {
      const [source, flags] = node.arguments.map(argument => argument.value);
      add(node, typeof source === 'string' ? source : undefined, flags ?? '');
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, text).program);
  return found;
}

const patterns = rooms.flatMap(files).flatMap(patternsIn);
// Patterns that are too large to be proved are tried out: with the same texts each time.
const outcomes = new Map();
const wrong = [];
const known = new Set(Object.keys(composed));
for (const { file, at, source, flags } of patterns) {
  if (source === undefined) {
    if (!known.delete(file)) wrong.push(`${at}  disusun saat berjalan, tidak dapat diperiksa`);
    continue;
  }
  const key = `/${source}/${flags}`;
  if (!outcomes.has(key)) outcomes.set(key, await check(source, flags, { timeout: 60_000, randomSeed: 1 }));
  const { status, complexity, error } = outcomes.get(key);
  if (status !== 'safe') wrong.push(`${at}  ${key}  ${complexity?.summary ?? error?.kind ?? status}`);
}
for (const file of known) wrong.push(`${file}  tidak lagi menyusun pola; hapus dari daftar`);
if (wrong.length) {
  console.error(`Ekspresi reguler yang dapat berjalan terlalu lama:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}
console.log(`${patterns.length} ekspresi reguler aman.`);
