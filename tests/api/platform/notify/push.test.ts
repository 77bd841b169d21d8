import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { PerangkatSaya } from '../../../../resources/pengaturan/panggilanPush.ts';
import { notify } from '../../../../server/platform/notify/index.ts';
import { sendDuePushes } from '../../../../server/platform/notify/push/outbox.ts';
import { startPushServer } from '../../support/pushServer.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';

let world: World;
let service: Awaited<ReturnType<typeof startPushServer>>;
let student: Person;
let userId: string;
let key: string;

const now = () => world.clock.now;
const round = () => sendDuePushes({ db: world.db, secret: testConfig.secret, baseUrl: testConfig.baseUrl, now });
let number = 0;
const tell = (jenis: 'info' | 'tugas' | 'peringatan' | 'pesan', judul: string) =>
  world.db.transaction(tx =>
    notify(
      { tx, registry, now: now() },
      {
        jenis,
        judul,
        isi: `Isi ${judul}`,
        link: '/magang/riwayat',
        to: { users: [userId] },
        kunci: `push:${++number}`,
      },
    ),
  );
const shown = () => service.got.map(({ text }) => JSON.parse(text));
const minutesLater = (minutes: number) => {
  world.clock.now = new Date(now().getTime() + minutes * 60_000);
};
const devicesOf = async (who: Person) => (await who.get('user/perangkat')).json<PerangkatSaya>().perangkat;
const choose = (push: Record<string, boolean>, quiet: [string, string] | null = null) =>
  student.put('user/notifikasi', {
    pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'segera', info: 'segera' },
    push: { tugas: true, peringatan: true, pesan: true, info: false, ...push },
    tenangMulai: quiet?.[0] ?? null,
    tenangSelesai: quiet?.[1] ?? null,
  });
const turnOn = (who: Person, path: string, more = {}) =>
  who.post('user/perangkat', { ...service.subscribe(key, path), ...more });
/** Another session of an account. */
const again = async (username: string): Promise<Person> =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);

beforeAll(async () => {
  service = await startPushServer();
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await world.db.execute(`update mbkm_konfigurasi set nilai = '43200' where kunci = 'sesi.idleDetik'`);
  userId =
    (await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'mahasiswa'`))?.id ?? '';
});
beforeEach(async () => {
  // A session ends after half a day, whatever its holder does.
  student = await again('mahasiswa');
  key = (await student.get('user/perangkat')).json<PerangkatSaya>().kunci;
  await world.db.execute('delete from internal_perangkat_push');
  await student.put('notifikasi/baca-semua');
  await choose({});
  service.got.length = 0;
  service.answers.length = 0;
  minutesLater(1);
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await world.close();
  await service.close();
});

describe('notices on a device', () => {
  it('say their kind and nothing else, unless their reader wants the title there', async () => {
    await tell('tugas', 'Sebelum berlangganan');
    minutesLater(1);
    expect((await turnOn(student, '/ponsel')).statusCode).toBe(200);
    await tell('tugas', 'Perbaiki laporan Rahasia');
    expect(await round()).toEqual({ terkirim: 1, gagal: 0 });
    expect(await round()).toEqual({ terkirim: 0, gagal: 0 });
    expect(shown()).toEqual([
      { judul: 'Ada tugas baru untuk Anda', isi: expect.any(String), link: '/magang/riwayat', tanda: 'tugas' },
    ]);
    expect(service.got[0]?.text).not.toContain('Rahasia');
    expect(service.got[0]?.claims).toMatchObject({
      aud: `http://${service.host}`,
      sub: expect.stringMatching(/^mailto:/),
      exp: expect.any(Number),
    });
    const [device] = await devicesOf(student);
    expect(device).toMatchObject({
      judul: false,
      sesiIni: true,
      kesalahan: null,
      terakhirTerkirim: expect.any(String),
    });

    await student.put(`user/perangkat/${device?.id}`, { judul: true });
    await tell('peringatan', 'Laporan hampir terlambat');
    await round();
    expect(shown()[1]).toMatchObject({ judul: 'Laporan hampir terlambat' });
    expect(service.got[1]?.text).not.toContain('Isi Laporan');
    expect(service.got).toHaveLength(2);
  });

  it('come by the kinds that are chosen', async () => {
    await turnOn(student, '/jenis', { judul: true });
    await tell('info', 'Kabar pertama');
    await choose({ info: true, pesan: false });
    await tell('info', 'Kabar kedua');
    await tell('pesan', 'Surat dari teman');
    await round();
    // Both leave at the same moment: which one arrives first is the network's.
    expect(shown().map(({ judul }) => judul)).toHaveLength(2);
    expect(new Set(shown().map(({ judul }) => judul))).toEqual(new Set(['Kabar pertama', 'Kabar kedua']));
  });

  it('are held back in the quiet hours, come when they end, and are dropped if they were read meanwhile', async () => {
    world.clock.now = new Date('2026-11-23T20:30:00+07:00');
    student = await again('mahasiswa');
    await turnOn(student, '/malam', { judul: true });
    await choose({}, ['21:00', '06:00']);
    minutesLater(90);
    await tell('tugas', 'Malam pertama');
    await tell('pesan', 'Malam kedua');
    await round();
    minutesLater(8 * 60 - 1);
    await round();
    expect(service.got).toEqual([]);
    const notices = (await student.get('notifikasi', { range: [0, 9] })).json<{ id: string; judul: string }[]>();
    await student.put(`notifikasi/${notices.find(({ judul }) => judul === 'Malam kedua')?.id}/baca`);
    minutesLater(2);
    await round();
    expect(shown().map(({ judul }) => judul)).toEqual(['Malam pertama']);
  });

  it('are tried again while the service is away, as late as it asks, and given up where it refuses', async () => {
    await turnOn(student, '/lambat', { judul: true });
    service.answers.push({ status: 503 }, { status: 429, retryAfter: '600' });
    await tell('tugas', 'Datang terlambat');
    expect(await round()).toEqual({ terkirim: 0, gagal: 1 });
    await round();
    minutesLater(1);
    expect(await round()).toEqual({ terkirim: 0, gagal: 1 });
    expect((await devicesOf(student))[0]?.kesalahan).toContain('429');
    minutesLater(9);
    await round();
    expect(service.got).toEqual([]);
    minutesLater(2);
    await round();
    expect(shown().map(({ judul }) => judul)).toEqual(['Datang terlambat']);
    expect((await devicesOf(student))[0]?.kesalahan).toBeNull();

    service.answers.push({ status: 413 });
    await tell('tugas', 'Ditolak');
    await round();
    minutesLater(300);
    await round();
    expect(service.got).toHaveLength(1);
    expect(await world.db.query(`select status from internal_push where status = 'gagal'`)).toHaveLength(1);
  });

  it('end where the service says that the subscription is gone', async () => {
    await turnOn(student, '/hilang');
    service.forget('/hilang');
    await tell('tugas', 'Tidak sampai');
    await round();
    expect(await devicesOf(student)).toEqual([]);
  });
});

