import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { openAdmin } from '../../../../server/ops/openAdmin.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

it('npm run admin membuka kembali portal yang terkunci bagi semua orang', async () => {
  const { db, clock } = world;
  for (const statement of [
    'delete from pengaturan_menu_user',
    `update pengaturan_role set aktif = false where id = 'HA01'`,
    `update pengaturan_user set aktif = false, terkunci_sampai = '2030-01-01' where username = 'superadmin'`,
    `delete from pengaturan_user_role r using pengaturan_user u where u.id = r.id_user and u.username = 'superadmin'`,
  ])
    await db.execute(statement);
  expect((await world.login('superadmin')).statusCode).toBe(403);
  const { username, password } = await openAdmin(db, registry, 'SuperAdmin', clock.now);
  expect(username).toBe('superadmin');
  const entered = await world.login(username, password);
  expect(entered.statusCode, entered.body).toBe(200);
  expect(entered.json().user).toMatchObject({ wajibGantiSandi: true });
  const headers = { authorization: `Bearer ${entered.json().token.AccessToken}` };
  const { id } = entered.json().user;
  const changed = await world.app.inject({
    method: 'PUT',
    url: `/api/user/password/${id}`,
    headers,
    payload: { oldPassword: password, newPassword: 'Kembali-Masuk-2026' },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await world.app.inject({ url: '/api/menu', headers })).statusCode).toBe(200);
  expect((await world.app.inject({ url: '/api/roles', headers })).statusCode).toBe(200);
});

it('menolak akun yang tidak ada dan yang sandinya di tempat lain, tanpa mengubah apa pun', async () => {
  const { db, clock } = world;
  await expect(openAdmin(db, registry, 'tidak.ada', clock.now)).rejects.toThrow('Akun "tidak.ada" tidak ada.');
  await db.execute(`update pengaturan_user set sumber = 'silaturahmi' where username = 'bakpk'`);
  await expect(openAdmin(db, registry, 'bakpk', clock.now)).rejects.toThrow('dikelola Silaturahmi');
  const held = await db.one(
    `select 1 as ada from pengaturan_user_role r join pengaturan_user u on u.id = r.id_user where u.username = 'bakpk' and r.id_role = 'HA01'`,
  );
  expect(held).toBeUndefined();
});
