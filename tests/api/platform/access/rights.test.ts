import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { accessChannel, everything } from '../../../../server/platform/access/channel.ts';
import { seedMenu } from '../../../../server/platform/access/seedMenu.ts';
import type { Person } from '../../support/world.ts';
import { openPlace, type Place } from './campus.ts';

type Item = Record<string, unknown> & { menuId: string };

let place: Place;
let admin: Person;
let tim: Person;
let koordinator: Person;
let menus: { id: string; link: string | null }[];

beforeAll(async () => {
  place = await openPlace();
  const { campus } = place;
  await campus.account('uji.super', { roleId: 'HA01' });
  await campus.account('uji.tim', { roleId: 'HA03' });
  await campus.account('uji.koor', { roleId: 'HA05', idPegawai: campus.pegawai[0], idProgramProdi: campus.prodi[0] });
  [admin, tim, koordinator] = [
    await place.enter('uji.super'),
    await place.enter('uji.tim'),
    await place.enter('uji.koor'),
  ];
  menus = await place.db.query('select id, link from pengaturan_menu');
});
afterAll(() => place.world.close());

const menuId = (link: string): string => menus.find(menu => menu.link === link)?.id ?? '';
const matrix = async (roleId: string): Promise<{ items: Item[]; maksimum: Record<string, Record<string, boolean>> }> =>
  (await admin.get('menu-user/permission', { roleId })).json();
const save = (roleId: string, items: Item[]) => admin.put('menu-user/permission', { roleId, app: '1', items });
const change = (items: Item[], link: string, flags: Record<string, boolean>): Item[] =>
  items.map(item => (item.menuId === menuId(link) ? { ...item, ...flags } : item));

