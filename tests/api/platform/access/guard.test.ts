import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { createAccess } from '../../../../server/platform/access/createAccess.ts';
import { callerOf, registerGuard } from '../../../../server/platform/access/guard.ts';
import { HttpError } from '../../../../server/platform/errors.ts';
import { type Account, openPlace, type Place } from './campus.ts';

let place: Place;
let tim: Account;
beforeAll(async () => {
  place = await openPlace();
  tim = await place.campus.account('uji.tim', { roleId: 'HA03' });
  await place.campus.account('uji.super', { roleId: 'HA01' });
});
afterAll(() => place.world.close());

/** A second process on the same database. */
function secondAccess() {
  const refuse = () => Promise.reject(new Error('tidak dipakai'));
  return createAccess({
    db: place.db,
    registry,
    config: { apiKey: 'kunci-api' },
    now: () => place.world.clock.now,
    operations: { list: refuse, create: refuse, update: refuse, remove: refuse, together: refuse, extras: refuse },
    sso: { unknown: messages.forbidden, check: refuse },
    events: { made: refuse, passwordReset: refuse, passwordChosen: refuse, factorRemoved: refuse },
  });
}

describe('default deny', () => {
  it('stops the start for a route that does not say who may reach it', async () => {
    const app = fastify();
    registerGuard(app, secondAccess());
    app.get('/api/terlupa', async () => 'rahasia');
    await expect(app.ready()).rejects.toThrow('Rute tanpa pernyataan akses dan peran: GET /api/terlupa');
  });

  it('asks for a session where one is needed, and hands the caller over', async () => {
    const app = fastify();
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof HttpError ? error.statusCode : 500).send({}),
    );
    registerGuard(app, secondAccess());
    app.get('/api/terbuka', { config: { access: 'public' } }, async request => ({ siapa: request.caller }));
    app.get('/api/pilihan', { config: { access: 'optional', roles: 'everybody' } }, async request => ({
      siapa: request.caller?.userId ?? null,
    }));
    app.get('/api/sesi', { config: { access: 'session', roles: 'everybody' } }, async request => ({
      siapa: callerOf(request).userId,
    }));
    app.get('/halaman', async () => 'halaman');
    const { token } = await place.enter('uji.tim');
    const ask = async (url: string, authorization?: string) => {
      const answer = await app.inject({ url, headers: authorization ? { authorization } : {} });
      return [answer.statusCode, answer.statusCode === 200 && url !== '/halaman' ? answer.json().siapa : null];
    };
    expect(await ask('/api/terbuka', 'Bearer apa-saja-yang-cukup-panjang')).toEqual([200, null]);
    expect(await ask('/api/pilihan')).toEqual([200, null]);
    expect(await ask('/api/pilihan', `Bearer ${token}`)).toEqual([200, tim.id]);
    expect(await ask('/api/pilihan', 'Bearer bukan-token-yang-dikenal')).toEqual([401, null]);
    expect(await ask('/api/sesi')).toEqual([401, null]);
    expect(await ask('/api/sesi', `Bearer ${token}`)).toEqual([200, tim.id]);
    expect(await ask('/halaman')).toEqual([200, null]);
    await app.close();
  });
});

describe('what is kept in memory', () => {
  it('saves the query for a few seconds, and is dropped when the session ends in another process', async () => {
    const here = secondAccess();
    const person = await place.enter('uji.tim');
    const first = await here.sessions.resolve(person.token);
    expect(await here.sessions.resolve(person.token)).toBe(first);
    await person.post('user/logout');
    await expect(here.sessions.resolve(person.token)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is dropped when the rights of the role change in another process', async () => {
    const here = secondAccess();
    const person = await place.enter('uji.tim');
    const admin = await place.enter('uji.super');
    expect((await here.sessions.resolve(person.token)).menuFlags.get('pengaturan/user')?.has('delete')).toBe(true);
    const { items } = (await admin.get('menu-user/permission', { roleId: 'HA03' })).json<{
      items: { menuId: string }[];
    }>();
    const without = items.map(item => ({ ...item, canDelete: false }));
    expect((await admin.put('menu-user/permission', { roleId: 'HA03', app: '1', items: without })).statusCode).toBe(
      200,
    );
    expect((await here.sessions.resolve(person.token)).menuFlags.get('pengaturan/user')?.has('delete')).toBe(false);
    expect((await person.delete(`auth/users/${tim.id}`)).statusCode).toBe(403);
  });

  it('never outlives a session that ended while it was being read', async () => {
    const here = secondAccess();
    const person = await place.enter('uji.tim');
    const [read] = await Promise.all([
      here.sessions.resolve(person.token).catch(() => null),
      person.post('user/logout'),
    ]);
    expect(read === null || read.userId === tim.id).toBe(true);
    await expect(here.sessions.resolve(person.token)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('follows the configuration', async () => {
    const admin = await place.enter('uji.super');
    await place.db.query(
      `insert into mbkm_konfigurasi (id, kunci, nilai) values (gen_random_uuid(), 'masuk.maksGagal', '2')
       on conflict (kunci) do update set nilai = '2'`,
    );
    await place.db.notify('konfigurasi');
    const wrong = () => place.world.login('uji.tak.ada', 'salah');
    expect([(await wrong()).statusCode, (await wrong()).statusCode, (await wrong()).statusCode]).toEqual([
      401, 401, 429,
    ]);
    expect((await admin.get('user')).statusCode).toBe(200);
  });
});
