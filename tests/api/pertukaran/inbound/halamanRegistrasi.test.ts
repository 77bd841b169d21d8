import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { apiIn, Refused } from '../../../../landing/registrasi/api.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { documents, dataOf as formData, M } from './formulir.ts';

/** Registration without a login, as anybody on the internet may call it (docs/domain/50 §2.1; scenarios 1, 2, 3). */

const url = `/api/${M}/register`;
let world: World;
let team: Person;
let prodi: string;

const dataOf = (over: Record<string, unknown> = {}) => formData(prodi, over);
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
};
const registrations = async () =>
  (await world.db.one<{ n: number }>('select count(*)::int as n from pertukaran_mhs_inbound'))?.n ?? 0;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  const found = await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`);
  prodi = found?.id ?? '';
});
afterAll(() => world.close());

describe('halaman pendaftaran, dengan panggilannya sendiri', () => {
  /** Requests of the page, answered by the server. */
  const throughPage = (from: string) =>
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      const asked = new Request(`http://portal.test${path}`, init);
      const answer = await world.app.inject({
        method: asked.method as 'GET',
        url: path,
        remoteAddress: from,
        headers: Object.fromEntries(asked.headers),
        ...(init?.body ? { payload: Buffer.from(await asked.arrayBuffer()) } : {}),
      });
      const headers = { 'content-type': String(answer.headers['content-type']) };
      return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
    });
  afterEach(() => vi.unstubAllGlobals());
  const api = apiIn('id');
  const picked = new Map(
    Object.entries(documents).map(([name, content]) => [name, new File([new Uint8Array(content)], `${name}.pdf`)]),
  );
  const revise = async (nomor: string) => {
    const row = await world.db.one<{ id: string; version: number }>(
      'select id, version from pertukaran_mhs_inbound where nomor_registrasi = $1',
      [nomor],
    );
    const body = { aksi: 'revisi', catatan: 'Perbaiki motivasi.', version: row?.version };
    const back = await team.bare.put(`${M}/verifikasi/${row?.id}`, body);
    expect(back.statusCode, back.body).toBe(200);
  };

  it('pendaftaran yang dikembalikan diperbaiki dan diajukan kembali', async () => {
    throughPage('10.7.0.1');
    const { formToken } = await api.readForm();
    later(60);
    const made = await api.sendForm(dataOf(), { formToken, situsWeb: '' }, picked);
    await revise(made.nomorRegistrasi);
    const found = await api.readStatus(made.nomorRegistrasi, made.kodeAkses);
    expect(found).toMatchObject({ status: 'revisi', namaLengkap: 'Sekar Ayu Lestari' });
    const motivasi = 'Saya ingin belajar hal yang tidak ada di kampus saya. '.repeat(2);
    const data = { motivasi, version: found.version };
    expect(await api.sendRepair(found.id, data, found.statusToken, new Map())).toEqual({ status: 'diajukan' });
    const again = await api.readStatus(made.nomorRegistrasi, made.kodeAkses);
    expect([again.status, again.pendaftaran.motivasi]).toEqual(['diajukan', motivasi.trim()]);
  });

  it('formulir yang jawabannya hilang dijawab sama, dan tidak mendaftarkan dua kali', async () => {
    throughPage('10.7.0.2');
    const { formToken } = await api.readForm();
    await expect(api.readAnswer(formToken)).rejects.toMatchObject({ status: 404 });
    later(60);
    const data = dataOf();
    const lost = await api.sendForm(data, { formToken, situsWeb: '' }, picked);
    const before = await registrations();
    const sentAt = world.clock.now;
    // The form is older than it may be for a first sending: whoever sent it in time is still answered.
    later(3 * 3600);
    expect(await api.sendForm(data, { formToken, situsWeb: '' }, picked)).toEqual(lost);
    expect(await api.readAnswer(formToken)).toEqual(lost);
    const changed = await api.sendForm(
      { ...data, motivasi: 'Berubah. '.repeat(9) },
      { formToken, situsWeb: '' },
      picked,
    );
    expect(changed).toEqual({ ...lost, isianLain: true });
    expect(await registrations()).toBe(before);
    expect((await api.readStatus(lost.nomorRegistrasi, lost.kodeAkses)).status).toBe('diajukan');
    // The office's session would have ended by then.
    world.clock.now = sentAt;
  });

  it('semua yang salah disebut sekaligus, berkas dan isian', async () => {
    throughPage('10.7.0.3');
    const { formToken } = await api.readForm();
    later(60);
    const sent = api.sendForm(
      dataOf({ email: 'bukan e-mail', pernyataan: false }),
      { formToken, situsWeb: '' },
      new Map([...picked].slice(1)),
    );
    await expect(sent).rejects.toMatchObject({
      fields: {
        email: 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.',
        berkasFoto: 'Wajib diisi.',
        pernyataan: 'Pernyataan wajib disetujui.',
      },
    });
    const { formToken: other } = await api.readForm();
    later(60);
    const text = (name: string) => new File(['bukan gambar'], name);
    const files = new Map([...picked, ['berkasFoto', text('foto.png')], ['berkasKtm', text('ktm.pdf')]]);
    const refused = await api.sendForm(dataOf(), { formToken: other, situsWeb: '' }, files).catch((e: unknown) => e);
    expect(Object.keys(refused instanceof Refused ? refused.fields : {}).toSorted()).toEqual([
      'berkasFoto',
      'berkasKtm',
    ]);
  });

  it('siapa yang belum punya akun tidak diberi tahu bahwa sesinya berakhir', async () => {
    const answer = await world.app.inject({ method: 'PUT', url, payload: {} });
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      'Anda belum masuk. Masuk ke portal lebih dahulu.',
    ]);
  });
});
