import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { IzinWa } from '../../../resources/pesan/panggilan.ts';
import { startWhatsAppServer } from '../support/whatsAppServer.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { draft, keepSessions, look, open, runJob, send } from './support.ts';

let world: World;
let service: Awaited<ReturnType<typeof startWhatsAppServer>>;
let team: Person;
let student: Person;
let studentRow: string;

const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};
const set = (kunci: string, nilai: string) =>
  world.db.execute('update mbkm_konfigurasi set nilai = $2 where kunci = $1', [kunci, nilai]);
const runWa = async () => {
  const admin = await world.as('HA01');
  const answer = await admin.post('sistem/pekerjaan/kirim-wa/jalankan');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().hasil;
};
/** A message to one student by WhatsApp. @returns its id */
const write = (more: Record<string, unknown> = {}) =>
  send(team, {
    resource: 'master/mahasiswa',
    filter: undefined,
    ids: [studentRow],
    kepada: 'mahasiswa',
    lewat: ['wa'],
    judul: 'Halo {penerima}',
    isi: 'Baris satu\n\nBaris  dua',
    ...more,
  });
const receiver = async (id: string) => (await open(team, id)).orang[0];
const tell = async (value: object, secret?: string) =>
  (await world.app.inject(service.signed(value, secret))).statusCode;
const status = (id: string, state: string, more = {}) =>
  tell({ statuses: [{ id, status: state, timestamp: '1795000000', recipient_id: '62', ...more }] });

beforeAll(async () => {
  service = await startWhatsAppServer();
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, undefined, {
    whatsapp: service.config,
  });
  await keepSessions(world);
  await set('wa.templat', '"pesan_portal"');
  team = await world.as('HA03');
  student = await world.as('HA02');
  studentRow =
    (
      await world.db.one<{ id: string }>(
        `update master_mahasiswa m set no_hp = '0812 3456 7890' from pengaturan_user u
          where u.id_mahasiswa = m.id and u.username = 'mahasiswa' returning m.id`,
      )
    )?.id ?? '';
  await world.db.execute(`update pengaturan_user set no_hp = '0812 3456 7890' where username = 'mahasiswa'`);
});
beforeEach(async () => {
  service.handed.length = 0;
  await student.put('user/wa', { boleh: true });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await world.close();
  await service.close();
});

