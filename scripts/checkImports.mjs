// Imports run one way (docs/design/architecture.md): src and server → resources; landing → itself, the identity file, and
// types of resources; resources → nothing of the others; only src talks to React, only server to the database. The server's folders
// are floors, and so are the areas of its rules: a file imports from its own floor and those below, and no files import
// each other in a circle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrong = [];
const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = {
  resources: { may: ['resources'], packages: /^zod$/ },
  server: { may: ['server', 'resources', 'config', 'landing'], packages: /^(?!react-admin|ra-|@mui|react-router)/ },
  src: { may: ['src', 'resources', 'config'], packages: /^(?!fastify|@fastify|pg$|drizzle|@electric-sql|node:)/ },
  landing: { may: ['landing', 'config'], packages: /^(?!react-admin|ra-|@mui|fastify|pg$)/ },
};
/** `server/platform/landing` renders articles with the landing components; nothing else of the server may. */
const exceptions = (room, target, file) =>
  room === 'server' && target === 'landing' && !file.startsWith('server/platform/landing/');

/**
 * From the ground up. What stands beside the folders is the ground, words that all share, or `app`, the last floor: what
 * puts the portal together and starts it.
 */
const ground = [
  'config',
  'connections',
  'day',
  'errors',
  'fullDisk',
  'heard',
  'identity',
  'securityHeaders',
  'turns',
  'callLimit',
  'ownFolder',
  'versions',
  'boundedText',
  'revalidated',
];
const app = [
  'main',
  'app',
  'appFiles',
  'cli',
  'disk',
  'docs',
  'failure',
  'front',
  'health',
  'http',
  'openapi',
  'openapiRoutes',
];
const floors = [
  ...['database', 'access', 'documents', 'notify', 'jobs', 'landing', 'rest', 'rules'],
  ...['siamik', 'sinkronisasi', 'demo', 'ops'],
];
const areas = [
  'pengaturan',
  'impor',
  'master',
  'mbkm',
  'kegiatan',
  'nilai',
  'konversi',
  'surat',
  'monitoring',
  'peserta',
  'magang',
  'publik',
  'umum',
];

/** Number of a file's floor: 0 the ground; whole numbers apart, the areas of `rules` in between. */
function floorOf(file) {
  const [, folder, area] = file.split('/');
  const floor = floors.indexOf(folder) + 1;
  if (!floor) {
    const name = folder.replace(/\.ts$/, '');
    if (!ground.includes(name) && !app.includes(name)) wrong.push(`server/${folder}: lantainya tidak disebut di sini`);
    return ground.includes(name) ? 0 : floors.length + 1;
  }
  if (folder !== 'rules') return floor;
  return floor + (areas.includes(area) ? areas.indexOf(area) / areas.length : 0.99);
}

/** The public pages have the types of declared calls, and none of the code behind them. */
const onlyTypes = (room, target) => room === 'landing' && target === 'resources';

const files = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const imported =
  /^(?:import|export)\s([^'";]*?)from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** What a file imports, with the file that a relative name means. */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(imported)]
    .map(([, what = '', a, b, c]) => ({ named: a ?? b ?? c, types: what.startsWith('type ') }))
    .filter(({ named }) => !/^(virtual:|\?)/.test(named))
    .map(one => ({ ...one, target: one.named.startsWith('.') ? meant(file, one.named) : undefined }));
}

function meant(file, named) {
  const path = relative(root, resolve(root, dirname(file), named));
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
      it => /\.\w+$/.test(it) && existsSync(join(root, it)),
    ) ?? path
  );
}

const graph = new Map();
for (const [room, { may, packages }] of Object.entries(rooms)) {
  for (const file of files(room)) {
    const all = importsOf(file);
    graph.set(
      file,
      all.flatMap(({ target }) => target ?? []),
    );
    for (const { named, target, types } of all) {
      const other = target?.split('/')[0];
      const ok =
        target === undefined
          ? packages.test(named)
          : (may.includes(other) && !exceptions(room, other, file)) || (types && onlyTypes(room, other));
      const up = ok && room === 'server' && other === 'server' && floorOf(target) > floorOf(file);
      if (!ok || up) wrong.push(`${file} → ${named}${up ? ' (ke atas)' : ''}`);
    }
  }
}

/** Files that import each other in a circle, each circle once: the strongly connected parts of the graph (Tarjan). */
function circles() {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const visit = file => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

for (const circle of circles()) wrong.push(`lingkaran: ${circle.join(' → ')}`);
if (wrong.length) {
  console.error(`Impor yang salah arah:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}
console.log('Arah impor benar.');
