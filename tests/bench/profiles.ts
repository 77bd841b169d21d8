import { mkdirSync, writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Db } from '../../server/platform/database/db.ts';
import { changingStudents } from './bulk.ts';
import { partsOf, stacksOf } from './cpuProfile.ts';
import { flameSvg } from './flame.ts';
import { importStudents } from './importing.ts';
import { postgresCpu, profileOf, type Served } from './servers.ts';
import { workloads } from './workloads.ts';

/** Folder of the flame graphs. */
const folder = '.cache/profil';

/**
 * Where the processor time of the portal goes, per call: CPU profiles of one row, create, bulk and import, as a table and as
 * flame graphs. The profile itself costs some of the time; shares are what it tells.
 */
export async function measureProfiles(db: Db, url: string, portal: Served, authorization: string): Promise<void> {
  const { calls, prodi } = await workloads(db);
  mkdirSync(folder, { recursive: true });
  const headers = { authorization, 'content-type': 'application/json' };
  for (const { name, path, body } of calls) {
    if (name !== 'satu' && name !== 'tambah') continue;
    const ask = (duration: number) =>
      autocannon({
        url: portal.url + path,
        connections: 10,
        duration,
        headers,
        ...(body
          ? {
              method: 'POST' as const,
              requests: [{ method: 'POST' as const, setupRequest: request => ({ ...request, body: body() }) }],
            }
          : {}),
      });
    await ask(2);
    await tell(db, portal, name, async () => (await ask(5)).requests.total);
  }
  const change = await changingStudents(db, url, portal, authorization);
  await change();
  await tell(db, portal, 'ubah 1.000 baris', async () => {
    for (let i = 0; i < 5; i++) await change();
    return 5;
  });
  await importStudents(db, portal.url, authorization, prodi, 90);
  await tell(db, portal, 'impor 10.000 baris', async () => {
    await importStudents(db, portal.url, authorization, prodi, 91);
    return 1;
  });
}

/** @param work answers how many calls it made */
async function tell(db: Db, portal: Served, name: string, work: () => Promise<number>): Promise<void> {
  let calls = 1;
  const before = await postgresCpu(db);
  const file = await profileOf(portal, async () => {
    calls = await work();
  });
  const postgres = ((await postgresCpu(db)) - before) * 1000;
  const stacks = stacksOf(file);
  const told = [...partsOf(stacks), ['PostgreSQL', postgres] as const].map(
    ([part, ms]) => `${part} ${(ms / calls).toLocaleString('id-ID', { maximumSignificantDigits: 3 })}`,
  );
  console.log(`${name}, md CPU per panggilan: ${told.join(' · ')}`);
  writeFileSync(`${folder}/${name.replaceAll(/[^a-z0-9]+/g, '-')}.svg`, flameSvg(stacks, name));
}
