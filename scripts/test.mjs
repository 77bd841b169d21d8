// npm test: everything that must hold, cheapest first. `npm test -- api ui` runs only the named steps, `npm test -- area kkn`
// the unit, UI and API tests of one area.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = name => `${root}/node_modules/.bin/${name}`;

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${[command.split('/').at(-1), ...args].join(' ')} gagal`);
}

const notes = mkdtempSync(join(tmpdir(), 'mbkm-test-'));
const times = join(notes, 'times');
writeFileSync(times, '');

const vitest = (project, env = {}, files = []) =>
  run(
    bin('vitest'),
    ['run', '--project', project, '--reporter=default', '--reporter=./scripts/fileTimes.mjs', ...files],
    {
      NODE_ENV: 'test',
      TEST_TIMES: times,
      ...env,
    },
  );

const apiTests = 'tests/api';

/** What also runs on the embedded database: what is about it, the contracts of all resources, one file of each area. */
function embeddedToo() {
  const about = ['database', 'ops'].map(name => `${apiTests}/platform/${name}`);
  const folders = [apiTests, `${apiTests}/platform`].flatMap(foldersOf).filter(folder => !about.includes(folder));
  return [
    ...about.map(folder => `${folder}/`),
    `${apiTests}/platform/contract.test.ts`,
    ...folders.flatMap(largestTest),
  ];
}

const foldersOf = folder =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

function largestTest(folder) {
  const tests = readdirSync(join(root, folder)).filter(name => name.endsWith('.test.ts'));
  const size = name => statSync(join(root, folder, name)).size;
  const [largest] = tests.sort((a, b) => size(b) - size(a));
  return largest ? [`${folder}/${largest}`] : [];
}

/** CPU seconds of everything that this process started and that has ended; undefined where the system does not tell. */
function cpuSeconds() {
  try {
    // Times of waited-for children, in hundredths of a second; the second field may hold spaces (man 5 proc).
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
}

/** The ten slowest files of the run, and what all of it took. */
function summary() {
  const files = readFileSync(times, 'utf8').split('\n').filter(Boolean);
  const slowest = files.map(line => JSON.parse(line)).sort((a, b) => b.seconds - a.seconds);
  if (slowest.length) console.log('\nBerkas paling lambat:');
  for (const { project, file, seconds } of slowest.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} dtk  ${project.padEnd(4)}  ${file}`);
  const cpu = cpuSeconds();
  if (cpu !== undefined) console.log(`\nWaktu prosesor: ${cpu.toFixed(0)} dtk`);
}

const vitestOf = project => files => vitest(project, {}, files);

async function testApi(files = []) {
  if (!findPostgres()) {
    console.log('PostgreSQL (initdb, pg_ctl) tidak ada di mesin ini: semua uji API berjalan pada basis data tertanam.');
    vitest('api', {}, files);
    return;
  }
  const server = await startPostgres({ fsync: 'off' });
  try {
    vitest('api', { TEST_DATABASE_URL: server.url }, files);
  } finally {
    server.stop();
  }
}

const steps = {
  lint: () => run(bin('biome'), ['ci', '--error-on-warnings', '.']),
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  imports: () => run(process.execPath, ['scripts/checkImports.mjs']),
  unit: () => vitest('unit'),
  ui: () => vitest('ui'),
  // All of it once: on PostgreSQL, or embedded where its programs are absent.
  api: () => testApi(),
  'api-embedded': () => {
    if (findPostgres()) vitest('api', { TEST_DATABASE_URL: '' }, embeddedToo());
    else console.log('Sudah berjalan pada langkah api.');
  },
  build: () => buildAll(),
  e2e: () => vitest('e2e', { CHROMIUM: findChromium() }),
};

/** Tests of one area but those of the browser. */
async function testArea(name) {
  const folders = Object.entries({ unit: vitestOf('unit'), ui: vitestOf('ui'), api: testApi })
    .map(([kind, test]) => ({ folder: `tests/${kind}/${name}/`, test }))
    .filter(({ folder }) => name && existsSync(join(root, folder)));
  if (!folders.length) throw new Error(`tidak ada uji untuk area "${name ?? ''}"`);
  for (const { folder, test } of folders) await test([folder]);
}

/** Steps that run only when they are named. */
const onDemand = { layar: () => vitest('e2e', { CHROMIUM: findChromium(), LAYAR: process.env.LAYAR ?? '1' }) };

if (process.argv[2] === 'area') {
  try {
    await testArea(process.argv[3]);
  } catch (error) {
    console.error(`\n✗ area: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  process.exit();
}

const wanted = process.argv.slice(2).filter(name => name in steps || name in onDemand);
process.on('exit', () => rmSync(notes, { recursive: true, force: true }));
const begun = Date.now();
for (const [name, step] of Object.entries({ ...steps, ...onDemand })) {
  if (wanted.length ? !wanted.includes(name) : name in onDemand) continue;
  const start = Date.now();
  console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    summary();
    console.error(`\n✗ ${name}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(0)} dtk)`);
}
summary();
console.log(`\nSemua lulus dalam ${((Date.now() - begun) / 1000).toFixed(0)} dtk`);
