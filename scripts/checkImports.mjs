// Imports run one way (docs/design/architecture.md). Rooms: src and server → resources; landing → itself, the identity
// file, and types of resources; resources → nothing of the others; only src talks to React, only server to the database.
// Within src and server a file imports from its own floor and those below: platform knows no area, areas come in the order
// in which they build on each other, the composition stands above all. No files import each other in a circle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wrong = [];

/** Rooms and packages that each room may import. */
const rooms = {
  resources: { may: ['resources'], packages: /^zod$/ },
  server: { may: ['server', 'resources', 'config'], packages: /^(?!react-admin|ra-|@mui|react-router)/ },
  src: { may: ['src', 'resources', 'config'], packages: /^(?!fastify|@fastify|pg$|drizzle|@electric-sql|node:)/ },
  landing: { may: ['landing', 'config'], packages: /^(?!react-admin|ra-|@mui|fastify|pg$)/ },
};

/** Areas that others build on, from the ground up. Every area that is not named builds on these and on no other. */
const sharedAreas = [
  'pengaturan',
  'master',
  'mbkm',
  'kegiatan',
  'nilai',
  'konversi',
  'surat',
  'monitoring',
  'peserta',
  'publik',
];

/**
 * Floors from bottom to top: folders and files. A path that is not listed belongs to the floor of its longest listed
 * prefix.
 */
const floors = {
  server: [
    ['server/platform'],
    ['server/platform/database'],
    ['server/platform/access'],
    ['server/platform/documents'],
    ['server/platform/notify'],
    ['server/platform/jobs'],
    ['server/platform/landing'],
    ['server/platform/engine'],
    ['server/platform/calendar'],
    // Calls beside the resources are set up once, with the application.
    [
      'appFiles',
      'checkCalls',
      'disk',
      'docs',
      'firstScreen',
      'frontEnds',
      'health',
      'http',
      'identityFiles',
      'openapi',
      'openapiRoutes',
      'system',
      'toHttpError',
    ].map(name => `server/platform/${name}.ts`),
    ...sharedAreas.map(name => [`server/areas/${name}`]),
    ['server/demo'],
    ['server/areas/area.ts'],
    ['server/areas'],
    ['server/ops'],
    ['server'],
  ],
  src: [
    ['src/platform'],
    ['src/platform/providers'],
    ['src/platform/common'],
    ['src/platform/errors', 'src/platform/map'],
    ['src/platform/charts', 'src/platform/ui'],
    ['src/platform/patterns'],
    ['src/platform/screens'],
    ['src/platform/layout'],
    ['pengaturan', 'kegiatan', 'monitoring', 'mbkm', 'nilai', 'konversi', 'publik'].map(name => `src/areas/${name}`),
    ['src/areas'],
    ['src'],
  ],
};

/** Imports that cannot run the right way, by the reason. */
const exceptions = new Map([
  ['server/platform/landing → landing', 'articles are rendered with the components of the public pages'],
  ['landing → resources/identity.ts', 'who runs the portal, as the server writes it into every page'],
  ['landing → resources/sebutan.ts', 'what programmes are called, as the identity says it'],
  ['landing → resources/kit/terms.ts', 'texts in the words of the moment'],
  ['landing → resources/kit/renaming.ts', 'puts those words in force'],
  ['landing → resources/kit/day.ts', 'days in the time zone of the moment'],
  ['landing → resources/english/pertukaran/dokumen.ts', 'names of the offices that sign letters, in English'],
  ['landing → resources/pengaturan/situsUrutan.ts', 'the order of the sections of a page'],
  ['landing → resources/kit/form/conditions.ts', 'which questions of a form are asked, as the server asks them'],
  ['landing → resources', 'types of declared calls only'],
  ['src/areas/umum/auth/useLogin.ts → src/App.tsx', 'the login fetches the shell while the server checks the password'],
]);

const under = (path, name) => path === name || path.startsWith(`${name}/`);

const excepted = (file, target, types) =>
  [...exceptions.keys()].some(line => {
    const [from, to] = line.split(' → ');
    return under(file, from) && under(target, to) && (to !== 'resources' || types);
  });

/** Room and rank of a file: an area's demo and its value rank above all shared areas. */
function placeOf(file) {
  if (/^server\/areas\/\w+\/(demo\/|area\.ts$)/.test(file)) return 'server/areas';
  return /^src\/areas\/\w+\/(area|office)\.ts$/.test(file) ? 'src/areas' : file;
}

const isDemo = file => /^server\/(areas\/\w+\/)?demo\//.test(file);
/** Those beside the demo that may read it: the areas' values, and the composition, which fills an empty database. */
const readsDemo = file => isDemo(file) || /^server\/(ops\/|\w+\.ts|areas\/(\w+\/)?(area|gatherAreas)\.ts$)/.test(file);

/** Number of a file's floor in its room; the longest name that fits decides. */
function floorOf(file) {
  let longest = '';
  let found = 0;
  const place = placeOf(file);
  for (const [number, names] of (floors[file.split('/')[0]] ?? []).entries())
    for (const name of names) if (under(place, name) && name.length > longest.length) [longest, found] = [name, number];
  return found;
}

/** The area above the shared ones that a file belongs to: such areas do not know each other. */
function ownArea(file) {
  const area = /^(?:server|src)\/areas\/(\w+)\//.exec(file)?.[1];
  return area && !sharedAreas.includes(area) ? area : undefined;
}

const files = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const imported =
  /^(?:import|export)\s([^'";]*?)from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Imports of a file, with the file that a relative name resolves to. */
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

/** Reason why a file may not import another of the project; undefined if it may. */
function objection(file, target, types) {
  const [room, other] = [file, target].map(path => path.split('/')[0]);
  if (excepted(file, target, types)) return undefined;
  if (!rooms[room].may.includes(other)) return 'room';
  if (room !== other) return undefined;
  if (floorOf(target) > floorOf(file)) return 'upward';
  if (isDemo(target) && !readsDemo(file)) return 'demo';
  const [from, to] = [ownArea(file), ownArea(target)];
  return from && to && from !== to ? 'another area' : undefined;
}

const graph = new Map();
for (const [room, { packages }] of Object.entries(rooms)) {
  for (const file of files(room)) {
    const all = importsOf(file);
    graph.set(
      file,
      all.flatMap(({ target }) => target ?? []),
    );
    for (const { named, target, types } of all) {
      const why = target ? objection(file, target, types) : packages.test(named) ? undefined : 'package';
      if (why) wrong.push(`${file} → ${named} (${why})`);
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
