// npm test: everything that must hold, cheapest first. `npm test -- api ui` runs only the named steps.
import { spawnSync } from 'node:child_process';
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

const vitest = (project, env = {}) => run(bin('vitest'), ['run', '--project', project], { NODE_ENV: 'test', ...env });

const steps = {
  lint: () => {
    run(bin('biome'), ['ci', '--error-on-warnings', '.']);
    run(process.execPath, ['scripts/checkPatterns.mjs']);
  },
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  imports: () => run(process.execPath, ['scripts/checkImports.mjs']),
  unit: () => vitest('unit'),
  ui: () => vitest('ui'),
  api: () => vitest('api'),
  'api-postgres': async () => {
    if (!findPostgres()) {
      console.log(
        'PostgreSQL (initdb, pg_ctl) tidak ada di mesin ini: uji API hanya dijalankan pada basis data tertanam.',
      );
      return;
    }
    const server = await startPostgres({ fsync: 'off' });
    try {
      vitest('api', { TEST_DATABASE_URL: server.url });
    } finally {
      server.stop();
    }
  },
  build: () => buildAll(),
  e2e: () => vitest('e2e', { CHROMIUM: findChromium() }),
};

/** Steps that run only when they are named. */
const onDemand = { layar: () => vitest('e2e', { CHROMIUM: findChromium(), LAYAR: process.env.LAYAR ?? '1' }) };

const wanted = process.argv.slice(2).filter(name => name in steps || name in onDemand);
const begun = Date.now();
for (const [name, step] of Object.entries({ ...steps, ...onDemand })) {
  if (wanted.length ? !wanted.includes(name) : name in onDemand) continue;
  const start = Date.now();
  console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    console.error(`\n✗ ${name}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(0)} dtk)`);
}
console.log(`\nSemua lulus dalam ${((Date.now() - begun) / 1000).toFixed(0)} dtk`);
