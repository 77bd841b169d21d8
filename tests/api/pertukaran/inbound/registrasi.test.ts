import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import { times } from '../../../support/selection.ts';
import { createWorld, type Person, testConfig, type World } from '../../support/world.ts';
import { documents, dataOf as formData, M, multipart, pdf, type Sending, sendForm } from './formulir.ts';

/** Registration without a login, as anybody on the internet may call it (docs/domain/50 §2.1; scenarios 1, 2, 3). */

const url = `/api/${M}/register`;
let world: World;
let team: Person;
let prodi: string;

const dataOf = (over: Record<string, unknown> = {}) => formData(prodi, over);
const token = async (): Promise<string> =>
  (await world.stranger.get(`${M}/register/form`)).json<{ formToken: string }>().formToken;
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
};
const send = (sending: Partial<Sending> = {}) => sendForm(world.app, world.clock, { data: dataOf(), ...sending });
const look = (body: Record<string, unknown>, from = '10.2.0.1') =>
  world.app.inject({ method: 'POST', url: `${url}/status`, payload: body, remoteAddress: from });
const registrations = async () =>
  (await world.db.one<{ n: number }>('select count(*)::int as n from pertukaran_mhs_inbound'))?.n ?? 0;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  const found = await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`);
  prodi = found?.id ?? '';
});
afterAll(() => world.close());

describe('siapa pun di internet', () => {
  const rowOf = (nomor: string) =>
    world.db.one<{ id: string; version: number; foto: string }>(
      'select id, version, berkas_foto as foto from pertukaran_mhs_inbound where nomor_registrasi = $1',
      [nomor],
    );

  it('satu jaringan IPv6 satu alamat, dan alamat yang ditulis sendiri oleh pengirim tidak dihitung', async () => {
    const { app } = await createApp({
      config: { ...testConfig, trustProxy: true },
      db: world.db,
      registry,
      demo: true,
      now: () => world.clock.now,
    });
    const guess = async (n: number, seen: (n: number) => string) =>
      app.inject({
        method: 'POST',
        url: `${url}/status`,
        payload: { nomorRegistrasi: 'REG-IN-20999-0001', kodeAkses: 'A' },
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': seen(n) },
      });
    for (const seen of [
      (n: number) => `203.0.113.${n}, 198.51.100.7`,
      (n: number) => `2001:db8:5:7::${(n + 4096).toString(16)}`,
    ]) {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n, seen)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(404), 429, 429]);
    }
    await app.close();
  });

  it('kode akses baru mengakhiri sesi cek status yang dibuka dengan kode lama', async () => {
    const made = (await send({ from: '10.1.1.1' })).json();
    const { statusToken } = (await look(made, '10.2.1.1')).json();
    const row = await rowOf(made.nomorRegistrasi);
    const given = await team.bare.post(`${M}/${row?.id}/kode-akses`, { version: row?.version });
    expect(given.statusCode, given.body).toBe(200);
    const late = await world.app.inject({
      method: 'POST',
      url: `${url}/aktivasi`,
      remoteAddress: '10.2.1.2',
      payload: { statusToken, password: 'Kebun#Mangga72', konfirmasiPassword: 'Kebun#Mangga72' },
    });
    expect([late.statusCode, late.json().message]).toEqual([
      400,
      'Sesi cek status sudah berakhir. Buka Cek Status kembali.',
    ]);
  });

  it('perbaikan tidak menyebut e-mail mana yang dikenal, dan berkas orang lain tidak dapat disebut', async () => {
    const known = dataOf();
    const first = (await send({ data: known, from: '10.1.1.2' })).json();
    const foreign = await rowOf(first.nomorRegistrasi);
    const made = await send({ data: dataOf({ berkasAsuransi: foreign?.foto }), from: '10.1.1.2' });
    expect(made.statusCode, made.body).toBe(201);
    const own = made.json();
    const row = await rowOf(own.nomorRegistrasi);
    const kept = await world.db.one<{ asuransi: string | null }>(
      'select berkas_asuransi as asuransi from pertukaran_mhs_inbound where id = $1',
      [row?.id],
    );
    expect(kept?.asuransi).toBeNull();
    const back = await team.bare.put(`${M}/verifikasi/${row?.id}`, {
      aksi: 'revisi',
      catatan: 'Perbaiki.',
      version: row?.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    const { statusToken, version } = (await look(own, '10.2.1.3')).json();
    const repair = (data: Record<string, unknown>) =>
      world.app.inject({
        method: 'PUT' as const,
        url: `${url}/${row?.id}`,
        remoteAddress: '10.2.1.4',
        ...multipart({ data: JSON.stringify({ ...data, version }), statusToken }, {}),
      });
    const asked = await Promise.all([repair({ email: known.email }), repair({ nik: known.nik })]);
    const expected = [409, 'Surel, NIK, atau NIM sudah terdaftar pada masa studi ini. Gunakan Cek Status.'];
    expect(asked.map(({ statusCode, body }) => [statusCode, JSON.parse(body).message])).toEqual([expected, expected]);
    await world.db.execute('update pertukaran_mhs_inbound set email_terkonfirmasi = true where id = $1', [row?.id]);
    const other = await repair({ email: 'orang.lain@kampus.example' });
    expect([other.statusCode, other.json().errors]).toEqual([
      422,
      { email: 'Surel yang sudah dikonfirmasi hanya dapat diganti oleh Tim MBKM.' },
    ]);
  });
});

describe('pendaftaran tanpa masuk', () => {
  it('memberi nomor dan kode sekali, status terbaca dengan kode itu, sampai akun aktif', async () => {
    const made = await send();
    expect(made.statusCode, made.body).toBe(201);
    const { nomorRegistrasi, kodeAkses, status } = made.json();
    expect(nomorRegistrasi).toMatch(/^REG-IN-\d{5}-\d{4}$/);
    expect(kodeAkses).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(status).toBe('diajukan');

    const wrong = await look({ nomorRegistrasi, kodeAkses: 'AAAAAAAA' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([404, 'Nomor registrasi atau kode akses tidak cocok.']);
    const nobody = await look({ nomorRegistrasi: 'REG-IN-20999-0001', kodeAkses });
    expect([nobody.statusCode, nobody.json()]).toEqual([404, wrong.json()]);
    const seen = (await look({ nomorRegistrasi, kodeAkses: kodeAkses.toLowerCase() })).json();
    expect(seen).toMatchObject({ namaStatus: 'Diajukan', akunAktif: false });
    expect(JSON.stringify(seen)).not.toMatch(/350000000000|kodeAksesHash|nomorPaspor/);

    const row = await world.db.one<{ id: string; version: number; hash: string }>(
      'select id, version, kode_akses_hash as hash from pertukaran_mhs_inbound where nomor_registrasi = $1',
      [nomorRegistrasi],
    );
    expect(row?.hash).not.toContain(kodeAkses);
    const bare = await team.bare.put(`${M}/verifikasi/${row?.id}`, { aksi: 'setujui', version: row?.version });
    expect([bare.statusCode, bare.json().message]).toEqual([422, 'Pilih dosen wali.']);
    const wali = await world.db.one<{ id: string }>(
      `select id from master_pegawai where jenis = 'dosen' and aktif and id_program_prodi = $1 limit 1`,
      [prodi],
    );
    const approved = await team.bare.put(`${M}/verifikasi/${row?.id}`, {
      aksi: 'setujui',
      version: row?.version,
      idDosenWali: wali?.id,
    });
    expect(approved.statusCode, approved.body).toBe(200);
    expect(approved.json()).toMatchObject({ status: 'disetujui', npm: expect.stringMatching(/^IN\d{7}$/) });

    const { statusToken } = (await look({ nomorRegistrasi, kodeAkses })).json();
    const activate = (body: Record<string, unknown>) =>
      world.app.inject({
        method: 'POST',
        url: `${url}/aktivasi`,
        payload: { statusToken, ...body },
        remoteAddress: '10.2.0.2',
      });
    const weak = await activate({ password: 'rahasia', konfirmasiPassword: 'rahasia' });
    expect(weak.statusCode).toBe(422);
    const done = await activate({ password: 'Kebun#Mangga72', konfirmasiPassword: 'Kebun#Mangga72' });
    expect(done.statusCode, done.body).toBe(200);
    const again = await activate({ password: 'Kebun#Mangga73', konfirmasiPassword: 'Kebun#Mangga73' });
    expect(again.statusCode).toBe(409);
    expect((await world.login(done.json().npm, 'Kebun#Mangga72')).statusCode).toBe(200);
  });

  it('yang sama kampus dan NIM ditolak 409; jebakan, terlalu cepat, dan formulir bekas 400; tidak ada yang tersimpan', async () => {
    const data = dataOf();
    expect((await send({ data, from: '10.1.0.2' })).statusCode).toBe(201);
    const before = await registrations();
    const twin = await send({
      data: dataOf({ namaKampusAsal: data.namaKampusAsal, nimAsal: data.nimAsal }),
      from: '10.1.0.2',
    });
    expect([twin.statusCode, twin.json().message]).toEqual([409, expect.stringContaining('Gunakan Cek Status')]);
    const trap = await send({ words: { situsWeb: 'http://spam.example' }, from: '10.1.0.2' });
    const quick = await send({ wait: 3, from: '10.1.0.2' });
    for (const answer of [trap, quick])
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Pendaftaran tidak dapat diproses. Muat ulang halaman lalu coba lagi.',
      ]);
    const formToken = await token();
    expect((await send({ words: { formToken }, from: '10.1.0.2' })).statusCode).toBe(201);
    const used = await send({ words: { formToken }, from: '10.1.0.2' });
    expect([used.statusCode, used.json().message]).toEqual([
      400,
      'Formulir kedaluwarsa. Muat ulang halaman lalu kirim kembali.',
    ]);
    const forged = await send({ words: { formToken: `${formToken.slice(0, -4)}AAAA` }, from: '10.1.0.2' });
    expect(forged.statusCode).toBe(400);
    expect(await registrations()).toBe(before + 1);
  });

  it('berkas yang ditolak diperbaiki pada formulir yang sama, dan dua kiriman bersamaan hanya satu yang tercatat', async () => {
    const formToken = await token();
    later(60);
    const data = dataOf();
    const from = '10.1.0.9';
    // A page in front of a document is none; a document with a page behind it is kept as the document that it is.
    const html = Buffer.from('<html><script>alert(1)</script>');
    const page = { ...documents, berkasTranskrip: Buffer.concat([html, pdf]) };
    const disguised = await send({ data, words: { formToken }, files: page, from });
    expect([disguised.statusCode, disguised.json().errors]).toEqual([422, { berkasTranskrip: expect.any(String) }]);
    const before = await registrations();
    const files = { ...documents, berkasTranskrip: Buffer.concat([pdf, html]) };
    const both = await Promise.all([data, dataOf()].map(one => send({ data: one, words: { formToken }, files, from })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(await registrations()).toBe(before + 1);
    const stored = await world.db.one<{ tipe: string }>(
      `select b.tipe from internal_berkas b join pertukaran_mhs_inbound m on m.berkas_transkrip = b.id
       where m.nomor_registrasi = $1`,
      [both.find(({ statusCode }) => statusCode === 201)?.json().nomorRegistrasi],
    );
    expect(stored?.tipe).toBe('application/pdf');
  });

  it('menilai berkas dari isinya dan menyebut isian yang kurang', async () => {
    const { berkasKtm: _, ...less } = documents;
    const missing = await send({ files: less, data: dataOf({ pernyataan: false }), from: '10.1.0.3' });
    expect(missing.json().errors).toEqual({ berkasKtm: 'Wajib diisi.', pernyataan: 'Pernyataan wajib disetujui.' });
    const wrong = await send({ data: dataOf({ nik: '12', motivasi: 'pendek' }), from: '10.1.0.3' });
    expect(wrong.json().errors).toMatchObject({ nik: 'NIK harus 16 angka.' });
    const staff = await send({ data: dataOf({ status: 'disetujui', npm: 'IN1' }), from: '10.1.0.3' });
    expect(staff.statusCode).toBe(422);
    const large = await send({ files: { ...documents, berkasFoto: Buffer.alloc(1_100_000, 1) }, from: '10.1.0.3' });
    expect(large.statusCode).toBe(413);
  });

  it('kode akses baru dari Tim MBKM menggantikan yang lama, dan hanya Tim MBKM yang memberinya', async () => {
    const made = (await send({ from: '10.1.0.5' })).json();
    const row = await world.db.one<{ id: string; version: number }>(
      'select id, version from pertukaran_mhs_inbound where nomor_registrasi = $1',
      [made.nomorRegistrasi],
    );
    const path = `${M}/${row?.id}/kode-akses`;
    expect((await (await world.as('HA05')).bare.post(path, { version: row?.version })).statusCode).toBe(403);
    const given = await team.bare.post(path, { version: row?.version });
    expect(given.statusCode, given.body).toBe(200);
    const { nomorRegistrasi } = made;
    expect((await look({ nomorRegistrasi, kodeAkses: made.kodeAkses }, '10.2.0.6')).statusCode).toBe(404);
    expect((await look({ nomorRegistrasi, kodeAkses: given.json().kodeAkses }, '10.2.0.6')).statusCode).toBe(200);
    const trail = await team.get(`${M}/${row?.id}/riwayat`);
    expect(trail.body).not.toContain(given.json().kodeAkses);
  });

  it('yang dikembalikan diperbaiki dengan token statusnya sendiri dan diajukan lagi', async () => {
    const first = (await send({ from: '10.1.0.4' })).json();
    const other = (await send({ from: '10.1.0.4' })).json();
    const rowOf = (nomor: string) =>
      world.db.one<{ id: string; version: number; status: string }>(
        'select id, version, status from pertukaran_mhs_inbound where nomor_registrasi = $1',
        [nomor],
      );
    const row = await rowOf(first.nomorRegistrasi);
    const back = await team.bare.put(`${M}/verifikasi/${row?.id}`, {
      aksi: 'revisi',
      catatan: 'Transkrip belum berstempel.',
      version: row?.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    const tokenOf = async ({ nomorRegistrasi, kodeAkses }: { nomorRegistrasi: string; kodeAkses: string }) =>
      (await look({ nomorRegistrasi, kodeAkses }, '10.2.0.3')).json();
    const mine = await tokenOf(first);
    expect(mine.riwayat.at(-1)).toMatchObject({ status: 'Perlu perbaikan', catatan: 'Transkrip belum berstempel.' });
    const repair = (statusToken: string, version: number | undefined) =>
      world.app.inject({
        method: 'PUT' as const,
        url: `${url}/${row?.id}`,
        remoteAddress: '10.2.0.4',
        ...multipart(
          { data: JSON.stringify({ alamatAsal: 'Jalan Baru 2', version }), statusToken },
          { berkasTranskrip: pdf },
        ),
      });
    const foreign = await tokenOf(other);
    expect((await repair(foreign.statusToken, mine.version)).statusCode).toBe(404);
    const fixed = await repair(mine.statusToken, mine.version);
    expect(fixed.statusCode, fixed.body).toBe(200);
    expect(await rowOf(first.nomorRegistrasi)).toMatchObject({ status: 'diajukan' });
    later(3700);
    expect((await repair(mine.statusToken, mine.version)).statusCode).toBe(400);
  });
});

describe('tanpa henti dari mesin', () => {
  it('junk and guesses without end change nothing for the office', async () => {
    const before = await registrations();
    const notices = async () =>
      (await world.db.one<{ n: number }>('select count(*)::int as n from notifikasi'))?.n ?? 0;
    const told = await notices();
    const codes = new Set<number>();
    const junk = multipart({ data: '{"namaLengkap":"x"}', formToken: 'x', situsWeb: 'x' }, {});
    for (let i = 0; i < times(200, 1000); i++) {
      const answer = await world.app.inject({ method: 'POST', url, ...junk, remoteAddress: '10.9.0.1' });
      codes.add(answer.statusCode);
    }
    expect([...codes].toSorted()).toEqual([400, 429]);
    const guesses = new Map<number, number>();
    for (let i = 0; i < times(1000, 10_000); i++) {
      const { statusCode } = await look({ nomorRegistrasi: 'REG-IN-20262-0001', kodeAkses: `A${i}` }, '10.9.0.2');
      guesses.set(statusCode, (guesses.get(statusCode) ?? 0) + 1);
    }
    expect([...guesses.keys()].toSorted()).toEqual([404, 429]);
    expect(guesses.get(404)).toBe(10);
    expect(await registrations()).toBe(before);
    expect(await notices()).toBe(told);
    const counters = await world.db.one<{ n: number }>(
      `select count(*)::int as n from internal_percobaan_masuk where kunci like 'inbound:%' and waktu >= $1`,
      [new Date(world.clock.now.getTime() - 1000).toISOString()],
    );
    expect(counters?.n).toBeLessThan(50);
    const blind = await world.db.query<{ kunci: string }>(
      `select kunci from internal_percobaan_masuk where kunci like 'inbound:%'`,
    );
    expect(blind.some(({ kunci }) => /10\.\d|@/.test(kunci))).toBe(false);
  });
});
