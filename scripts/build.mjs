// Builds what changed: the back office, the landing pages and the server bundle. Each keeps a fingerprint of its
// inputs in dist/, so that a second `npm start` builds nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressFiles } from './compress.mjs';
import { kept } from './runtimePackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = ['package-lock.json', 'tsconfig.json', 'config', 'public', 'scripts/build.mjs', 'scripts/compress.mjs'];

const targets = {
  app: {
    name: 'back office',
    inputs: ['src', 'resources', 'vite.config.ts', 'scripts/app', ...shared],
    build: buildApp,
  },
  landing: {
    name: 'halaman publik',
    inputs: ['landing', 'resources/identity.ts', 'scripts/build-landing.mjs', 'scripts/landing', ...shared],
    build: buildLanding,
  },
  server: {
    name: 'server',
    inputs: ['server', 'resources', 'landing', 'scripts/runtimePackages.mjs', ...shared],
    build: buildServer,
  },
};

/**
 * Builds the targets whose inputs changed; returns the names of those built.
 * @param options maps: the server with source maps beside it, for profiles
 */
export async function buildAll({ force = false, only = Object.keys(targets), maps = false } = {}) {
  const built = [];
  for (const key of only) {
    const target = targets[key];
    const stamp = join(root, 'dist', `.${key}`);
    const now = fingerprint(target.inputs) + (maps && key === 'server' ? ' maps' : '');
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    const begun = Date.now();
    rmSync(stamp, { force: true });
    await inProduction(() => target.build(maps));
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stamp, now);
    console.log(`Membangun ${target.name}: ${((Date.now() - begun) / 1000).toFixed(1)} dtk`);
    built.push(key);
  }
  return built;
}

/**
 * Always builds for production, also when a test starts it: NODE_ENV=test would bundle the libraries' development code.
 */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function fingerprint(inputs) {
  const hash = createHash('sha1').update(process.version);
  for (const input of inputs)
    for (const path of filesOf(join(root, input))) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)));
}

async function buildApp() {
  const { build } = await import('vite');
  await build({ root: join(root, 'src'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await compressFiles(join(root, 'dist/app'));
}

async function buildLanding() {
  const { buildLanding: run } = await import(pathToFileURL(join(root, 'scripts/build-landing.mjs')).href);
  await run();
  await compressFiles(join(root, 'dist/landing'));
}

async function buildServer(maps) {
  const { build } = await import('vite');
  const out = join(root, 'dist/server');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // One file instead of seven hundred: a start reads and compiles half as long.
    ssr: { noExternal: true, external: kept },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: maps && 'hidden',
      rollupOptions: {
        input: {
          main: join(root, 'server/main.ts'),
          cli: join(root, 'server/cli.ts'),
          filling: join(root, 'server/filling.ts'),
          checking: join(root, 'server/checking.ts'),
          readingThread: join(root, 'server/platform/documents/thread/worker.ts'),
          computingThread: join(root, 'server/areas/kkn/distribution/thread/worker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  // Threads start from plain files beside the bundle.
  const threads = [
    'platform/database/pgliteWorker.mjs',
    'platform/documents/letters/printWorker.mjs',
    'platform/documents/letters/keepClosing.mjs',
    'platform/documents/letters/tagging.mjs',
  ];
  for (const file of threads) cpSync(join(root, 'server', file), join(out, file.split('/').at(-1)));
  for (const folder of ['platform/database/migrations', 'areas/master/wilayah'])
    cpSync(join(root, 'server', folder), join(out, folder.split('/').at(-1)), { recursive: true });
  // A wrong declaration ends here, so that no start has to look for one.
  execFileSync(process.execPath, [join(out, 'checking.mjs')], { stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = Object.keys(targets).filter(key => process.argv.includes(key));
  await buildAll({ force: process.argv.includes('--force'), ...(named.length ? { only: named } : {}) });
}
