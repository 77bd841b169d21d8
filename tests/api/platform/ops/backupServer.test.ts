import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backup } from '../../../../server/ops/backup.ts';
import { restore } from '../../../../server/ops/restore.ts';
import { insideOf, type Origin, openOrigin } from './origin.ts';
import { contentsOf, emptyFolder, folder, serverDatabase, serverUrl, structureOf } from './place.ts';

/** From a server and to one; what else a backup promises is the same on both databases and stands in backup.test.ts. */
describe.runIf(serverUrl)('cadangan pada PostgreSQL', () => {
  let origin: Origin;
  const archive = join(folder(), 'cadangan.tar.gz');

  beforeAll(async () => {
    origin = await openOrigin({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    await backup(origin.config, archive, true);
  });
  afterAll(() => origin.close());

  it('memulihkan ke PostgreSQL tanpa hak superuser', async () => {
    const { config, drop } = await serverDatabase(serverUrl ?? '', { owner: 'pemilik_portal' });
    await restore(config, archive, true);
    const restored = await insideOf(config);
    expect(restored.contents).toEqual(await contentsOf(origin.db));
    expect(restored.structure).toEqual(await structureOf(origin.db));
    await drop();
  });

  // Two restores and two backups of the demo university: beside other work more than the minute of other tests.
  it('dipulihkan ke basis data tertanam, dan cadangan dari sana ke PostgreSQL', { timeout: 240_000 }, async () => {
    const embedded = emptyFolder();
    await restore(embedded, archive, true);
    const path = join(folder(), 'tertanam.tar.gz');
    const { manifest } = await backup(embedded, path, true);
    const { config, drop } = await serverDatabase(serverUrl ?? '');
    await restore(config, path, true);
    const restored = await insideOf(config);
    expect(restored.contents).toEqual(await contentsOf(origin.db));
    expect((await backup(config, join(folder(), 'server.tar.gz'), true)).manifest.tabel).toEqual(manifest.tabel);
    await drop();
  });
});
