import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { BacaanKrs } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { createApp } from '../../../../server/app.ts';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { sendDueMail } from '../../../../server/platform/notify/mail/outbox.ts';
import type { Mail } from '../../../../server/platform/notify/mail/transport.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';
import { dataOf, M, sendForm } from './formulir.ts';

/** English at choice for inbound students, and the mail that confirms an address (docs/domain/50 §2.1, §4 "English"). */

const P = 'v2/pertukaran-mahasiswa/krs';
let world: World;
let app: FastifyInstance;
let team: Person;
let prodi: string;
const sent: Mail[] = [];
const transport = {
  send: async (mail: Mail) => {
    sent.push(mail);
  },
  close: () => undefined,
};
const now = () => world.clock.now;
const classId = (key: string) => idOf('pertukaran/mk-inbound', key);

async function enter(key: string): Promise<Person> {
  const found = await world.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mhs_inbound = $1',
    [inboundId(key)],
  );
  const answer = await world.login(found?.username ?? '', testConfig.demoPassword);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

/** Chooses a language as the account menu does. */
async function choose(who: Person, bahasa: string) {
  const { id, version } = (await who.get('user')).json<{ id: string; version: number }>();
  return who.bare.put(`user/profile/${id}`, { bahasa, version });
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  ({ app } = await createApp({ config: testConfig, db: world.db, registry, demo: true, now, mail: transport }));
  team = await world.as('HA03');
  const found = await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`);
  prodi = found?.id ?? '';
  await sendDueMail({ db: world.db, transport, baseUrl: 'https://mbkm.example', secret: testConfig.secret, now });
  sent.length = 0;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

describe('bahasa kedua', () => {
  it('dipilih mahasiswa inbound sendiri, dan hanya oleh peran yang mempunyainya', async () => {
    const dosen = await world.as('HA04');
    expect((await choose(dosen, 'en')).statusCode).toBe(422);
    const jihan = await enter('jihan');
    const unknown = await choose(jihan, 'fr');
    expect([unknown.statusCode, unknown.json().errors]).toEqual([422, { bahasa: 'Pilih salah satu yang tersedia.' }]);
    const chosen = await choose(jihan, 'en');
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect((await jihan.get('user')).json()).toMatchObject({ bahasa: 'en' });
  });

  it('dipakai oleh jawaban, pemberitahuan, surel, dan cetakan', async () => {
    const jihan = await enter('jihan');
    await choose(jihan, 'en');
    const { header, alasan } = (await jihan.get(P)).json<BacaanKrs>();
    expect(alasan).toBe('The study plan was submitted and cannot be changed.');
    const refused = await jihan.post(P, { idMkInbound: classId('if1') });
    expect([refused.statusCode, refused.json().message]).toEqual([409, alasan]);

    const back = await team.put(`${P}/approve/${header?.id}`, {
      aksi: 'revisi',
      catatan: 'Tambah satu.',
      version: header?.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    const [latest] = (await jihan.get('notifikasi')).json<{ judul: string; isi: string }[]>();
    expect(latest).toMatchObject({
      judul: 'Study plan returned',
      isi: expect.stringMatching(/^Your study plan for .+ was returned \(\d+ credits\)\. Note: Tambah satu\.$/),
    });
    await sendDueMail({ db: world.db, transport, baseUrl: 'https://mbkm.example', secret: testConfig.secret, now });
    const mail = sent.find(({ subject }) => subject.includes('Study plan returned'));
    expect(mail?.text).toContain('Dear ');
    expect(mail?.html).toContain('lang="en"');

    const full = await jihan.post(P, { idMkInbound: classId('mn2') });
    expect(full.json().message).toMatch(/^Class .+ is full \(2\/2\)\.$/);
    await jihan.post(P, { idMkInbound: classId('if1') });
    const clash = await jihan.post(P, { idMkInbound: classId('if2') });
    expect(clash.json().message).toMatch(/is held at the same time as .+ \(Monday 08\.00\)\.$/);
    // Notes of the portal are in the reader's language; notes of people stay as written.
    const notes = async (who: Person) =>
      (await who.get(`${P}/daftar/${header?.id}/riwayat`))
        .json<{ catatan: string | null }[]>()
        .flatMap(({ catatan }) => catatan ?? []);
    expect(await notes(jihan)).toEqual(
      expect.arrayContaining([expect.stringMatching(/ was chosen\.$/), 'Tambah satu.']),
    );
    expect(await notes(team)).toEqual(expect.arrayContaining([expect.stringMatching(/ dipilih\.$/), 'Tambah satu.']));
    const wrong = await jihan.post(P, { idMkInbound: 'x' });
    expect(wrong.json()).toMatchObject({
      message: 'Please check what you filled in.',
      errors: { idMkInbound: 'Required.' },
    });

    await choose(jihan, 'id');
    expect((await jihan.post(P, { idMkInbound: classId('mn2') })).json().message).toMatch(/sudah penuh/);
  });
});

describe('formulir umum', () => {
  it('berbahasa Inggris atas permintaan: label, pilihan, dan penolakan', async () => {
    const form = await world.stranger.get(`${M}/register/form`, { bahasa: 'en' });
    const { langkah } = form.json<{
      langkah: { title: string; fields: { name: string; label: string; choices?: unknown }[] }[];
    }>();
    expect(langkah.map(({ title }) => title)).toEqual(['About you', 'Home university', 'Your plan', 'Documents']);
    const fields = langkah.flatMap(step => step.fields);
    expect(fields.find(({ name }) => name === 'jenisKelamin')).toMatchObject({
      label: 'Sex',
      choices: [
        { value: 'L', label: 'Male' },
        { value: 'P', label: 'Female' },
      ],
    });
    const plain = (await world.stranger.get(`${M}/register/form`)).json<{ langkah: { title: string }[] }>();
    expect(plain.langkah[0]?.title).toBe('Data diri');
    const refused = await sendForm(world.app, world.clock, {
      data: dataOf(prodi, { motivasi: 'pendek', nik: '12' }),
      bahasa: 'en',
      from: '10.3.0.1',
    });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, { nik: 'The NIK has 16 digits.' }]);
  });

  it('menawarkan kabupaten sebuah provinsi dan kampus yang diketik; kampus yang dikenal tercatat', async () => {
    const pilihan = async (query: Record<string, string>) => world.stranger.get(`${M}/register/pilihan`, query);
    const province = await world.db.one<{ id: string }>(
      `select split_part(min(id), '.', 1) as id from master_kabupaten`,
    );
    const inside = (await pilihan({ field: 'idKabupaten', di: province?.id ?? '' })).json<{ value: string }[]>();
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.every(({ value }) => value.startsWith(`${province?.id}.`))).toBe(true);
    const found = (await pilihan({ field: 'namaKampusAsal', q: 'bahari cel' })).json<{ label: string }[]>();
    expect(found.map(({ label }) => label)).toEqual(['Universitas Bahari Celebes']);
    expect((await pilihan({ field: 'namaKampusAsal', q: '%%%' })).json()).toEqual([]);
    for (const wrong of [
      { field: 'namaKampusAsal', q: 'ba' },
      { field: 'email', q: 'sekar' },
    ])
      expect((await pilihan(wrong)).statusCode).toBe(400);
    const made = await sendForm(world.app, world.clock, {
      data: dataOf(prodi, { namaKampusAsal: 'universitas bahari celebes' }),
      from: '10.3.0.2',
    });
    const row = await world.db.one<{ kampus: string | null }>(
      `select k.nama as kampus from pertukaran_mhs_inbound s left join master_kampus k on k.id = s.id_kampus
       where s.nomor_registrasi = $1`,
      [made.json<{ nomorRegistrasi: string }>().nomorRegistrasi],
    );
    expect(row?.kampus).toBe('Universitas Bahari Celebes');
  });

  it('memberi bukti PDF kepada pemegang nomor dan kode, kepada yang lain tidak', async () => {
    const made = (await sendForm(world.app, world.clock, { data: dataOf(prodi), from: '10.3.0.3' })).json();
    const bukti = (kodeAkses: string) =>
      world.app.inject({
        method: 'POST',
        url: `/api/${M}/register/bukti?bahasa=en`,
        remoteAddress: '10.3.0.4',
        payload: { nomorRegistrasi: made.nomorRegistrasi, kodeAkses },
      });
    const paper = await bukti(made.kodeAkses);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await bukti('AAAAAAAA');
    expect([other.statusCode, other.json().message]).toEqual([
      404,
      'Registration number and access code do not match.',
    ]);
  });

  it('dengan SMTP menunggu konfirmasi e-mail; tautannya berlaku sekali dan 48 jam, dalam bahasa pendaftar', async () => {
    await world.db.execute(
      `insert into mbkm_konfigurasi (id, kunci, nilai, created_at, updated_at)
       values (gen_random_uuid(), 'pertukaran.konfirmasiEmail', 'true', now(), now())
       on conflict (kunci) do update set nilai = excluded.nilai`,
    );
    const post = (tail: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/${M}/register/${tail}`, payload, remoteAddress: '10.3.0.5' });
    const data = dataOf(prodi, { bahasa: 'en' });
    const made = (await sendForm(app, world.clock, { data, from: '10.3.0.5', bahasa: 'en' })).json();
    expect(made.status).toBe('draf');
    const mail = sent.find(({ to }) => to.address === data.email);
    expect(mail?.subject).toBe('[Portal MBKM] Confirm your e-mail for the inbound exchange');
    expect(mail?.text).toContain('Portal MBKM Universitas Nusantara Raya');
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('bahasa')).toBe('en');
    const token = link.searchParams.get('token');

    const again = await post('kirim-ulang', made);
    expect(again.json()).toEqual({ dikirim: true });
    expect(sent.filter(({ to }) => to.address === data.email)).toHaveLength(2);
    for (let i = 0; i < 4; i++) expect((await post('kirim-ulang', made)).statusCode).toBe(200);
    const flood = await app.inject({
      method: 'POST',
      url: `/api/${M}/register/kirim-ulang`,
      payload: made,
      remoteAddress: '10.3.9.9',
    });
    expect(flood.statusCode).toBe(429);
    expect(sent.filter(({ to }) => to.address === data.email)).toHaveLength(6);
    const confirmed = await post('konfirmasi-email', { token });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { status: 'diajukan' }]);
    const used = await post('konfirmasi-email', { token });
    expect([used.statusCode, used.json().message]).toEqual([410, 'Tautan konfirmasi sudah kedaluwarsa.']);

    const late = dataOf(prodi);
    await sendForm(app, world.clock, { data: late, from: '10.3.0.5' });
    const second = sent.find(({ to }) => to.address === late.email);
    expect(second?.subject).toBe('[Portal MBKM] Konfirmasi surel pendaftaran mahasiswa inbound');
    const old = new URL(/https?:\S+/.exec(second?.text ?? '')?.[0] ?? '').searchParams.get('token');
    world.clock.now = new Date(world.clock.now.getTime() + 49 * 3_600_000);
    expect((await post('konfirmasi-email', { token: old })).statusCode).toBe(410);
  });
});
