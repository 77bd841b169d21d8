import type { FastifyInstance } from 'fastify';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { PivotAnswer } from '../../../resources/kit/pivot.ts';
import type { Kiriman, Penerima } from '../../../resources/umum/panggilanKiriman.ts';
import { createApp } from '../../../server/app.ts';
import type { Mail } from '../../../server/platform/notify/mail/transport.ts';
import { pdfText } from '../support/pdfText.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** Reports that people get by mail every Monday or every month. */
let world: World;
let app: FastifyInstance;
const sent: Mail[] = [];
let mood: () => void = () => undefined;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const mail = {
    send: async (one: Mail) => {
      mood();
      sent.push(one);
    },
    close: () => undefined,
  };
  const now = () => world.clock.now;
  ({ app } = await createApp({ config: testConfig, db: world.db, registry, demo: true, now, mail }));
});
beforeEach(() => {
  sent.length = 0;
  mood = () => undefined;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Somebody with a session of the moment. */
async function as(username: string): Promise<Person> {
  const answer = await world.login(username);
  expect(answer.statusCode, answer.body).toBe(200);
  return person(app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}
const at = (day: string) => {
  world.clock.now = new Date(`${day}T03:00:00Z`);
};
const run = async (...names: string[]) => {
  const admin = await as('superadmin');
  for (const name of names) {
    const ran = await admin.post(`sistem/pekerjaan/${name}/jalankan`, {});
    expect(ran.json(), ran.body).toMatchObject({ status: 'selesai' });
  }
};
/** Mails with a report; the portal has others. */
const reports = () => sent.filter(({ attachments }) => attachments?.length);

const isi = {
  baris: ['idProgramProdi'],
  kolom: [],
  nilai: ['jumlah'],
  filter: { status: ['berjalan', 'selesai'] },
  bentuk: 'tabel',
  porsi: 'angka',
};
const P = 'mbkm/pendaftar-program-mbkm';
const asked = { baris: isi.baris, nilai: isi.nilai, filter: isi.filter };
const make = async (who: Person, nama: string, peran: string[]): Promise<string> => {
  const made = await who.post('laporan', { nama, uraian: null, sumber: P, isi, peran });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: string }>().id;
};
const receivers = async (who: Person, id: string, q = ''): Promise<Penerima[]> => {
  const answer = await who.get(`laporan/${id}/penerima`, q ? { q } : {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ penerima: Penerima[] }>().penerima;
};
const mailsOf = async (who: Person, id: string) =>
  (await who.get(`laporan/${id}/kiriman`)).json<{ kiriman: Kiriman[] }>().kiriman;

it('go to who is chosen on Mondays, once, as workbook and page of the receiver’s own scope', async () => {
  at('2026-11-21');
  const team = await as('timmbkm');
  const id = await make(team, 'Peserta per prodi', ['HA05']);
  const found = await receivers(team, id);
  const coordinators = found.filter(({ peran }) => peran.includes('Koordinator'));
  expect(coordinators.length).toBeGreaterThan(0);
  const own = await world.db.one<{ id: string }>(
    `select ur.id from pengaturan_user_role ur join pengaturan_user u on u.id = ur.id_user
     where u.username = 'koordinator' and ur.id_role = 'HA05'`,
  );
  expect(coordinators.map(({ idUserRole }) => idUserRole)).toContain(own?.id);
  const made = await team.post(`laporan/${id}/kiriman`, { idUserRole: own?.id, kapan: 'senin' });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ kapan: 'senin', terakhir: null, berikutnya: '2026-11-23', boleh: true });
  const twice = await team.post(`laporan/${id}/kiriman`, { idUserRole: own?.id, kapan: 'bulan' });
  expect([twice.statusCode, Object.keys(twice.json().errors)]).toEqual([422, ['idUserRole']]);
  await run('kirim-laporan', 'kirim-surel');
  expect(reports()).toEqual([]);

  at('2026-11-23');
  await run('kirim-laporan', 'kirim-laporan', 'kirim-surel', 'kirim-surel');
  expect(reports().map(({ subject }) => subject)).toEqual([expect.stringContaining('Peserta per prodi')]);
  const [book, page] = reports()[0]?.attachments ?? [];
  const coordinator = await as('koordinator');
  const seen = (await coordinator.get(`${P}/rekap`, asked)).json<PivotAnswer>();
  const total = seen.sel.find(({ baris }) => !baris.length)?.nilai[0];
  const everything = (await (await as('timmbkm')).get(`${P}/rekap`, asked)).json<PivotAnswer>();
  expect(total).not.toBe(everything.sel.find(({ baris }) => !baris.length)?.nilai[0]);
  const sheet = await readSheet(book?.content ?? Buffer.alloc(0), 1);
  expect(sheet.at(-1)).toEqual(['Semua', total]);
  const text = (await pdfText(page?.content ?? Buffer.alloc(0))).pages.map(one => one.text).join(' ');
  expect(text).toContain('Peserta per prodi');
  expect(text).toContain('Berjalan, Selesai');
  expect(page?.filename).toMatch(/\.pdf$/);
  expect((await mailsOf(await as('timmbkm'), id))[0]).toMatchObject({
    terakhir: '2026-11-23',
    berikutnya: '2026-11-30',
  });
});

it('come once after a day on which nothing ran, and again where the mail server failed', async () => {
  at('2026-11-24');
  const team = await as('timmbkm');
  const id = await make(team, 'Bulanan', []);
  const [self] = await receivers(team, id);
  expect((await team.post(`laporan/${id}/kiriman`, { idUserRole: self?.idUserRole, kapan: 'bulan' })).statusCode).toBe(
    201,
  );
  at('2026-12-03');
  await run('kirim-laporan');
  mood = () => {
    throw new Error('Server surel tidak menjawab');
  };
  await run('kirim-surel');
  expect(reports()).toEqual([]);
  mood = () => undefined;
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000);
  await run('kirim-laporan', 'kirim-surel');
  expect(reports().filter(({ subject }) => subject.includes('Bulanan')).length).toBe(1);
});

