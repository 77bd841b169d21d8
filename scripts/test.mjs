// npm test: everything that must hold before a change lands, cheapest first (docs/design/testing.md).
//   npm test -- api ui        only these steps
//   npm test -- semua         everything: all tests, all walks, both databases; before a release
//   npm test -- area kkn      unit, UI and API tests of one area
// `semua` goes together with the others: `npm test -- semua e2e`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { findPostgres, startPostgres, throwAway } from './postgres.mjs';
import { quickFolder } from './quickFolder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = name => `${root}/node_modules/.bin/${name}`;

const words = process.argv.slice(2);
const everything = words.includes('semua');

const notes = mkdtempSync(join(tmpdir(), 'mbkm-test-'));
process.on('exit', () => rmSync(notes, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const times = join(notes, 'times');
const samples = join(notes, 'samples');
for (const file of [times, samples]) writeFileSync(file, '');

/** Whether several steps run at the same time. */
let beside = false;

/** A program of a step. What it prints is shown at once, or kept until it ends while others run beside it. */
async function run(command, args, { env = {}, show = !beside } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (said.length) process.stdout.write(Buffer.concat(said));
  if (status !== 0) throw new Error(`${[command.split('/').at(-1), ...args].join(' ')} gagal`);
}

const vitest = (project, env = {}, files = []) =>
  run(
    bin('vitest'),
    [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=./scripts/fileTimes.mjs',
      ...(everything ? [] : ['--tags-filter=!semua']),
      ...files,
    ],
    {
      env: {
        NODE_ENV: 'test',
        TEST_TIMES: times,
        TEST_SAMPLES: samples,
        ...(everything ? {} : { TEST_SELECTION: 'short' }),
        ...env,
      },
    },
  );

const platform = 'tests/api/platform';

/** About the embedded database or one process on it: in the short run they run only in the step of its name. */
const onlyEmbedded = [
  `${platform}/database/embedded.test.ts`,
  ...['backup', 'process', 'turns'].map(name => `${platform}/ops/${name}.test.ts`),
];

/** What the two databases answer differently: locks, sockets, limits, backups, starts, imports in a shadow; a contract. */
const embeddedToo = [
  ...onlyEmbedded,
  `${platform}/database/limits.test.ts`,
  `${platform}/import/shadow.test.ts`,
  `${platform}/contract.test.ts`,
];

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

const linesOf = file => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** The ten slowest files of the run, what was only sampled, and what all of it took. */
function summary() {
  const slowest = linesOf(times)
    .map(line => JSON.parse(line))
    .sort((a, b) => b.seconds - a.seconds);
  if (slowest.length) console.log('\nBerkas paling lambat:');
  for (const { project, file, seconds } of slowest.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} dtk  ${project.padEnd(4)}  ${file}`);
  const sampled = [...new Set(linesOf(samples))];
  if (sampled.length)
    console.log(`\nDiambil contohnya saja (seluruhnya: npm test -- semua):\n  ${sampled.join('\n  ')}`);
  const cpu = cpuSeconds();
  if (cpu !== undefined) console.log(`\nWaktu prosesor: ${cpu.toFixed(0)} dtk`);
}

const steps = {
  lint: async () => {
    await run(bin('biome'), ['ci', '--error-on-warnings', '.']);
    await run(process.execPath, ['scripts/checkPatterns.mjs']);
    await run(bin('knip'), []);
  },
  imports: () => run(process.execPath, ['scripts/checkImports.mjs']),
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  build: () => run(process.execPath, ['scripts/build.mjs']),
  unit: (files = []) => vitest('unit', {}, files),
  ui: (files = []) => vitest('ui', {}, files),
  // On PostgreSQL, or embedded where its programs are absent.
  api: async (files = []) => {
    if (!findPostgres()) {
      console.log(
        'PostgreSQL (initdb, pg_ctl) tidak ada di mesin ini: semua uji API berjalan pada basis data tertanam.',
      );
      return vitest('api', {}, files);
    }
    const server = await startPostgres(throwAway, quickFolder('mbkm-pg-', 3));
    // Also when the run is broken off: memory would stay filled until the machine starts anew.
    process.once('exit', server.stop);
    try {
      const left = everything ? [] : onlyEmbedded.flatMap(file => ['--exclude', file]);
      await vitest('api', { TEST_DATABASE_URL: server.url }, [...files, ...left]);
    } finally {
      process.off('exit', server.stop);
      server.stop();
    }
  },
  'api-embedded': () => {
    if (findPostgres()) return vitest('api', { TEST_DATABASE_URL: '' }, everything ? [] : embeddedToo);
    console.log('Sudah berjalan pada langkah api.');
  },
  e2e: () => vitest('e2e', { CHROMIUM: findChromium() }),
};

/** Steps that run only when they are named, or with everything. */
const onDemand = {
  layar: () => vitest('e2e', { CHROMIUM: findChromium(), LAYAR: process.env.LAYAR ?? '1' }),
};

/** Steps in their order; those of one line run beside each other, as none of them fills the machine. */
const order = [['lint', 'imports'], ['types', 'build', 'unit'], ['ui'], ['api'], ['api-embedded'], ['e2e'], ['layar']];

/** Tests of one area but those of the browser: unit, UI, API. */
function stepsOfArea(name) {
  const kinds = ['unit', 'ui', 'api'].filter(kind => name && existsSync(join(root, `tests/${kind}/${name}`)));
  if (!kinds.length) throw new Error(`tidak ada uji untuk area "${name ?? ''}"`);
  return kinds.map(kind => [{ name: kind, step: () => steps[kind]([`tests/${kind}/${name}/`]) }]);
}

function chosenSteps() {
  const area = words.indexOf('area');
  if (area >= 0) return stepsOfArea(words[area + 1]);
  const all = { ...steps, ...onDemand };
  const named = words.filter(word => word !== 'semua');
  const unknown = named.filter(word => !(word in all));
  if (unknown.length)
    throw new Error(`langkah "${unknown.join(', ')}" tidak ada; yang ada: ${Object.keys(all).join(', ')}`);
  const wanted = name => (named.length ? named.includes(name) : everything || name in steps);
  return order
    .map(line => line.filter(wanted).map(name => ({ name, step: all[name] })))
    .filter(line => line.length > 0);
}

const since = start => `${((Date.now() - start) / 1000).toFixed(0)} dtk`;

async function runStep({ name, step }) {
  const start = Date.now();
  if (!beside) console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  console.log(`✓ ${name} (${since(start)})`);
}

const begun = Date.now();
try {
  for (const line of chosenSteps()) {
    beside = line.length > 1;
    if (beside) console.log(`\n── ${line.map(({ name }) => name).join(', ')}`);
    const failed = (await Promise.allSettled(line.map(runStep))).filter(({ status }) => status === 'rejected');
    if (failed.length) throw new Error(failed.map(({ reason }) => reason.message).join('\n✗ '));
  }
} catch (error) {
  summary();
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}
summary();
console.log(`\nSemua lulus dalam ${since(begun)}`);