describe('a device', () => {
  it('is refused by field where its address is no push service or its keys are none', async () => {
    const good = service.subscribe(key, '/salah');
    const stranger = await student.post('user/perangkat', { ...good, alamat: 'https://10.0.0.1/push' });
    expect(stranger.json()).toMatchObject({ statusCode: 422, errors: { alamat: expect.any(String) } });
    const keys = await student.post('user/perangkat', { ...good, p256dh: `BA${'A'.repeat(85)}` });
    expect(keys.json()).toMatchObject({ statusCode: 422, errors: { p256dh: expect.any(String) } });
    expect((await student.post('user/perangkat', { alamat: 'x', p256dh: '', auth: '' })).statusCode).toBe(422);
    expect(await devicesOf(student)).toEqual([]);
  });

  it('belongs to one account, which alone sees, changes, tries and ends it', async () => {
    await turnOn(student, '/sendiri');
    const [device] = await devicesOf(student);
    const other = await world.as('HA04');
    expect(await devicesOf(other)).toEqual([]);
    for (const answer of [
      await other.put(`user/perangkat/${device?.id}`, { judul: true }),
      await other.post(`user/perangkat/${device?.id}/uji`),
      await other.delete(`user/perangkat/${device?.id}`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await student.post(`user/perangkat/${device?.id}/uji`)).json()).toEqual({ berhasil: true, alasan: null });
    expect(shown()[0]).toMatchObject({ judul: 'Pemberitahuan percobaan' });
    expect((await student.delete(`user/perangkat/${device?.id}`)).json()).toMatchObject({ perangkat: [] });
  });

  it('shows nothing more of its former user once somebody else has logged in on it', async () => {
    const { alamat } = service.subscribe(key, '/bersama');
    await turnOn(student, '/bersama');
    const mine = (await student.get('user/perangkat')).json<PerangkatSaya>().perangkat;
    expect(mine).toHaveLength(1);
    const address = `http://${service.host}/bersama`;
    expect(alamat).toBe(address);
    expect((await student.post('user/perangkat/cocok', { alamat: address })).json()).toEqual({ milikSaya: true });
    const other = await world.as('HA04');
    expect((await other.post('user/perangkat/cocok', { alamat: address })).json()).toEqual({ milikSaya: false });
    await tell('tugas', 'Untuk pemilik lama');
    await round();
    expect(service.got).toEqual([]);
    expect(await devicesOf(student)).toEqual([]);
  });

  it('ends with the logout and with a session that is ended from elsewhere, not with another role', async () => {
    const phone = await again('mahasiswa');
    await turnOn(phone, '/keluar');
    expect(await devicesOf(student)).toHaveLength(1);
    await phone.post('user/logout');
    expect(await devicesOf(student)).toEqual([]);
    await tell('tugas', 'Sesudah keluar');
    await round();
    expect(service.got).toEqual([]);

    const lecturer = await again('dosen');
    await turnOn(lecturer, '/dosen');
    const { userRole } = (await lecturer.get('user')).json<{ userRole: { id: string; idRole: string }[] }>();
    const coordinator = userRole.find(({ idRole }) => idRole === 'HA05');
    const switched = await lecturer.post('user/switch-akses', { idUserRole: coordinator?.id });
    const next = person(world.app, switched.json<{ token: { AccessToken: string } }>().token.AccessToken);
    expect(await devicesOf(next)).toMatchObject([{ sesiIni: true }]);
    await (await again('dosen')).delete('user/sesi');
    expect(await devicesOf(await again('dosen'))).toEqual([]);
  });

  it('is one of ten at most', async () => {
    for (let i = 0; i < 10; i++) await turnOn(student, `/banyak${i}`);
    const one = await turnOn(student, '/banyak10');
    expect(one.statusCode).toBe(422);
    expect(await devicesOf(student)).toHaveLength(10);
    // The same one again is no further one.
    expect((await turnOn(student, '/banyak3')).statusCode).toBe(200);
  });

  it('goes when the key of the installation cannot be read any more', async () => {
    await turnOn(student, '/kunci');
    await tell('tugas', 'Kunci lama');
    await sendDuePushes({
      db: world.db,
      secret: 'rahasia-lain-rahasia-lain-rahasia-lain',
      baseUrl: testConfig.baseUrl,
      now,
    });
    expect(service.got).toEqual([]);
    expect(await devicesOf(student)).toEqual([]);
  });
});
