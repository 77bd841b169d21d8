import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { assetsOf } from './landing/assets.mjs';
import { previewFont } from './landing/font.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = join(root, 'landing/vite.config.ts');
const dist = join(root, 'dist/landing');

async function save(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Vite takes the environment's word: a test run would ship the development build of React. */
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

/**
 * Builds the public pages into dist/landing: `client` (files for the browser), `server` (what the landing plugin
 * renders pages with) and assets.json (which files a page needs).
 */
export async function buildLanding({ logLevel = 'warn' } = {}) {
  await inProduction(async () => {
    await build({ configFile, logLevel });
    await build({ configFile, logLevel, build: { ssr: true } });
  });

  const server = await import(`${pathToFileURL(join(dist, 'server/entry-server.js'))}?${Date.now()}`);
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const assets = assetsOf(
    manifest,
    server.landingRoutes.map(route => route.key),
  );
  await save(join(dist, 'assets.json'), JSON.stringify(assets));

  for (const { key } of server.landingRoutes)
    await save(join(dist, 'client/assets/landing/ilustrasi', `${key}.svg`), await server.sceneSvg(key));
  // The preview pictures bear the university's name: the server draws them (server/platform/landing/previews.ts).
  await save(join(dist, 'pratinjau.ttf'), await previewFont());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildLanding({ logLevel: 'info' });
}
