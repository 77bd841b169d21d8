import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../resources/index.ts';
import { buildAll } from '../../scripts/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { prepareData } from '../../server/ops/prepare.ts';
import { readConfig } from '../../server/platform/config.ts';
import { connect } from '../../server/platform/database/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../server/platform/database/migrationsFolder.ts';
import { measureCluster } from './cluster/measure.ts';
import { given, option, wanted } from './compare.ts';
import { measureCalls, measureRest } from './core.ts';
import { measureDistribution } from './distribution.ts';
import { measureEmbedded } from './embedded.ts';
import { measureField } from './field.ts';
import { measureFieldScreens } from './fieldScreens.ts';
import { measureForms } from './forms.ts';
import { measureLetters } from './letters.ts';
import { measureLongWork } from './longWork.ts';
import { measureMaster } from './masterLists.ts';
import { measureMessages } from './messages.ts';
import { measureParticipations } from './participations.ts';
import { measurePhone } from './phone.ts';
import { takePictures } from './pictures/take.ts';
import { measureProfiles } from './profiles.ts';
import { measurePublicPages } from './publicPages.ts';
import { measureSearch } from './search.ts';
import { login, servePortal } from './servers.ts';
import { measureSizes } from './sizes.ts';
import { measureSorted } from './sortedLists.ts';
import { measureSync } from './syncing.ts';
import { measureTasks } from './tasks/run.ts';
import { measureWorks } from './works.ts';

/**
 * npm run bench: the portal and a bare Fastify handler side by side on one PostgreSQL server with 100,000 students,
 * the same SQL, in turns. Only the ratios carry over to other machines (docs/design/performance.md).
 * Options: --bagian=inti,cari,master,peserta,karya,urutan,sinkron,impor,publik,ponsel,tugas,kkn,lapangan,pesan,surat,formulir,tertanam (all without it), or klaster, ukuran or pekerjaan, which run only by their names --students=100000 --peserta=20000 --log=1000000 --karya=20000 --sync=30000 --surat=10000 --jawaban=10000 --seconds=5
 * --rounds=3
 * --portal=http://localhost:3000 (the acts of `tugas` alone, on a demo that runs; it is changed) --tugas=log,decide --lihat=1
 * --portal=http://localhost:3000 --bagian=gambar (pictures of screens on a demo that runs: tests/bench/pictures)
 * --profil (instead: where the processor time of one row, create, bulk and import goes; flame graphs into .cache/profil)
 */
const profiling = process.argv.includes('--profil');

async function measure(db: Db, url: string): Promise<void> {
  const portal = await servePortal(url, profiling);
  try {
    const authorization = await login(portal.url);
    if (profiling) return await measureProfiles(db, url, portal, authorization);
    if (wanted('inti')) await measureCalls(db, url, portal, authorization);
    if (wanted('cari')) await measureSearch(db, portal.url, login);
    if (wanted('master')) await measureMaster(db, url, portal.url, authorization);
    if (wanted('peserta')) await measureParticipations(db, url, portal, authorization);
    if (wanted('karya')) await measureWorks(db, url, portal, authorization);
    if (wanted('urutan')) await measureSorted(db, url, portal, authorization);
    if (wanted('sinkron')) await measureSync(db, portal.url, authorization);
    if (wanted('impor')) await measureRest(db, url, portal, authorization);
    if (wanted('lapangan')) await measureField(db, url, portal, login);
    if (wanted('lapangan')) await measureFieldScreens(db, portal.url, login);
    if (wanted('pesan')) await measureMessages(db, portal.url, login);
    if (wanted('surat')) await measureLetters(db, portal.url, login);
    if (wanted('formulir')) await measureForms(db, portal.url, login);
    if (wanted('publik')) await measurePublicPages(db, portal);
    if (wanted('ponsel')) await measurePhone(portal.url, login);
    if (wanted('tugas')) await measureTasks(portal.url, login);
  } finally {
    await portal.stop();
  }
}

async function measurePortal(): Promise<void> {
  await buildAll({ maps: profiling });
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
  const db = connect({ url: server.url, poolSize: 4 });
  try {
    await migrate(db, migrationsFolder);
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mbkm-bench-')) });
    await prepareData(db, registry, config, { today: new Date(), students: option('students', 100_000) });
    // A busy machine stops VACUUM after a statement's time, and it cannot be given more; plans need ANALYZE alone.
    await db.execute('vacuum analyze').catch(() => db.unhurried(0, () => db.execute('analyze')));
    await measure(db, server.url);
  } finally {
    await db.close();
    server.stop();
  }
}

const running = given('portal', '');
if (!running && wanted('kkn')) await measureDistribution();
if (!running && wanted('tertanam')) {
  await buildAll();
  await measureEmbedded(login);
}
if (running && wanted('gambar', true)) await takePictures(running, login);
else if (running) await measureTasks(running, login);
else if (wanted('klaster', true)) {
  await buildAll({ only: ['server'] });
  await measureCluster();
} else if (wanted('ukuran', true)) {
  await buildAll();
  await measureSizes();
} else if (wanted('pekerjaan', true)) {
  await buildAll({ only: ['server'] });
  await measureLongWork();
} else if (!wanted('kkn', true) && !wanted('tertanam', true)) await measurePortal();
