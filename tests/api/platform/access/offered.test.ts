import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, type Resource, type Role } from '../../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/**
 * Calls accept what generated screens offer: whoever sees "Tambah" may create, and a row whose form is
 * offered (`bolehUbah`) is theirs to change.
 */
let world: World;
const people = new Map<Role, Person>();

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  for (const role of allRoles) people.set(role, await world.as(role));
});
afterAll(() => world.close());

const linksOf = (tree: readonly MenuEntry[]): string[] =>
  tree.flatMap(({ link, children }) => [...(link ? [link] : []), ...linksOf(children)]);

interface Offered extends Readonly<Record<string, unknown>> {
  version: number;
  bolehUbah?: boolean;
}

/** A field of long text that the role may write, with a word more; nothing where there is none. */
function changed(r: Resource, role: Role, row: Offered | undefined): Record<string, string> {
  const only = r.access[role]?.only;
  const name = Object.entries(r.fields).find(
    ([field, { kind, readOnly, fixed }]) =>
      kind === 'longtext' && !readOnly && !fixed && (only?.includes(field) ?? true),
  )?.[0];
  return name ? { [name]: `${String(row?.[name] ?? '')} Dibaca lagi.` } : {};
}

interface Permission {
  resources: Readonly<Record<string, readonly string[]>>;
}

/** Generated screens of a role, and the resource that each is about. */
const generated = (role: Role): { path: string; r: Resource; elsewhere: boolean }[] =>
  registry.screens.flatMap(screen => {
    const content = screen.byRole?.[role] ?? screen;
    const [name] = screen.resources;
    if (content.pattern !== 'crud' || !name) return [];
    const r = registry.get(name);
    const elsewhere = content.options?.begunElsewhere?.includes(role) ?? false;
    return r.serverOnly ? [] : [{ path: screen.path, r, elsewhere }];
  });

const rights = async (role: Role): Promise<Permission> =>
  (await people.get(role)?.get('menu-user/permission'))?.json<Permission>() ?? { resources: {} };

describe.each(allRoles)('%s', role => {
  it('menambah hanya di layar yang menerimanya', async () => {
    const { resources } = await rights(role);
    const refused: string[] = [];
    for (const { path, r, elsewhere } of generated(role)) {
      if (elsewhere || !resources[r.name]?.includes('create')) continue;
      const status = (await people.get(role)?.post(r.endpoint, {}))?.statusCode ?? 0;
      if (status === 403 || status === 404 || status >= 500) refused.push(`${path}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('hanya layar yang dideklarasikan baginya, juga yang mewarisi hak layar lain', async () => {
    const tree = (await people.get(role)?.get('menu-user'))?.json<MenuEntry[]>() ?? [];
    const links = new Set(linksOf(tree));
    const strange = registry.screens.filter(({ path, roles }) => !roles[role] && links.has(path));
    expect(strange.map(({ path }) => path)).toEqual([]);
    expect(links.size).toBeGreaterThan(3);
  });

  it('mengubah baris yang formulirnya ditawarkan', { tags: ['semua'] }, async () => {
    const { resources } = await rights(role);
    const wrong: string[] = [];
    for (const { path, r } of generated(role)) {
      if (!resources[r.name]?.includes('edit') || r.appendOnly) continue;
      const person = people.get(role);
      const listed = (await person?.get(r.endpoint, { range: '[0,11]' }))?.json<{ id: string }[]>() ?? [];
      for (const { id } of listed) {
        const row = (await person?.get(`${r.endpoint}/${id}`))?.json<Offered>();
        const change = changed(r, role, row);
        // A write that changes nothing is accepted from every reader of the row.
        if (row?.bolehUbah === false && Object.keys(change).length === 0) continue;
        const answer = await person?.put(`${r.endpoint}/${id}`, { ...change, version: row?.version });
        // Invalid values answer 422 by field; other refusals mean not permitted, or not now.
        const taken = answer !== undefined && (answer.statusCode < 300 || answer.statusCode === 422);
        if (taken !== (row?.bolehUbah ?? true))
          wrong.push(`${path} ${id}: ${answer?.statusCode} ${answer?.json<{ message: string }>().message}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