describe("messages by WhatsApp's service", () => {
  it('go to those who allowed it, by the template of the settings; everybody else has the prepared link', async () => {
    await student.put('user/wa', { boleh: false });
    const before = await look(team, {
      resource: 'master/mahasiswa',
      filter: undefined,
      ids: [studentRow],
      kepada: 'mahasiswa',
      lewat: ['wa'],
      isi: 'Halo',
      judul: 'Halo',
    });
    expect(before).toMatchObject({ wa: 1, waResmi: 0 });
    const link = await write();
    await runJob(world);
    await runWa();
    expect(service.handed).toEqual([]);
    expect(await receiver(link)).toMatchObject({ wa: true, waKeadaan: null });

    expect((await student.put('user/wa', { boleh: true })).json<IzinWa>()).toEqual({
      tersedia: true,
      contoh: false,
      nomor: '…7890',
      boleh: true,
    });
    const id = await write();
    expect(await receiver(id)).toMatchObject({ wa: false, waKeadaan: 'menunggu' });
    // Not before the message itself has had its turn.
    await runWa();
    expect(service.handed).toEqual([]);
    await runJob(world);
    await runWa();
    await runWa();
    const one = await receiver(id);
    expect(service.handed).toMatchObject([
      {
        to: '6281234567890',
        template: 'pesan_portal',
        language: 'id',
        parameters: [one?.nama, `Halo ${one?.nama}`, 'Baris satu · Baris dua'],
      },
    ]);
    expect(one).toMatchObject({ waKeadaan: 'terkirim', wa: false });
  });

  it('have the states that the service tells, signed, and only forward', async () => {
    const id = await write();
    await runJob(world);
    await runWa();
    const [handed] = service.handed;
    const wamid = handed?.id ?? '';
    expect(await status(wamid, 'read')).toBe(200);
    expect(await status(wamid, 'delivered')).toBe(200);
    expect(await receiver(id)).toMatchObject({
      waKeadaan: 'dibaca',
      waPada: new Date(1_795_000_000_000).toISOString(),
    });
    await status(wamid, 'failed', { errors: [{ code: 131026, title: 'Undeliverable' }] });
    expect((await receiver(id))?.waKeadaan).toBe('dibaca');

    const second = await write();
    await runJob(world);
    await runWa();
    const other = service.handed[1]?.id ?? '';
    const bad = { statuses: [{ id: other, status: 'read', timestamp: '1795000000' }] };
    expect(await tell(bad, 'rahasia-lain')).toBe(403);
    expect(
      (await world.app.inject({ ...service.signed(bad), headers: { 'content-type': 'application/json' } })).statusCode,
    ).toBe(403);
    expect((await receiver(second))?.waKeadaan).toBe('terkirim');
    await status(other, 'failed', { errors: [{ code: 131026, title: 'Message undeliverable' }] });
    expect(await receiver(second)).toMatchObject({
      waKeadaan: 'gagal',
      waAlasan: '131026 Message undeliverable',
      // The sender still has the link.
      wa: true,
    });
    expect((await open(team, second, { keadaan: 'gagal' })).orang).toHaveLength(1);
    // What is none of ours, or no event at all, changes nothing.
    expect(await status('wamid.lain', 'read')).toBe(200);
    expect(await tell({ statuses: [null, { id: 5 }], messages: 'x' })).toBe(200);
  });

  it('are tried again where the service asks for patience, and say why it refused', async () => {
    const id = await write();
    await runJob(world);
    service.refusals.push({ status: 400, code: 130429, details: 'Rate limit hit' });
    await runWa();
    expect(await receiver(id)).toMatchObject({ waKeadaan: 'menunggu', waAlasan: '130429 Rate limit hit' });
    await runWa();
    expect(service.handed).toEqual([]);
    later(2);
    await runWa();
    expect(await receiver(id)).toMatchObject({ waKeadaan: 'terkirim', waAlasan: null });

    const refused = await write();
    await runJob(world);
    service.refusals.push({ status: 404, code: 132001, details: 'Template name does not exist' });
    await runWa();
    expect(await receiver(refused)).toMatchObject({
      waKeadaan: 'gagal',
      waAlasan: '132001 Template name does not exist',
    });
  });

  it('go out at most so many an hour, and to nobody in quiet hours', async () => {
    later(61);
    await set('wa.perJam', '1');
    await write({ judul: 'Satu' });
    await write({ judul: 'Dua' });
    await runJob(world);
    await runWa();
    await runWa();
    expect(service.handed).toHaveLength(1);
    later(61);
    await runWa();
    expect(service.handed).toHaveLength(2);
    await set('wa.perJam', '250');

    const hour = (shift: number) =>
      new Date(world.clock.now.getTime() + (7 + shift) * 3_600_000).toISOString().slice(11, 16);
    await world.db.execute(
      `insert into internal_pilihan_notifikasi (id, id_user, pilihan, tenang_mulai, tenang_selesai)
       select gen_random_uuid(), id, '{}', $1, $2 from pengaturan_user where username = 'mahasiswa'`,
      [hour(-1), hour(1)],
    );
    await write({ lewat: ['portal', 'wa'], judul: 'Tenang' });
    await runJob(world);
    await runWa();
    expect(service.handed).toHaveLength(2);
    later(61);
    await runWa();
    expect(service.handed).toHaveLength(3);
    await world.db.execute('delete from internal_pilihan_notifikasi');
  });

  it('end when their receiver answers BERHENTI, also those that wait, and begin again with MULAI', async () => {
    const id = await write();
    await runJob(world);
    await tell({ messages: [{ from: '6281234567890', id: 'x', type: 'text', text: { body: ' berhenti ' } }] });
    await runWa();
    expect(service.handed).toEqual([]);
    expect(await receiver(id)).toMatchObject({ waKeadaan: 'gagal', wa: true });
    expect((await student.get('user/wa')).json()).toMatchObject({ boleh: false });
    await tell({ messages: [{ from: '6281234567890', id: 'y', type: 'text', text: { body: 'Mulai' } }] });
    expect((await student.get('user/wa')).json()).toMatchObject({ boleh: true });
    // Nobody reads a number out of what is kept.
    expect(JSON.stringify(await world.db.query('select * from pesan_izin_wa'))).not.toContain('34567890');
  });
});

it('the address of the calls is checked by the word of the installation', async () => {
  const ask = (token: string) =>
    world.stranger.get('publik/wa', { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '7788' });
  const right = await ask('kata-periksa');
  expect([right.statusCode, right.body]).toEqual([200, '7788']);
  expect((await ask('lain')).statusCode).toBe(403);
});

it('somebody who wants messages in the portal only is counted as no mail, and gets none', async () => {
  const rows = { resource: 'master/mahasiswa', filter: undefined, ids: [studentRow], kepada: 'mahasiswa' };
  const mailOnly = { ...rows, lewat: ['surel'], judul: 'Surel saja', isi: 'Halo' };
  expect(await look(team, mailOnly)).toMatchObject({ penerima: 1, portal: 0, surel: 1, jumlahGagal: 0 });
  await student.put('user/notifikasi', {
    pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'portal', info: 'segera' },
    push: { tugas: true, peringatan: true, pesan: true, info: false },
    tenangMulai: null,
    tenangSelesai: null,
  });
  expect(await look(team, mailOnly)).toMatchObject({ penerima: 0, surel: 0, gagal: [{ alasan: 'menolakSurel' }] });
  expect(await look(team, { ...mailOnly, lewat: ['portal', 'surel'] })).toMatchObject({
    penerima: 1,
    portal: 1,
    surel: 0,
  });
  expect(
    (await team.post('pesan', { kunci: '00000000-0000-4000-8000-00000000ffff', ...draft(mailOnly) })).statusCode,
  ).toBe(422);
});
