import { describe, expect, it } from 'vitest';
import {
  createRegistry,
  type Flag,
  read,
  resource,
  roles,
  screen,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import {
  defaultMatrix,
  flagsByResource,
  governedResources,
  type MenuRow,
  maximumFlags,
} from '../../../../server/platform/access/menuMatrix.ts';
import { isLockedLink, treeProblem } from '../../../../server/platform/access/menuShape.ts';
import { menuTree } from '../../../../server/platform/access/menuTree.ts';

const row = (id: string, more: Partial<MenuRow> = {}): MenuRow => ({
  id,
  idParent: null,
  name: id,
  title: id,
  link: `/${id}`,
  icon: null,
  urut: 1,
  app: '1',
  posisiSubMenu: '1',
  resources: [],
  hiddenInMenu: false,
  mewarisi: false,
  aktif: true,
  bawaan: false,
  flags: null,
  urutPeran: null,
  ...more,
});
const can = (...flags: Flag[]) => new Set(flags);

describe('flagsByResource', () => {
  it('joins the menus that name a resource', () => {
    const found = flagsByResource([
      row('a', { resources: ['uji/x'], flags: can('read') }),
      row('b', { resources: ['uji/x', 'uji/y'], flags: can('read', 'create') }),
    ]);
    expect([...(found.get('uji/x') ?? [])]).toEqual(['read', 'create']);
    expect(found.get('uji/z')).toBeUndefined();
  });

  it('counts nothing without canRead, on inactive menus, below inactive groups, and on hub tiles', () => {
    const found = flagsByResource([
      row('a', { resources: ['uji/a'], flags: can('create') }),
      row('b', { resources: ['uji/b'], flags: can('read'), aktif: false }),
      row('g', { link: null, aktif: false }),
      row('c', { resources: ['uji/c'], flags: can('read'), idParent: 'g' }),
      row('d', { resources: ['uji/d'], flags: can('read'), posisiSubMenu: '2' }),
    ]);
    expect([...found].filter(([, flags]) => flags.size > 0)).toEqual([]);
  });

  it('takes the rights of the parent where a menu inherits', () => {
    const rows = [
      row('induk', { flags: can('read', 'update'), resources: ['uji/a'] }),
      row('anak', { idParent: 'induk', mewarisi: true, resources: ['uji/b'], flags: can('read', 'delete') }),
    ];
    expect([...(flagsByResource(rows).get('uji/b') ?? [])]).toEqual(['read', 'update']);
    expect(governedResources('induk', rows)).toEqual(['uji/a', 'uji/b']);
  });
});

describe('menuTree', () => {
  it('sends permitted pages in the role’s order, hidden ones too, and no empty group', () => {
    const tree = menuTree(
      [
        row('g', { link: null, urut: 2 }),
        row('kosong', { link: null }),
        row('satu', { idParent: 'g', flags: can('read'), urut: 1, urutPeran: 9 }),
        row('dua', { idParent: 'g', flags: can('read', 'create'), urut: 2, hiddenInMenu: true }),
        row('tiga', { idParent: 'g', flags: can('create') }),
        row('empat', { idParent: 'kosong' }),
        row('depan', { flags: can('read') }),
      ],
      '1',
      '1',
    );
    expect(tree.map(node => [node.meta.name, node.children.map(child => child.meta.name)])).toEqual([
      ['depan', []],
      ['g', ['dua', 'satu']],
    ]);
    expect(tree[1]?.children[0]?.permission).toMatchObject({ canRead: true, canCreate: true, canDelete: false });
    expect(tree[1]?.children[0]?.meta.hiddenInMenu).toBe(true);
  });

  it('moves a page up when the page above is not permitted', () => {
    const tree = menuTree(
      [row('g', { link: null }), row('a', { idParent: 'g' }), row('b', { idParent: 'a', flags: can('read') })],
      '1',
      '1',
    );
    expect(tree[0]?.children.map(node => node.link)).toEqual(['/b']);
  });
});

describe('matrix', () => {
  const x = resource({
    name: 'uji/x',
    label: 'X',
    fields: { nama: text(9) },
    access: { HA03: write(), HA05: read(), HA10: read() },
  });
  const detail = resource({ name: 'uji/d', label: 'D', fields: { nama: text(9) }, access: { HA05: write() } });
  const screens = [
    screen({
      path: '/uji/x',
      title: 'X',
      icon: 'i',
      pattern: 'crud',
      resource: 'uji/x',
      roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
      group: 'g',
    }),
    screen({
      path: '/uji/x/detail',
      title: 'D',
      icon: 'i',
      pattern: 'page',
      resource: 'uji/d',
      roles: roles([role.koordinator]),
      group: 'g',
      inherits: '/uji/x',
    }),
    screen({ path: '/uji/hub', title: 'H', icon: 'i', pattern: 'page', roles: roles([role.mahasiswa]), group: 'g' }),
  ];
  const registry = createRegistry([x, detail], screens);

  it('starts with what screens and policies say, a row for each page that does not inherit', () => {
    const grants = defaultMatrix(screens, registry);
    const of = (path: string, role: string) => [
      ...(grants.find(grant => grant.path === path && grant.role === role)?.flags ?? []),
    ];
    expect(grants.some(grant => grant.path === '/uji/x/detail')).toBe(false);
    expect(of('/uji/x', 'HA03')).toEqual(['read', 'create', 'update', 'delete', 'import', 'export', 'action']);
    expect(of('/uji/x', 'HA05')).toHaveLength(7);
    expect(of('/uji/x', 'HA10')).toEqual(['read', 'export']);
    expect(of('/uji/hub', 'HA02')).toEqual(['read']);
    expect(of('/uji/hub', 'HA03')).toEqual([]);
  });

  it('never starts above its own maximum', () => {
    for (const grant of defaultMatrix(screens, registry)) {
      const resources = grant.path === '/uji/x' ? ['uji/x', 'uji/d'] : [];
      const most = maximumFlags(resources, grant.role, registry, grant.path);
      expect([...grant.flags].filter(flag => !most.has(flag))).toEqual([]);
    }
    expect(maximumFlags(['uji/x'], 'HA02', registry, '/uji/x').size).toBe(0);
  });
});

describe('menu tree shape', () => {
  it('refuses circles and a fourth level', () => {
    expect(
      treeProblem(
        new Map([
          ['a', null],
          ['b', 'a'],
          ['c', 'b'],
        ]),
      ),
    ).toBeUndefined();
    expect(
      treeProblem(
        new Map([
          ['a', 'b'],
          ['b', 'a'],
        ]),
      )?.message.text,
    ).toBe('Menu induk tidak boleh melingkar.');
    expect(treeProblem(new Map([['a', 'a']]))?.message.text).toBe('Menu induk tidak boleh melingkar.');
    expect(
      treeProblem(
        new Map([
          ['a', null],
          ['b', 'a'],
          ['c', 'b'],
          ['d', 'c'],
        ]),
      )?.id,
    ).toBe('d');
  });
  it('locks the settings menus', () => {
    expect(isLockedLink('/Pengaturan/User')).toBe(true);
    expect(isLockedLink('/pengaturan/user/profile')).toBe(false);
    expect(isLockedLink(null)).toBe(false);
  });
});