describe('the drawer', () => {
  it('has the role’s menus only', async () => {
    const links = (nodes: MenuEntry[]): (string | null)[] =>
      nodes.flatMap(node => [node.link, ...links(node.children)]);
    const of = async (person: Person, query = {}) => links((await person.get('menu-user', query)).json());
    expect(await of(admin)).toContain('/pengaturan/menu');
    expect(await of(tim)).not.toContain('/pengaturan/menu');
    expect(await of(tim)).toContain('/pengaturan/user');
    // Another role's drawer is for Super Admin; others get their own whatever they ask for.
    expect(await of(koordinator, { roleId: 'HA01' })).not.toContain('/pengaturan/menu');
    expect(await of(admin, { roleId: 'HA05' })).toEqual(await of(koordinator));
  });

  it('tells react-admin what may be done', async () => {
    const answer = (await koordinator.get('menu-user/permission')).json();
    expect(answer.resources['master/program-prodi']).toEqual(expect.arrayContaining(['list', 'show', 'edit']));
    expect(answer.resources['pengaturan/menu']).toBeUndefined();
    expect(answer.fields['master/program-prodi'].readOnly).toContain('nama');
    expect((await koordinator.get('menu-user/permission', { roleId: 'HA01' })).statusCode).toBe(403);
  });

  it('comes once: the browser’s copy holds until a right changes, and is nobody else’s', async () => {
    const ask = (person: Person, path: string, etag?: string) =>
      place.world.app.inject({
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${person.token}`, ...(etag ? { 'if-none-match': etag } : {}) },
      });
    for (const path of ['menu-user', 'menu-user/permission']) {
      const first = await ask(koordinator, path);
      expect(first.headers['cache-control']).toBe('private, no-cache');
      const etag = String(first.headers.etag);
      const again = await ask(koordinator, path, etag);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const others = await ask(tim, path, etag);
      expect([others.statusCode, others.json()]).toEqual([200, (await ask(tim, path)).json()]);
      const { items } = await matrix('HA05');
      await save('HA05', change(items, '/master/program-prodi', { canRead: false, canUpdate: false }));
      const changed = await ask(koordinator, path, etag);
      expect(changed.statusCode).toBe(200);
      expect(changed.json()).not.toEqual(first.json());
      await save('HA05', items);
      expect((await ask(koordinator, path, etag)).statusCode).toBe(304);
    }
  });
});

describe('the matrix', () => {
  it('acts on the next request', async () => {
    expect((await koordinator.get('master/program-prodi')).statusCode).toBe(200);
    const { items } = await matrix('HA05');
    const none = {
      canRead: false,
      canCreate: false,
      canUpdate: false,
      canDelete: false,
      canImport: false,
      canExport: false,
      canAction: false,
    };
    expect((await save('HA05', change(items, '/master/program-prodi', none))).statusCode).toBe(200);
    expect((await koordinator.get('master/program-prodi')).statusCode).toBe(403);
    expect((await koordinator.get('master/program-prodi', { rujukan: '1' })).statusCode).toBe(200);
    expect((await save('HA05', items)).statusCode).toBe(200);
    expect((await koordinator.get('master/program-prodi')).statusCode).toBe(200);
  });

  it('narrows single actions', async () => {
    const { items } = await matrix('HA05');
    const id = place.campus.prodi[0];
    expect((await koordinator.put(`master/program-prodi/${id}`, { akreditasi: 'unggul' })).statusCode).toBe(200);
    await save('HA05', change(items, '/master/program-prodi', { canUpdate: false }));
    expect((await koordinator.put(`master/program-prodi/${id}`, { akreditasi: 'baik' })).statusCode).toBe(403);
    await save('HA05', items);
  });

  it('refuses a flag above the policy, and what is no menu', async () => {
    const { items, maksimum } = await matrix('HA05');
    const at = items.findIndex(item => item.menuId === menuId('/master/program-prodi'));
    expect(maksimum[menuId('/master/program-prodi')]).toMatchObject({ canUpdate: true, canDelete: false });
    const above = await save('HA05', change(items, '/master/program-prodi', { canDelete: true }));
    expect(above.statusCode).toBe(422);
    expect(above.json().errors).toEqual({ [`items.${at}.canDelete`]: 'Tidak tersedia untuk peran dasar HA05.' });
    const unknown = await save('HA05', [{ menuId: crypto.randomUUID(), canRead: true }]);
    expect(unknown.json().errors).toEqual({ 'items.0.menuId': 'Pilih salah satu yang tersedia.' });
    expect((await save('HA77', [])).statusCode).toBe(422);
    expect(await matrix('HA05')).toEqual({ items, maksimum });
  });

  it('never takes the settings menus from Super Admin', async () => {
    const { items } = await matrix('HA01');
    const message = 'Hak Super Admin atas menu pengaturan tidak dapat dikurangi.';
    for (const changed of [
      change(items, '/pengaturan/menu', { canUpdate: false }),
      items.filter(item => item.menuId !== menuId('/pengaturan/user')),
      [],
    ]) {
      const answer = await save('HA01', changed);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.items).toBe(message);
    }
    const row = await place.db.one<{ id: string }>(
      'select id from pengaturan_menu_user where role_id = $1 and menu_id = $2',
      ['HA01', menuId('/pengaturan/role')],
    );
    expect((await admin.put(`pengaturan/menu-user/${row?.id}`, { canUpdate: false })).json().errors).toEqual({
      canUpdate: message,
    });
    expect((await admin.delete(`pengaturan/menu-user/${row?.id}`)).statusCode).toBe(422);
    expect((await admin.put(`menu/${menuId('/pengaturan/user')}`, { aktif: false })).json().errors).toEqual({
      aktif: message,
    });
  });

  it('keeps the settings menus in the drawer, and below nothing that is switched off', async () => {
    const message = 'Hak Super Admin atas menu pengaturan tidak dapat dikurangi.';
    const settings = `menu/${menuId('/pengaturan/menu')}`;
    const closed = (await admin.post('menu', { name: 'Arsip', title: 'Arsip', aktif: false })).json<{ id: string }>();
    for (const [field, value] of [
      ['posisiSubMenu', '2'],
      ['app', '2'],
      ['mewarisi', true],
      ['idParent', closed.id],
    ] as const) {
      const answer = await admin.put(settings, { [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [field]: message });
    }
    const { idParent } = (await admin.get(settings)).json<{ idParent: string }>();
    expect((await admin.put(`menu/${idParent}`, { aktif: false })).json().errors).toEqual({ aktif: message });
    for (const moved of [menuId('/pengaturan/menu'), idParent]) {
      const answer = await admin.put('menu-user/sort', { items: [{ id: moved, idParent: closed.id, urut: 1 }] });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ items: message });
    }
    expect((await admin.get('roles')).statusCode).toBe(200);
  });

  it('keeps what the settings menus govern, whatever field would take it', async () => {
    const message = 'Hak Super Admin atas menu pengaturan tidak dapat dikurangi.';
    const path = `menu/${menuId('/pengaturan/menu')}`;
    const { idParent } = (await admin.get(path)).json<{ idParent: string }>();
    for (const [target, change] of [
      [path, { resources: [] }],
      [path, { resources: [{ resource: 'pengaturan/menu' }] }],
      [path, { hiddenInMenu: true }],
      [`menu/${menuId('/pengaturan/user')}`, { resources: [{ resource: 'pengaturan/user' }] }],
      [`menu/${idParent}`, { hiddenInMenu: true }],
      [`menu/${idParent}`, { posisiSubMenu: '2' }],
    ] as const) {
      const answer = await admin.put(target, change);
      expect(answer.statusCode, JSON.stringify(change)).toBe(422);
      expect(answer.json().errors).toEqual({ [Object.keys(change)[0] ?? '']: message });
    }
    const more = [{ resource: 'pengaturan/menu' }, { resource: 'pengaturan/menu-user' }, { resource: 'master/satuan' }];
    expect((await admin.put(path, { resources: more })).statusCode).toBe(200);
  });

  it('gives back at a start what a restored or foreign database lacks', async () => {
    const link = '/pengaturan/menu';
    const groups = await place.db.one<{ id: string }>('select id_parent as id from pengaturan_menu where link = $1', [
      link,
    ]);
    const break_ = [
      `delete from pengaturan_menu_resources where parent_id = '${menuId(link)}'`,
      `update pengaturan_menu set hidden_in_menu = true, aktif = false, posisi_sub_menu = '2' where id in ('${menuId(link)}', '${groups?.id}')`,
      `update pengaturan_menu set mewarisi = true where id = '${menuId('/pengaturan/role')}'`,
      `delete from pengaturan_menu_user where role_id = 'HA01'`,
      `update pengaturan_role set aktif = false where id = 'HA01'`,
    ];
    for (const statement of break_) await place.db.execute(statement);
    await seedMenu(place.db, registry);
    await place.db.notify(accessChannel, everything);
    const person = await place.enter('uji.super');
    expect((await person.get('menu')).statusCode).toBe(200);
    const shown = JSON.stringify((await person.get('menu-user')).json());
    for (const page of [link, '/pengaturan/role', '/pengaturan/user']) expect(shown).toContain(`"link":"${page}"`);
    const { items } = (await person.get('menu-user/permission', { roleId: 'HA01' })).json<{ items: Item[] }>();
    expect(items.find(item => item.menuId === menuId(link))).toMatchObject({
      canRead: true,
      canUpdate: true,
      canDelete: true,
    });
    expect((await person.get('user')).statusCode).toBe(200);
  });

  it('is for Super Admin', async () => {
    for (const person of [tim, koordinator]) {
      expect((await person.put('menu-user/permission', { roleId: 'HA05', app: '1', items: [] })).statusCode).toBe(403);
      expect((await person.put('menu-user/sort', { items: [] })).statusCode).toBe(403);
      expect((await person.get('menu')).statusCode).toBe(403);
    }
  });

  it('keeps a role’s own order', async () => {
    const first = menuId('/pengaturan/user');
    expect((await admin.put('menu-user/sort', { roleId: 'HA03', items: [{ id: first, urut: 99 }] })).statusCode).toBe(
      200,
    );
    const stored = await place.db.one<{ urut: number }>(
      'select urut from pengaturan_menu_user where role_id = $1 and menu_id = $2',
      ['HA03', first],
    );
    expect(stored?.urut).toBe(99);
    const { items } = await matrix('HA03');
    await save('HA03', items);
    const kept = await place.db.one<{ urut: number }>(
      'select urut from pengaturan_menu_user where role_id = $1 and menu_id = $2',
      ['HA03', first],
    );
    expect(kept?.urut).toBe(99);
  });
});

describe('menus', () => {
  const newMenu = (more: Record<string, unknown>) => admin.post('menu', { name: 'Uji', title: 'Uji', ...more });

  it('lead somewhere', async () => {
    expect((await newMenu({ link: '/tidak/ada' })).json().errors).toEqual({ link: 'Tautan tidak dikenal.' });
    expect((await newMenu({ link: '/dashboard' })).json().errors).toEqual({ link: 'Tautan sudah dipakai menu lain.' });
    expect((await newMenu({ link: 'https://contoh.ac.id', resources: [{ resource: 'tidak/ada' }] })).statusCode).toBe(
      422,
    );
    expect((await newMenu({ link: 'https://contoh.ac.id' })).statusCode).toBe(201);
  });

  it('of the second position are tiles: read by their own right, and no part of the drawer', async () => {
    const link = 'https://contoh.ac.id/panduan';
    const refused = await newMenu({ link, posisiSubMenu: '3' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['posisiSubMenu']);
    const made = (await newMenu({ link, posisiSubMenu: '2' })).json<{ id: string }>();
    const links = async (posisiSubMenu: string) =>
      (await koordinator.get('menu-user', { posisiSubMenu })).json<MenuEntry[]>().map(entry => entry.link);
    expect(await links('2')).toEqual([]);
    const { items, maksimum } = await matrix('HA05');
    expect(maksimum[made.id]).toMatchObject({ canRead: true, canCreate: false });
    const given = items.map(item => (item.menuId === made.id ? { ...item, canRead: true } : item));
    expect((await save('HA05', given)).statusCode).toBe(200);
    expect(await links('2')).toEqual([link]);
    expect(await links('1')).not.toContain(link);
  });

  it('make a tree of three levels', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const made = await newMenu({ idParent: ids.at(-1) ?? null });
      expect(made.statusCode).toBe(201);
      ids.push(made.json().id);
    }
    const [a = '', , c = ''] = ids;
    expect((await newMenu({ idParent: c })).json().errors).toEqual({ idParent: 'Menu maksimal 3 tingkat.' });
    expect((await admin.put(`menu/${a}`, { idParent: c })).json().errors).toEqual({
      idParent: 'Menu induk tidak boleh melingkar.',
    });
    const sorted = await admin.put('menu-user/sort', { items: [{ id: a, idParent: c, urut: 1 }] });
    expect(sorted.statusCode).toBe(422);
    expect(sorted.json().errors['items.0.idParent']).toBe('Menu induk tidak boleh melingkar.');
    expect((await admin.put('menu-user/sort', { items: [{ id: c, idParent: null, urut: 7 }] })).statusCode).toBe(200);
  });

  it('that are built in stay', async () => {
    const id = menuId('/dashboard');
    expect((await admin.delete(`menu/${id}`)).statusCode).toBe(409);
    expect((await admin.put(`menu/${id}`, { link: '/lain' })).statusCode).toBe(422);
  });
});

describe('roles', () => {
  it('made by Super Admin act with the policy of their base role and rights of their own', async () => {
    const list = (
      await admin.put('roles/create-or-update', { name: 'Asisten Prodi', urut: 60, idRoleDasar: 'HA05' })
    ).json<{ id: string; name: string }[]>();
    const role = list.find(row => row.name === 'Asisten Prodi')?.id ?? '';
    await place.campus.account('uji.asisten', {
      roleId: role,
      idProgramProdi: place.campus.prodi[1],
    });
    const person = await place.enter('uji.asisten');
    expect((await person.get('master/program-prodi')).statusCode).toBe(403);
    expect((await save(role, [{ menuId: menuId('/master/program-prodi'), canRead: true }])).statusCode).toBe(200);
    const rows = (await person.get('master/program-prodi')).json<{ id: string }[]>();
    expect(rows.map(row => row.id)).toEqual([place.campus.prodi[1]]);
    const inUse = await admin.delete(`roles/${role}`);
    expect(inUse.statusCode).toBe(409);
    expect(inUse.json().message).toBe('Peran masih dipakai 1 pengguna.');
    expect((await admin.put('roles/create-or-update', { id: role, aktif: false })).statusCode).toBe(200);
    expect((await person.get('user')).statusCode).toBe(401);
  });

  it('that are built in stay, names are used once, everybody may read and nobody else write', async () => {
    for (const person of [tim, koordinator]) expect((await person.get('roles')).statusCode).toBe(200);
    expect((await admin.delete('roles/HA05')).json().message).toBe('Peran bawaan tidak dapat dihapus.');
    expect(
      (await admin.put('roles/create-or-update', { name: 'Mahasiswa', urut: 61, idRoleDasar: 'HA02' })).json().errors,
    ).toEqual({ name: 'Nama peran sudah digunakan.' });
    expect(
      (await koordinator.put('roles/create-or-update', { name: 'X', urut: 1, idRoleDasar: 'HA03' })).statusCode,
    ).toBe(403);
  });
});
