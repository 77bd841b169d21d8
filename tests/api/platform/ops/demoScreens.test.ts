// @module-tag semua: walks every screen of the demo university as every role
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, type Resource, type Role, type Screen } from '../../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { loadStageAccounts } from '../../../../server/ops/prepare.ts';
import { withoutRows } from '../../support/samples.ts';
import { accounts, createWorld, type Person, testConfig, type World } from '../../support/world.ts';

/** Every screen of everybody's menu shows a row of the demo university to some account of that role. */

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await loadStageAccounts(world.db, registry, testConfig);
});
afterAll(() => world.close());

const linksOf = (tree: readonly MenuEntry[]): string[] =>
  tree.flatMap(({ link, children }) => [...(link ? [link] : []), ...linksOf(children)]);

/** Recaps and sheets ask for a wave, period or group first: their list is empty until one is chosen. */
const asksFirst = new Set(['recap', 'logbook/members']);
/** Ways to another screen, and what begins a row instead of showing some. */
const showsNone = new Set(['redirect', 'register/form', 'crud/form']);

/** Screens that are empty for the role in the demo, with the reason. */
const known: readonly string[] = [
  'HA01 /pengaturan/akses-data: nobody has looked at anybody yet',
  'HA02 /kkn/memilih-dospem: the leader of the group that asks has no account',
  'HA02 /pertukaran-mahasiswa/perjanjian-belajar: students abroad who have an account have a role of their own (HA09)',
  'HA04 /kkn/memilih-dospem: the lecturer who is asked has no account',
  'HA05 /data-mbkm/revisi-penilaian: the one final grade of its study programme is not disputed',
  'HA07 /data-mbkm/revisi-penilaian: the one final grade of its study programme is not disputed',
  'HA05 /surat/tanda-tangan: no letter waits for an official of this role',
  'HA10 /surat/tanda-tangan: no letter waits for an official of this role',
];

interface Shown {
  path: string;
  resource: Resource;
  filter: unknown;
}

function shownBy(screen: Screen, role: Role): Shown[] {
  const content = screen.byRole?.[role] ?? screen;
  const resource = registry.find(screen.resources[0] ?? '');
  if (
    !resource ||
    withoutRows.has(resource.name) ||
    screen.path.includes(':') ||
    asksFirst.has(content.pattern) ||
    showsNone.has(content.pattern)
  )
    return [];
  const options: object = content.options ?? {};
  return [{ path: screen.path, resource, filter: 'filter' in options ? (options.filter ?? {}) : {} }];
}

/** The usernames of a role's accounts, the one of the README first. */
async function usernamesOf(role: Role): Promise<string[]> {
  const rows = await world.db.query<{ username: string }>(
    'select username from pengaturan_user where role_id = $1 and aktif and not wajib_ganti_sandi and terkunci_sampai is null order by 1',
    [role],
  );
  return [accounts[role], ...rows.map(({ username }) => username).filter(name => name !== accounts[role])];
}

async function seesRow(person: Person, { resource, filter }: Shown): Promise<boolean> {
  const answer = await person.get(resource.endpoint, { range: [0, 0], filter });
  if (answer.statusCode === 403) return true;
  expect([200, 206], `${resource.name}: ${answer.body}`).toContain(answer.statusCode);
  return answer.json<unknown[]>().length > 0;
}

it.each(allRoles)('%s', { timeout: 180_000 }, async role => {
  let open: Shown[] = [];
  for (const [i, username] of (await usernamesOf(role)).entries()) {
    const person = await world.as(username);
    if (i === 0) {
      const links = new Set(linksOf((await person.get('menu-user')).json<MenuEntry[]>()));
      open = registry.screens.filter(({ path }) => links.has(path)).flatMap(screen => shownBy(screen, role));
      expect(open.length).toBeGreaterThan(3);
    }
    const left: Shown[] = [];
    for (const shown of open) if (!(await seesRow(person, shown))) left.push(shown);
    open = left;
    if (!open.length) break;
  }
  const excused = known.map(line => line.split(':')[0]);
  expect(open.map(({ path }) => `${role} ${path}`).filter(line => !excused.includes(line))).toEqual([]);
});
