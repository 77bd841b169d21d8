// Imports run one way (docs/design/architecture.md): src and server → resources; landing → itself and the identity
// file; resources → nothing of the others; only src talks to React, only server to the database.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = {
  resources: { may: ['resources'], packages: /^zod$/ },
  server: { may: ['server', 'resources', 'config', 'landing'], packages: /^(?!react-admin|ra-|@mui|react-router)/ },
  src: { may: ['src', 'resources', 'config'], packages: /^(?!fastify|@fastify|pg$|drizzle|@electric-sql|node:)/ },
  landing: { may: ['landing', 'config'], packages: /^(?!react-admin|ra-|@mui|fastify|pg$)/ },
};
/** `server/landing` renders articles with the landing components; nothing else of the server may. */
const exceptions = (room, target, file) =>
  room === 'server' && target === 'landing' && !file.startsWith('server/landing/');

const files = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const imported =
  /^(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const wrong = [];
for (const [room, { may, packages }] of Object.entries(rooms)) {
  for (const file of files(room)) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, a, b, c] of text.matchAll(imported)) {
      const named = a ?? b ?? c;
      if (/^(virtual:|\?)/.test(named)) continue;
      if (named.startsWith('.')) {
        const target = relative(root, resolve(root, dirname(file), named)).split('/')[0];
        if (!may.includes(target) || exceptions(room, target, file)) wrong.push(`${file} → ${named}`);
      } else if (!packages.test(named)) wrong.push(`${file} → ${named}`);
    }
  }
}
if (wrong.length) {
  console.error(`Impor yang salah arah:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}
console.log('Arah impor benar.');
