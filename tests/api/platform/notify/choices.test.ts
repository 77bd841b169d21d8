import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { PilihanNotifikasi } from '../../../../resources/pengaturan/panggilanNotifikasi.ts';
import { createEngine } from '../../../../server/platform/engine/engine.ts';
import { notify } from '../../../../server/platform/notify/index.ts';
import { writeDigests } from '../../../../server/platform/notify/mail/digest.ts';
import { sendDueMail } from '../../../../server/platform/notify/mail/outbox.ts';
import type { Mail } from '../../../../server/platform/notify/mail/transport.ts';
import { createWorld, type Person, testConfig, type World } from '../../support/world.ts';

let world: World;
let student: Person;
let userId: string;
const sent: Mail[] = [];
const transport = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
const now = () => world.clock.now;
const round = () =>
  sendDueMail({ db: world.db, transport, baseUrl: 'http://localhost:3000', secret: testConfig.secret, now });
const digest = async () => {
  const engine = createEngine(world.db, registry, {}, now);
  return (await writeDigests({ engine, now: now(), signal: new AbortController().signal })).ditulis;
};
let number = 0;
const tell = (jenis: 'info' | 'tugas' | 'peringatan' | 'pesan', judul: string) =>
  world.db.transaction(tx =>
    notify(
      { tx, registry, now: now() },
      { jenis, judul, isi: `Isi ${judul}`, link: '/dashboard', to: { users: [userId] }, kunci: `pilihan:${++number}` },
    ),
  );
const all: PilihanNotifikasi = {
  pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'segera', info: 'segera' },
  push: { tugas: true, peringatan: true, pesan: true, info: false },
  tenangMulai: null,
  tenangSelesai: null,
};
const choose = (pilihan: Partial<PilihanNotifikasi['pilihan']>, more: Partial<PilihanNotifikasi> = {}) =>
  student.put('user/notifikasi', { ...all, ...more, pilihan: { ...all.pilihan, ...pilihan } });
const subjects = () => sent.map(({ subject }) => subject.replace(/^\[.*?\] /, ''));
const titles = async () =>
  (await student.get('notifikasi', { range: [0, 99] })).json<{ judul: string }[]>().map(({ judul }) => judul);

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  // The sessions outlast the hours of the tests.
  await world.db.execute(`update mbkm_konfigurasi set nilai = '43200' where kunci = 'sesi.idleDetik'`);
  student = await world.as('HA02');
  const account = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'mahasiswa'`);
  userId = account?.id ?? '';
  await round();
});
beforeEach(async () => {
  await student.put('notifikasi/baca-semua');
  await choose({});
  sent.length = 0;
});
afterAll(() => world.close());

describe('how an account hears of its notices', () => {
  it('is by mail at once until something else is chosen, by kind', async () => {
    expect((await (await world.as('HA04')).get('user/notifikasi')).json()).toEqual(all);
    await choose({ peringatan: 'portal', pesan: 'ringkasan', info: 'tanpa' });
    await tell('tugas', 'Tugas baru');
    await tell('peringatan', 'Peringatan baru');
    await tell('pesan', 'Pesan baru');
    await tell('info', 'Kabar baru');
    await round();
    expect(subjects()).toEqual(['Tugas baru']);
    const seen = await titles();
    expect(seen).toEqual(expect.arrayContaining(['Tugas baru', 'Peringatan baru', 'Pesan baru']));
    expect(seen).not.toContain('Kabar baru');
  });

  it('refuses what is no choice by its field: what is about oneself cannot be left out', async () => {
    const wrong = await student.put('user/notifikasi', {
      pilihan: { ...all.pilihan, tugas: 'tanpa' },
      push: all.push,
      tenangMulai: '25:00',
      tenangSelesai: null,
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['pilihan.tugas', 'tenangMulai']);
  });

  it('collects unread notices into one mail, which says nothing twice', async () => {
    await choose({ pesan: 'ringkasan', info: 'ringkasan' });
    for (const judul of ['Satu', 'Dua']) await tell('pesan', judul);
    await tell('info', 'Tiga');
    await round();
    expect(sent).toEqual([]);
    await digest();
    await digest();
    await round();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toContain('pemberitahuan belum dibaca');
    for (const word of ['Satu', 'Isi Dua', 'Tiga']) expect(mail?.text).toContain(word);
    // What was read meanwhile, and what stood in a digest, is not in the next one.
    await tell('pesan', 'Empat');
    await tell('pesan', 'Lima');
    const read = (await student.get('notifikasi', { filter: { dibacaPada_null: true }, range: [0, 99] }))
      .json<{ id: string; judul: string }[]>()
      .find(({ judul }) => judul === 'Empat');
    await student.put(`notifikasi/${read?.id}/baca`);
    await digest();
    await round();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain('Lima');
    expect(sent[1]?.text).not.toMatch(/Empat|Satu/);
  });

  it('holds mails back in quiet hours, also over midnight', async () => {
    // 10.00 WIB.
    world.clock.now = new Date('2026-11-21T03:00:00Z');
    await choose({}, { tenangMulai: '09:30', tenangSelesai: '11:00' });
    await tell('tugas', 'Pagi');
    await round();
    expect(sent).toEqual([]);
    world.clock.now = new Date('2026-11-21T03:59:00Z');
    await round();
    expect(sent).toEqual([]);
    world.clock.now = new Date('2026-11-21T04:00:00Z');
    await round();
    expect(subjects()).toEqual(['Pagi']);

    await choose({}, { tenangMulai: '22:00', tenangSelesai: '05:00' });
    // 23.00 WIB.
    world.clock.now = new Date('2026-11-21T16:00:00Z');
    await tell('tugas', 'Malam');
    await round();
    world.clock.now = new Date('2026-11-21T21:59:00Z');
    await round();
    expect(subjects()).toEqual(['Pagi']);
    world.clock.now = new Date('2026-11-21T22:00:00Z');
    await round();
    expect(subjects()).toEqual(['Pagi', 'Malam']);
    world.clock.now = new Date('2026-11-21T03:00:00Z');
  });

  it('is stopped from the mail with one click, of its kind alone, and by nobody who guesses', async () => {
    await tell('info', 'Kabar');
    await round();
    const [mail] = sent;
    expect(mail?.text).toContain('/pengaturan/user/profile?tab=notifikasi');
    expect(mail?.html).toContain('tab=notifikasi');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    const path = address.pathname.replace('/api/', '');
    // A scanner that opens the link stops nothing.
    const looked = await world.stranger.get(path);
    expect(looked.statusCode).toBe(302);
    expect((await student.get('user/notifikasi')).json()).toEqual(all);
    // Mail programs send a form.
    const clicked = await world.app.inject({
      method: 'POST',
      url: address.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode, clicked.body).toBe(200);
    expect((await student.get('user/notifikasi')).json()).toEqual({
      ...all,
      pilihan: { ...all.pilihan, info: 'portal' },
    });
    await tell('info', 'Kabar lagi');
    await tell('tugas', 'Tugas lagi');
    await round();
    expect(subjects()).toEqual(['Kabar', 'Tugas lagi']);
    const guessed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    expect((await world.stranger.post(guessed)).statusCode).toBe(404);
    expect((await world.stranger.post(path.replace('/info/', '/tugas/'))).statusCode).toBe(404);
  });
});
