import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sendDueMail } from '../../../server/platform/notify/mail/outbox.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { draft, keepSessions, look, newKey, open, runJob, send } from './support.ts';

let world: World;
let team: Person;

const count = async (sql: string, values: unknown[] = []) =>
  (await world.db.one<{ n: number }>(`select count(*)::int as n ${sql}`, values))?.n ?? 0;
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};

/** A round of the outbox. */
const sendMails = () =>
  sendDueMail({
    db: world.db,
    transport: { send: async () => undefined, close: () => undefined },
    baseUrl: 'https://portal.example',
    secret: 'x'.repeat(32),
    now: () => world.clock.now,
  });

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await keepSessions(world);
  team = await world.as('HA03');
});
afterAll(() => world.close());

describe('a message from a list', () => {
  it('is looked at before: three examples with their words, who is reached which way and who is not', async () => {
    const running = await count(`from mbkm_pendaftar_program_mbkm where status = 'berjalan'`);
    const seen = await look(team);
    expect(seen.baris).toBe(running);
    expect(seen.penerima + seen.jumlahGagal).toBe(running);
    expect(seen.contoh).toHaveLength(3);
    for (const { nama, isi, judul } of seen.contoh) {
      expect(isi).toContain(`Yth. ${nama}, logbook `);
      expect(judul).not.toContain('{');
    }
    expect(await count('from pesan_pesan')).toBe(0);

    const supervisors = await look(team, {
      filter: {},
      semua: true,
      kepada: 'dosen',
      isi: 'Selamat pagi.',
      judul: 'Halo',
    });
    const without = await count('from mbkm_pendaftar_program_mbkm where id_dosen_pembimbing is null');
    expect(without).toBeGreaterThan(0);
    expect(supervisors.gagal.filter(({ alasan }) => alasan === 'tanpaOrang').length).toBe(Math.min(without, 50));
    // Everybody once, where the text says nothing of the row.
    const people = await count(
      'from (select distinct id_dosen_pembimbing from mbkm_pendaftar_program_mbkm where id_dosen_pembimbing is not null) x',
    );
    expect(supervisors.penerima).toBe(people);
  });

  it('refuses by field what cannot be written, all at once', async () => {
    const wrong = await team.post('pesan/coba', draft({ judul: 'Halo {rahasia}', isi: '{nik} dan {nama}' }));
    expect(wrong.json()).toMatchObject({
      statusCode: 422,
      errors: {
        judul: expect.stringContaining('{rahasia} tidak dikenal'),
        isi: expect.stringContaining('{nik} tidak dikenal'),
      },
    });
    const way = await team.post('pesan/coba', draft({ kepada: 'tetangga' }));
    expect(way.json()).toMatchObject({ statusCode: 422, errors: { kepada: expect.any(String) } });
    const empty = await team.post('pesan/coba', draft({ judul: ' ', isi: '', lewat: [] }));
    expect(Object.keys(empty.json().errors).sort()).toEqual(['isi', 'judul', 'lewat']);
    expect((await team.post('pesan/coba', draft({ filter: {} }))).statusCode).toBe(422);
    const past = await team.post('pesan', { kunci: newKey(), ...draft({ jadwal: '2020-01-01T00:00:00Z' }) });
    expect(past.json()).toMatchObject({ statusCode: 422, errors: { jadwal: expect.any(String) } });
    const nobody = await team.post('pesan', { kunci: newKey(), ...draft({ filter: { npm: 'tidak ada' } }) });
    expect(nobody.statusCode).toBe(400);
  });

  it('goes out by the job, in the portal and by mail, and tells its sender who has read it', async () => {
    const id = await send(team);
    expect((await open(team, id)).terkirim).toBe(0);
    await runJob(world);
    const sent = await open(team, id);
    expect(sent).toMatchObject({ status: 'selesai', dibaca: 0 });
    expect(sent.terkirim).toBe(sent.penerima);
    expect(await count(`from notifikasi where jenis = 'pesan'`)).toBe(
      await count('from pesan_penerima where id_user is not null'),
    );
    const mail = await world.db.one<{ balasKe: string; subjek: string }>(
      `select s.balas_ke, s.subjek from internal_surel s join pesan_penerima p on p.id = s.id limit 1`,
    );
    expect(mail?.subjek).toMatch(/^Halo /);
    const own = await world.db.one<{ email: string }>(`select email from pengaturan_user where username = 'timmbkm'`);
    expect(mail?.balasKe).toBe(own?.email);

    const student = await world.as('HA02');
    const notices = (await student.get('notifikasi', { filter: { jenis: 'pesan' } })).json<{ id: string }[]>();
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) await student.put(`notifikasi/${notice.id}/baca`);
    const after = await open(team, id);
    expect(after.dibaca).toBe(notices.length);
    const unread = await open(team, id, { keadaan: 'belum' });
    expect(unread.orang.every(one => one.dibacaPada === null)).toBe(true);
    // Whoever is not its sender has never heard of it.
    for (const other of ['HA01', 'HA05', 'HA04'] as const)
      expect((await (await world.as(other)).get(`pesan/${id}`)).statusCode, other).toBe(404);
  });

  it('writes no mail where the sender chose the portal alone', async () => {
    const before = await count('from internal_surel');
    await send(team, { lewat: ['portal'], judul: 'Hanya portal' });
    await runJob(world);
    await sendMails();
    expect(await count(`from internal_surel where subjek = 'Hanya portal'`)).toBe(0);
    expect(await count('from internal_surel')).toBeGreaterThanOrEqual(before);
  });

  it('is one message however often it is sent, and each receiver gets it once though a run was cut off', async () => {
    const kunci = newKey();
    const body = { kunci, ...draft({ judul: 'Sekali' }) };
    const answers = await Promise.all([team.post('pesan', body), team.post('pesan', body)]);
    expect(new Set(answers.map(answer => answer.json().id)).size).toBe(1);
    const id = answers[0]?.json<{ id: string }>().id ?? '';
    const { penerima } = await open(team, id);
    // A run that was killed after some: they are as sent, the others wait.
    await world.db.execute(`update pesan_penerima set keadaan = 'menunggu' where id_pesan = $1`, [id]);
    await runJob(world);
    const told = await count(`from notifikasi where judul = 'Sekali'`);
    await world.db.execute(`update pesan_penerima set keadaan = 'menunggu', dikirim_pada = null where id_pesan = $1`, [
      id,
    ]);
    await world.db.execute(`update pesan_pesan set status = 'menunggu' where id = $1`, [id]);
    await runJob(world);
    expect(await count(`from notifikasi where judul = 'Sekali'`)).toBe(told);
    await sendMails();
    await sendMails();
    expect(await count(`from internal_surel where subjek = 'Sekali'`)).toBe(penerima);
    expect(await count(`from internal_surel where subjek = 'Sekali' and balas_ke is null`)).toBe(0);
  });

  it('waits for its time, goes out as fast as the settings allow, and can be ended', async () => {
    later(61);
    const setting = await world.db.one<{ nilai: string }>(
      `select nilai from mbkm_konfigurasi where kunci = 'pesan.perJam'`,
    );
    expect(setting).toBeDefined();
    await world.db.execute(`update mbkm_konfigurasi set nilai = '3' where kunci = 'pesan.perJam'`);
    const jadwal = new Date(world.clock.now.getTime() + 3_600_000).toISOString();
    const id = await send(team, { judul: 'Nanti', jadwal });
    await runJob(world);
    expect((await open(team, id)).terkirim).toBe(0);
    later(61);
    await runJob(world);
    await runJob(world);
    expect(await open(team, id)).toMatchObject({ terkirim: 3, status: 'menunggu' });
    later(61);
    await runJob(world);
    const { terkirim, penerima } = await open(team, id);
    expect(terkirim).toBe(6);
    const ended = await team.post(`pesan/${id}/batal`);
    expect(ended.json()).toEqual({ dibatalkan: penerima - 6 });
    later(61);
    await runJob(world);
    expect(await open(team, id)).toMatchObject({ terkirim: 6, status: 'dibatalkan' });
    expect((await team.post(`pesan/${id}/batal`)).statusCode).toBe(409);
    await world.db.execute(`update mbkm_konfigurasi set nilai = '600' where kunci = 'pesan.perJam'`);
  });

  it('prepares a link for WhatsApp with the number and the text', async () => {
    const id = await send(team, { lewat: ['wa'], judul: 'Lewat WA', isi: 'Salam & sampai jumpa' });
    await runJob(world);
    const [one] = (await open(team, id)).orang;
    expect(one).toMatchObject({ wa: true, surel: null, dibacaPada: null });
    const opened = await team.post(`pesan/${id}/penerima/${one?.id}/wa`);
    const { alamat } = opened.json<{ alamat: string }>();
    expect(alamat).toMatch(/^https:\/\/wa\.me\/62\d{8,}\?text=/);
    expect(new URL(alamat).searchParams.get('text')).toBe('Lewat WA\n\nSalam & sampai jumpa');
    const stranger = await world.as('HA05');
    expect((await stranger.post(`pesan/${id}/penerima/${one?.id}/wa`)).statusCode).toBe(404);
    expect((await open(team, id)).orang.filter(({ waDibuka }) => waDibuka !== null)).toHaveLength(1);
  });
});
