// node scripts/tryDeploy.mjs: what Dockerfile and compose.yaml do, without Docker. Copies the files of the image into a clean
// folder, starts two portals there in production as another user on a PostgreSQL of their own, and looks whether both are
// healthy and see what was uploaded to one of them. Prints what the image holds.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, throwAway } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const runtimeModules = '/runtime/node_modules';
const home = mkdtempSync(join(tmpdir(), 'mbkm-image-'));
const image = join(home, 'portal');
const data = join(home, 'data');
const isRoot = process.getuid?.() === 0;
const idOf = flag => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
const other = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const children = [];

/** Bytes below a path. */
const sizeOf = path =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

const inMegabytes = bytes => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Copies what the last stage of the Dockerfile copies from the build. */
function fillImage() {
  const copies = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (\S+) (\S+)$/gm)];
  let sum = 0;
  for (const [, from, to] of copies) {
    const at = join(image, to);
    if (from === runtimeModules) execFileSync(process.execPath, [join(root, 'scripts/runtimeModules.mjs'), at]);
    else {
      mkdirSync(dirname(at), { recursive: true });
      cpSync(from.replace('/portal', root), at, { recursive: true });
    }
    sum += sizeOf(at);
    console.log(`  ${to}: ${inMegabytes(sizeOf(at))}`);
  }
  console.log(`Isi image di atas gambar dasarnya: ${inMegabytes(sum)}`);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startPortal(url) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/built.mjs'], {
    cwd: image,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: url,
      BASE_URL: 'https://mbkm.kampus.example',
      SECRET: 'rahasia-percobaan-rahasia-percobaan',
      API_KEY: 'kunci-percobaan',
      LOG_LEVEL: 'error',
      BACKUP_AT: 'mati',
    },
    ...other,
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', part => {
    text += part;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`Portal berakhir: ${text}`);
  });
  ended.catch(() => undefined);
  const ready = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise(resolve => setTimeout(resolve, 300));
    }
  };
  await Promise.race([ready(), ended]);
  console.log(`Portal siap sebagai UID ${other.uid ?? process.getuid?.()} di port ${port}`);
  return { at: `http://127.0.0.1:${port}`, said: () => text };
}

async function must(answer, status = 200) {
  if (answer.status === status) return answer;
  throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
}

async function enter(at, password) {
  const answer = await fetch(`${at}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'kunci-percobaan' },
    body: JSON.stringify({ username: 'superadmin', password }),
  });
  return (await must(answer)).json();
}

/** Uploads a picture to one portal; the other must give the same bytes. */
async function uploadSeenByBoth(one, two) {
  const temporary = /kata sandi sementara: (\S+)/.exec(one.said() + two.said())?.[1];
  const first = await enter(one.at, temporary);
  const password = 'Percobaan#2026';
  await must(
    await fetch(`${one.at}/api/user/password/${first.user.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${first.token.AccessToken}` },
      body: JSON.stringify({ oldPassword: temporary, newPassword: password }),
    }),
  );
  const { token } = await enter(two.at, password);
  const authorization = `Bearer ${token.AccessToken}`;
  const bytes = readFileSync(join(root, 'public/logo.svg'));
  const form = new FormData();
  form.set('resource', 'pengaturan/identitas');
  form.set('field', 'logo');
  form.set('file', new Blob([bytes], { type: 'image/svg+xml' }), 'logo.svg');
  const sent = await fetch(`${one.at}/api/files`, { method: 'POST', headers: { authorization }, body: form });
  const { id } = await (await must(sent, 201)).json();
  const kept = async ({ at }) =>
    Buffer.from(
      await (await must(await fetch(`${at}/api/files?id=${id}`, { headers: { authorization } }))).arrayBuffer(),
    );
  // A drawing is cleaned when it comes in: both must have what is left of it.
  const [here, there] = [await kept(one), await kept(two)];
  if (!here.length || !here.equals(there)) throw new Error('Berkas berbeda di portal kedua.');
  console.log('Berkas yang diunggah di satu portal terbaca di portal lain.');
}

let postgres;
try {
  if (!process.argv.includes('--terbangun'))
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  fillImage();
  mkdirSync(data, { mode: 0o700 });
  chmodSync(home, 0o755);
  if (isRoot) chownSync(data, other.uid, other.gid);
  postgres = await startPostgres(throwAway);
  const [one, two] = await Promise.all([startPortal(postgres.url), startPortal(postgres.url)]);
  for (const { at } of [one, two]) await must(await fetch(`${at}/healthz`));
  await uploadSeenByBoth(one, two);
} finally {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  postgres?.stop();
  rmSync(home, { recursive: true, force: true });
}
