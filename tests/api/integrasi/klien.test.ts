import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../support/world.ts';
import { makeKey } from './support.ts';

/** A client made from the OpenAPI document by a generator that knows nothing of us: it compiles, and its calls work. */
let world: World;
let folder: string;
let base: string;

const run = promisify(execFile);

/** In a process of its own: what it loads would stay with the tests after it. */
const generator = resolve('node_modules/swagger-typescript-api/dist/cli.mjs');

/** A program as somebody outside would write it, typed by the generated client alone. */
const program = `import { Api, HttpResponse, type Galat, type MasterMitra } from './klien.ts';

const [base = '', key = ''] = process.argv.slice(2);
const api = new Api<string>({
  baseUrl: base,
  securityWorker: token => (token ? { headers: { Authorization: \`Bearer \${token}\` } } : {}),
});
api.setSecurityData(key);

const list = await api.api.listMasterMitra({ range: '[0,4]', filter: JSON.stringify({ status: 'aktif' }) });
const first: MasterMitra | undefined = list.data[0];
if (!first) throw new Error('No partner.');
const one = await api.api.getMasterMitra(first.id);
const changed = await api.api.updateMasterMitra(first.id, { website: 'https://klien.example', version: one.data.version });
const stale = await api.api
  .updateMasterMitra(first.id, { website: 'https://lagi.example', version: one.data.version })
  .catch((answer: HttpResponse<MasterMitra, Galat>) => answer);
const wrong = await api.api
  .updateMasterMitra(first.id, { website: 'bukan alamat', version: changed.data.version })
  .catch((answer: HttpResponse<MasterMitra, Galat>) => answer);
const code: string | undefined = wrong.error?.errors?.website?.code;
console.log(
  JSON.stringify({
    range: list.headers.get('content-range'),
    rows: list.data.length,
    website: changed.data.website,
    versions: [one.data.version, changed.data.version],
    stale: stale.status,
    wrong: wrong.status,
    code,
  }),
);
`;

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
}

const readDocument = async (): Promise<OpenApi> => (await world.stranger.get('docs/json')).json<OpenApi>();

/** The document with the calls of partners alone: a client of all of it takes a generator half a minute. */
async function coreOf(): Promise<OpenApi> {
  const document = await readDocument();
  const core = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/master/mitra'));
  return { ...document, paths: Object.fromEntries(core) };
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  base = await world.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'klien-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('a client is generated from the document, compiles strictly and runs the core calls', {
  timeout: 180_000,
}, async () => {
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(await coreOf()));
  await run(process.execPath, [generator, 'generate', '-p', document, '-o', folder, '-n', 'klien.ts', '--silent']);
  await writeFile(join(folder, 'pakai.ts'), program);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const options = {
    compilerOptions: {
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2022', 'dom'],
      types: ['node'],
      rewriteRelativeImportExtensions: true,
      outDir: 'hasil',
    },
    files: ['pakai.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
  // What it says of wrong types stands in its output.
  const compiled = await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(compiled.stdout).toBe('');

  const admin = await world.as('HA01');
  const { secret } = await makeKey(world, admin, 'Klien', [{ sumber: 'master/mitra', akses: ['baca', 'ubah'] }]);
  const { stdout } = await run(process.execPath, [join(folder, 'hasil/pakai.js'), base, secret]);
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ website: 'https://klien.example', stale: 409, wrong: 422 });
  expect(told.rows).toBeGreaterThan(0);
  expect(told.range).toMatch(/^items 0-\d\/\d+$/);
  expect(told.versions[1]).toBe(told.versions[0] + 1);
  expect(told.code).toEqual(expect.any(String));
});

it('every reference in the document leads somewhere, and no two operations have the same id', async () => {
  const document = await readDocument();
  const text = JSON.stringify(document);
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? ''));
  expect([...named].filter(name => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
