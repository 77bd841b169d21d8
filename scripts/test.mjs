// npm test: everything that must hold before a change lands, cheapest first (docs/design/testing.md).
//   npm test -- api ui        only these steps
//   npm test -- semua         everything: all tests, all walks, both databases; before a release
//   npm test -- area kkn      unit, UI and API tests of one area
// `semua` goes together with the others: `npm test -- semua e2e`.
import { AsyncLocalStorage } from 'node:async_hooks';
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

/** CPU seconds by step. A program's are known when it ends, which is also when the system adds them to ours. */
const cpuOf = new Map();
let counted = 0;
const countFor = (name, seconds) => cpuOf.set(name, (cpuOf.get(name) ?? 0) + seconds);
function countEnded(name) {
  const all = cpuSeconds();
  if (all === undefined) return;
  countFor(name, all - counted);
  counted = all;
}

/** The step that a program is started for. */
const inStep = new AsyncLocalStorage();

/**
 * Prints what a program says: at once while it runs alone; beside others by whole lines, so that no line is torn, or
 * all of it at its end where each says little.
 */
function printFrom(stream, { atEnd }) {
  let kept = '';
  stream.setEncoding('utf8');
  stream.on('data', part => {
    kept += part;
    if (atEnd) return;
    const whole = kept.lastIndexOf('\n') + 1;
    process.stdout.write(kept.slice(0, whole));
    kept = kept.slice(whole);
  });
  stream.on('end', () => kept && process.stdout.write(kept));
}

/** A program of a step. */
async function run(command, args, { env = {} } = {}) {
  const { name, beside, atEnd } = inStep.getStore();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) printFrom(stream, { atEnd });
  child.once('exit', () => countEnded(name));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
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

/**
 * Tests of behaviour that differs between the two databases: locks, sockets, limits, backups, starts, imports in a
 * shadow; a contract.
 */
const embeddedToo = [
  ...onlyEmbedded,
  `${platform}/database/limits.test.ts`,
  `${platform}/import/shadow.test.ts`,
  `${platform}/contract.test.ts`,
];

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
  const spent = [...cpuOf].sort(([, a], [, b]) => b - a);
  const all = spent.reduce((sum, [, seconds]) => sum + seconds, 0);
  const each = spent.map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`).join(', ');
  if (spent.length) console.log(`\nWaktu prosesor: ${all.toFixed(0)} dtk (${each})`);
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
      countFor('postgresql', server.cpuSeconds() ?? 0);
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

/**
 * Stages one after the other, the cheap ones first; in each, lines of steps run beside each other: a browser, a database
 * and a process that starts leave a core idle that another line uses.
 */
const stages = [
  { lines: [['lint'], ['imports'], ['types'], ['build'], ['unit']], atEnd: true },
  {
    lines: [
      ['api', 'api-embedded'],
      ['ui', 'e2e'],
    ],
  },
  { lines: [['layar']] },
];

/** Tests of one area but those of the browser: unit, UI, API. */
function stagesOfArea(name) {
  const kinds = ['unit', 'ui', 'api'].filter(kind => name && existsSync(join(root, `tests/${kind}/${name}`)));
  if (!kinds.length) throw new Error(`tidak ada uji untuk area "${name ?? ''}"`);
  return kinds.map(kind => ({ lines: [[{ name: kind, step: () => steps[kind]([`tests/${kind}/${name}/`]) }]] }));
}

function chosenStages() {
  const area = words.indexOf('area');
  if (area >= 0) return stagesOfArea(words[area + 1]);
  const all = { ...steps, ...onDemand };
  const named = words.filter(word => word !== 'semua');
  const unknown = named.filter(word => !(word in all));
  if (unknown.length)
    throw new Error(`langkah "${unknown.join(', ')}" tidak ada; yang ada: ${Object.keys(all).join(', ')}`);
  const wanted = name => (named.length ? named.includes(name) : everything || name in steps);
  return stages.map(({ lines, ...stage }) => ({
    ...stage,
    lines: lines
      .map(line => line.filter(wanted).map(name => ({ name, step: all[name] })))
      .filter(line => line.length > 0),
  }));
}

const since = start => `${((Date.now() - start) / 1000).toFixed(0)} dtk`;

/** Runs a step; while one fails beside it, it still ends, and what comes after it in its line is left out. */
async function runStep({ name, step }, { beside, atEnd }) {
  const start = Date.now();
  if (!beside || !atEnd) console.log(`\n── ${name}`);
  try {
    await inStep.run({ name, beside, atEnd }, step);
  } catch (error) {
    const said = `${name}: ${error instanceof Error ? error.message : error}`;
    if (beside) console.error(`✗ ${said}`);
    throw new Error(said);
  }
  console.log(`✓ ${name} (${since(start)})`);
}

async function runStage({ lines, atEnd = false }) {
  const beside = lines.length > 1;
  if (beside && atEnd)
    console.log(
      `\n── ${lines
        .flat()
        .map(({ name }) => name)
        .join(', ')}`,
    );
  const failed = [];
  const runLine = async line => {
    for (const step of line) {
      if (failed.length) return;
      await runStep(step, { beside, atEnd }).catch(({ message }) => failed.push(message));
    }
  };
  await Promise.all(lines.map(runLine));
  if (failed.length) throw new Error(failed.join('\n✗ '));
}

const begun = Date.now();
try {
  for (const stage of chosenStages()) await runStage(stage);
} catch (error) {
  summary();
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}
summary();
console.log(`\nSemua lulus dalam ${since(begun)}`);