it('are chosen for others by the team alone, among those whom the report is shared with, and stopped by receiver and owner', async () => {
  at('2026-12-05');
  const [team, lecturer, coordinator] = [await as('timmbkm'), await as('dosen'), await as('koordinator')];
  const id = await make(team, 'Untuk dosen', ['HA04', 'HA10']);
  expect((await coordinator.get(`laporan/${id}/kiriman`)).statusCode).toBe(404);
  const own = await receivers(lecturer, id);
  expect(own.length).toBe(1);
  const others = await receivers(team, id, 'Koordinator');
  const stranger = await world.db.one<{ id: string }>(
    `select id from pengaturan_user_role where id_role = 'HA05' order by id limit 1`,
  );
  expect(others.map(({ idUserRole }) => idUserRole)).not.toContain(stranger?.id);
  const refused = await team.post(`laporan/${id}/kiriman`, { idUserRole: stranger?.id, kapan: 'senin' });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['idUserRole']]);
  const someone = (await receivers(team, id)).find(
    ({ idUserRole, peran }) => idUserRole !== own[0]?.idUserRole && peran.includes('BAKPK'),
  );
  const meddling = await lecturer.post(`laporan/${id}/kiriman`, { idUserRole: someone?.idUserRole, kapan: 'senin' });
  expect(meddling.statusCode).toBe(422);
  const made = await lecturer.post(`laporan/${id}/kiriman`, { idUserRole: own[0]?.idUserRole, kapan: 'senin' });
  expect(made.statusCode, made.body).toBe(201);
  const mine = made.json<Kiriman>();
  const theirs = await team.post(`laporan/${id}/kiriman`, { idUserRole: someone?.idUserRole, kapan: 'senin' });
  expect(theirs.statusCode, theirs.body).toBe(201);
  expect((await mailsOf(lecturer, id)).map(one => one.id)).toEqual([mine.id]);
  expect((await lecturer.delete(`laporan/${id}/kiriman/${theirs.json<Kiriman>().id}`)).statusCode).toBe(404);
  expect((await lecturer.delete(`laporan/${id}/kiriman/${mine.id}`)).statusCode).toBe(200);
  // What is no longer shared with a receiver does not go out, even where its mail waits already.
  at('2026-12-07');
  await run('kirim-laporan');
  const again = await as('timmbkm');
  const [report] = (await again.get('laporan'))
    .json<{ laporan: { id: string; version: number }[] }>()
    .laporan.filter(one => one.id === id);
  expect((await again.put(`laporan/${id}`, { version: report?.version, peran: [] })).statusCode).toBe(200);
  await run('kirim-surel');
  expect(reports().filter(({ subject }) => subject.includes('Untuk dosen'))).toEqual([]);
});

