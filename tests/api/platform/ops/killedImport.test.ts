// @module-tag semua: kills a process in the middle of its work, a minute each
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ImportAnswer } from '../../../../resources/kit/index.ts';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import { runningPortal, serverUrl } from './place.ts';
import { build, kill, killAll, portOf, type Running, start } from './running.ts';

const rows = 600;

/** Somebody at the door of a running portal. */
async function enter(portal: Running, username = 'timmbkm', path = 'master/mahasiswa') {
  const url = `http://127.0.0.1:${await portOf(portal)}/api`;
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { ...json, 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username, password: 'Nusantara#2026' }),
  });
  const { token } = (await login.json()) as { token: { AccessToken: string } };
  const headers = { authorization: `Bearer ${token.AccessToken}` };
  const get = (at: string) => fetch(`${url}/${at}`, { headers });
  const post = (at: string, body: object = {}) =>
    fetch(`${url}/${at}`, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) });
  const put = (at: string, body: object) =>
    fetch(`${url}/${at}`, { method: 'PUT', headers: { ...headers, ...json }, body: JSON.stringify(body) });
  const upload = async (content: string) => {
    const body = new FormData();
    body.append('berkas', new Blob([content]), 'impor.csv');
    const answer = await fetch(`${url}/${path}/impor`, { method: 'POST', headers, body });
    return (await answer.json()) as ImportAnswer;
  };
  /** How many rows a list shows. */
  const count = async (at: string, filter: object = {}) => {
    const answer = await get(`${at}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
    return Number(answer.headers.get('content-range')?.split('/')[1]);
  };
  /** How many of the imported students a list shows. */
  const seen = () => count(path, { angkatan: 2031 });
  const state = async (id: string) => (await (await get(`${path}/impor/${id}`)).json()) as ImportAnswer;
  /** Asks until an import says what is waited for. */
  const until = async (id: string, ready: (answer: ImportAnswer) => boolean): Promise<ImportAnswer> => {
    for (;;) {
      const answer = await state(id);
      if (ready(answer)) return answer;
    }
  };
  return { get, post, put, upload, count, seen, state, until };
}

const content = [
  'NPM;Nama;Kode prodi;Angkatan;Semester;Status akademik;Jenis kelamin',
  ...Array.from({ length: rows }, (_, i) => `${93_000_000 + i};Mahasiswa ${i};%;2031;1;Aktif;L`),
].join('\n');

describe.skipIf(serverUrl)('impor pada basis data tertanam yang prosesnya dimatikan', () => {
  let config: BackupConfig;
  beforeAll(async () => {
    build();
    const { config: made, db } = await runningPortal(inject('template'));
    config = made;
    await db.close();
  });
  afterEach(killAll);
  afterAll(killAll);

  it('ada seluruhnya atau tidak sama sekali, dan dapat diterapkan serta dibatalkan lagi', async () => {
    let portal = start(config);
    let tim = await enter(portal);
    const again = async () => {
      await kill(portal.child);
      portal = start(config);
      tim = await enter(portal);
    };
    const path = 'master/mahasiswa';
    const [{ kode }] = (await (await tim.get('master/program-prodi?range=[0,0]')).json()) as [{ kode: string }];
    const { id, jumlah } = await tim.upload(content.replaceAll('%', kode));
    expect(jumlah).toMatchObject({ total: rows, baru: rows });

    await tim.post(`${path}/impor/${id}/terapkan`);
    const half = await tim.until(id, ({ status, kemajuan }) => status !== 'diproses' || kemajuan >= 30);
    expect(half.status).toBe('diproses');
    expect(await tim.seen()).toBe(0);
    await again();
    expect([await tim.seen(), (await tim.state(id)).status]).toEqual([0, 'pratinjau']);

    await tim.post(`${path}/impor/${id}/terapkan`);
    const done = await tim.until(id, ({ status }) => status !== 'diproses');
    expect([done.status, done.jumlah.diterapkan, await tim.seen()]).toEqual(['selesai', rows, rows]);

    const undoing = tim.post(`${path}/impor/${id}/batalkan`).catch(() => undefined);
    // Each of these is answered between two slices.
    for (let i = 0; i < 6; i++) expect(await tim.seen()).toBe(rows);
    await again();
    await undoing;
    expect([await tim.seen(), (await tim.state(id)).status]).toEqual([rows, 'selesai']);

    const undone = (await (await tim.post(`${path}/impor/${id}/batalkan`)).json()) as ImportAnswer;
    expect([undone.status, await tim.seen()]).toEqual(['dibatalkan', 0]);
  }, 120_000);

  it('ada seluruhnya atau tidak sama sekali beserta apa yang ditulis aturannya', async () => {
    const path = 'pengaturan/user';
    let portal = start(config);
    let admin = await enter(portal, 'superadmin', path);
    const lists = [path, 'pengaturan/user-role', 'pengaturan/log-aktivitas'];
    const counts = async () => {
      const found: number[] = [];
      for (const list of lists) found.push(await admin.count(list));
      return found;
    };
    const more = (by: number, [users = 0, roles = 0]: number[]) => [users + by, roles + by];
    const made = 20;
    const accounts = Array.from({ length: made }, (_, i) => `massal${i};massal${i}@uji.example;Massal;Nomor ${i};HA10`);
    const { id, jumlah } = await admin.upload(
      ['Username;E-mail;Nama depan;Nama belakang;Peran utama', ...accounts].join('\n'),
    );
    expect(jumlah).toMatchObject({ total: made, baru: made });
    const before = await counts();

    await admin.post(`${path}/impor/${id}/terapkan`);
    await admin.until(id, ({ kemajuan }) => kemajuan >= 30);
    expect(await counts()).toEqual(before);
    // Rules look at several rows: nobody else writes these meanwhile.
    const [other] = (await (await admin.get(`${path}?range=[0,0]`)).json()) as [{ id: string; version: number }];
    const refused = await admin.put(`${path}/${other.id}`, { version: other.version, firstName: 'Lain' });
    expect([refused.status, (await admin.state(id)).status]).toEqual([409, 'diproses']);
    await kill(portal.child);
    portal = start(config);
    admin = await enter(portal, 'superadmin', path);
    const [users, roles] = await counts();
    expect([users, roles, (await admin.state(id)).status]).toEqual([...before.slice(0, 2), 'pratinjau']);

    await admin.post(`${path}/impor/${id}/terapkan`);
    const done = await admin.until(id, ({ status }) => status !== 'diproses');
    expect([done.status, done.jumlah.diterapkan]).toEqual(['selesai', made]);
    expect((await counts()).slice(0, 2)).toEqual(more(made, before));
    const undone = (await (await admin.post(`${path}/impor/${id}/batalkan`)).json()) as ImportAnswer;
    expect(undone.status).toBe('dibatalkan');
    expect((await counts()).slice(0, 2)).toEqual(before.slice(0, 2));
  }, 120_000);
});
