import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registry } from '../resources/index.ts';
import { createApp } from './app.ts';
import { fillApart } from './fillApart.ts';
import { endSaying } from './ops/endSaying.ts';
import { prepareData } from './ops/prepare.ts';
import { readIdentity } from './platform/access/identity.ts';
import { listenAt, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepToOneself } from './platform/privateFolder.ts';

/** Built front ends: beside the bundle in a build, in dist/ when run from the sources. */
function findDist(): string | undefined {
  const candidates = [new URL('..', import.meta.url), new URL('../dist', import.meta.url)].map(url =>
    fileURLToPath(url),
  );
  return candidates.find(path => existsSync(`${path}/app/index.html`));
}

/** A bundle's declarations were checked when it was built. */
const built = !import.meta.url.endsWith('.ts');

/** Starts the portal: configuration, database, data, HTTP; ends the process with a clear sentence when it cannot. */
export async function start(): Promise<void> {
  keepToOneself();
  try {
    await run();
  } catch (error) {
    endSaying(error);
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  await fillApart(config);
  let db = await openDatabase(config);
  const { demo, filled } = await prepareData(db, registry, config);
  if (filled && db.embedded) {
    // An earlier start was cut off: the engine's memory at least is given back.
    await db.close();
    db = await openDatabase(config);
  }
  const { app, scheduler } = await createApp({ config, db, registry, demo, checked: built, distDir: findDist() });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'berhenti');
    // Requests under way are finished; new ones are refused by the closed socket.
    await app.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  const { host, localOnly } = listenAt(config, demo);
  await app.listen({ port: config.port, host });
  scheduler.start();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  // The portal answers already: a database that is busy just now only costs it its name here.
  const produk = await readIdentity(db).then(
    ({ identity }) => identity.produk,
    () => 'Portal',
  );
  console.log(`\n${produk} siap di http://localhost:${port}`);
  if (demo)
    console.log(
      `${localOnly ? 'Hanya dapat dibuka dari komputer ini karena berisi akun contoh; dari komputer lain: HOST=0.0.0.0 npm start\n' : ''}Akun contoh: superadmin, mahasiswa, timmbkm, dosen, koordinator, mitra, penilai, inbound, outbound, bakpk\nKata sandi: ${config.demoPassword}\n`,
    );
}