it('boards go out as one workbook and one page each, with what of them is shared with the receiver', async () => {
  at('2026-12-08');
  const [team, coordinator] = [await as('timmbkm'), await as('koordinator')];
  const open = await make(team, 'Terbuka bagi prodi', ['HA05']);
  const closed = await make(team, 'Rahasia tim', []);
  const made = await team.post('papan-laporan', {
    nama: 'Papan prodi',
    isi: [`laporan:${closed}`, `laporan:${open}`, 'siap:lkps-mbkm', 'siap:tidak-ada'],
    peran: ['HA05'],
  });
  const { id } = made.json<{ id: string }>();
  const found = (await coordinator.get(`papan-laporan/${id}/penerima`)).json<{ penerima: Penerima[] }>().penerima;
  expect(found.length).toBe(1);
  const mail = { idUserRole: found[0]?.idUserRole, kapan: 'senin' };
  const sentTo = await coordinator.post(`papan-laporan/${id}/kiriman`, mail);
  expect(sentTo.statusCode, sentTo.body).toBe(201);
  const twice = await coordinator.post(`papan-laporan/${id}/kiriman`, mail);
  expect([twice.statusCode, Object.keys(twice.json().errors)]).toEqual([422, ['idUserRole']]);
  expect((await (await as('dosen')).get(`papan-laporan/${id}/kiriman`)).statusCode).toBe(404);
  at('2026-12-14');
  await run('kirim-laporan', 'kirim-laporan', 'kirim-surel');
  const mails = reports().filter(({ subject }) => subject.includes('Papan prodi'));
  expect(mails.length).toBe(1);
  const [book, page] = mails[0]?.attachments ?? [];
  const names = (await readXlsxFile(book?.content ?? Buffer.alloc(0))).map(({ sheet }) => sheet);
  expect(names[0]).toBe('1 Terbuka bagi prodi');
  expect(names[3]).toMatch(/^2 LKPS/);
  expect(names.length).toBe(6);
  const text = (await pdfText(page?.content ?? Buffer.alloc(0))).pages.map(one => one.text).join(' ');
  expect(text).toContain('Terbuka bagi prodi');
  expect(text).not.toContain('Rahasia tim');
  const seen = (await (await as('koordinator')).get(`${P}/rekap`, asked)).json<PivotAnswer>();
  const sheet = await readSheet(book?.content ?? Buffer.alloc(0), 1);
  expect(sheet.at(-1)).toEqual(['Semua', seen.sel.find(({ baris }) => !baris.length)?.nilai[0]]);
  // A board that goes takes its mails along.
  const { version } = made.json<{ version: number }>();
  expect((await (await as('timmbkm')).delete(`papan-laporan/${id}`, { version })).statusCode).toBe(200);
  at('2026-12-21');
  sent.length = 0;
  await run('kirim-laporan', 'kirim-surel');
  expect(reports().filter(({ subject }) => subject.includes('Papan prodi'))).toEqual([]);
});
