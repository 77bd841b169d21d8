import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createIdentity } from '../../../server/platform/access/identity.ts';
import { paperOf, renderLetter } from '../../../server/platform/documents/letters/index.ts';
import { notify } from '../../../server/platform/notify/index.ts';
import { sendDueMail } from '../../../server/platform/notify/mail/outbox.ts';
import type { Mail } from '../../../server/platform/notify/mail/transport.ts';
import { png, upload } from '../platform/documents/support.ts';
import { pdfText } from '../support/pdfText.ts';
import { type TwoProcesses, twoProcesses } from '../support/twoProcesses.ts';
import { type Person, testConfig, type World } from '../support/world.ts';

const path = 'pengaturan/identitas';

let world: World;
/** Two processes on one database. */
let here: FastifyInstance;
let there: FastifyInstance;
let elsewhere: World['db'];
let admin: Person;

let both: TwoProcesses;

beforeAll(async () => {
  both = await twoProcesses('identitas');
  ({ world, here, there, admin } = both);
  elsewhere = both.elsewhere;
});
afterAll(() => both.close());

interface Stored {
  id: string;
  version: number;
  namaPortal: string;
  logo: string | null;
}

const stored = async (): Promise<Stored> => {
  const [row] = (await admin.get(path)).json<Stored[]>();
  if (!row) throw new Error('no identity');
  return row;
};
const change = async (values: Record<string, unknown>) => {
  const { id, version } = await stored();
  return admin.put(`${path}/${id}`, { version, ...values });
};
const bodyOf = async (app: FastifyInstance, url: string) => (await app.inject({ method: 'GET', url })).body;
const send = (file: { name: string; content: Buffer; mime: string }) =>
  upload(here, admin, { resource: path, field: 'logo', ...file });

describe('the identity of the portal', () => {
  it('begins as the file says, and is Super Admin’s to change', async () => {
    const { id, version, namaPortal } = await stored();
    expect(namaPortal).toBe('Portal MBKM');
    expect((await admin.get(`${path}/${id}`)).json()).toMatchObject({ id, namaPortal, x: null });
    const team = await world.as('timmbkm');
    expect((await team.get(`${path}/${id}`)).statusCode).toBe(403);
    expect((await team.put(`${path}/${id}`, { version, namaPortal: 'Lain' })).statusCode).toBe(403);
    expect((await world.stranger.put(`${path}/${id}`, { version, namaPortal: 'Lain' })).statusCode).toBe(401);
  });

  it('tells every wrong field at once', async () => {
    const answer = await change({ namaPortal: '', warnaUtama: 'biru', email: 'bukan', domainSurel: '@kampus' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject({
      namaPortal: 'Wajib diisi.',
      warnaUtama: 'Tulis warna seperti #0D47A1.',
      domainSurel: 'Tulis domain tanpa @, misalnya kampus.ac.id.',
    });
    expect(Object.keys(answer.json().errors)).toContain('email');
  });

  it('does not overwrite what somebody else has saved meanwhile', async () => {
    const { id, version } = await stored();
    expect((await change({ motto: 'Satu langkah di depan' })).statusCode).toBe(200);
    const late = await admin.put(`${path}/${id}`, { version, motto: 'Terlambat' });
    expect(late.statusCode).toBe(409);
  });

  it('is in force at once in both processes: back office, public pages, manifest and icons', async () => {
    const before = await bodyOf(there, '/login');
    expect(before).toContain('Universitas Nusantara Raya');
    const answer = await change({
      namaUniversitas: 'Universitas Bahari <Timur>',
      namaPortal: 'Gerbang Kampus',
      warnaUtama: '#8E2400',
      email: 'layanan@bahari.example',
    });
    expect(answer.statusCode).toBe(200);
    for (const app of [here, there]) {
      await expect.poll(() => bodyOf(app, '/login')).toContain('Gerbang Kampus');
      const login = await bodyOf(app, '/login');
      expect(login).toContain('<title>Gerbang Kampus Universitas Bahari &lt;Timur&gt;</title>');
      expect(login).toContain('--primary:#8e2400');
      expect(login).not.toContain('Nusantara Raya');
      const home = await app.inject({ method: 'GET', url: '/' });
      expect(home.body).toContain('Universitas Bahari &lt;Timur&gt;');
      expect(home.body).toContain('layanan@bahari.example');
      expect(home.body).not.toContain('Nusantara Raya');
      // The colours that the page has of its own are allowed by their hash, nothing else is.
      expect(home.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
      const manifest = JSON.parse(await bodyOf(app, '/manifest.webmanifest'));
      expect(manifest).toMatchObject({ short_name: 'Gerbang Kampus', theme_color: '#8E2400' });
      const icon = await app.inject({ method: 'GET', url: manifest.icons[0].src });
      expect(icon.headers['content-type']).toBe('image/png');
      expect(icon.rawPayload.readUInt32BE(16)).toBe(192);
    }
    expect((await there.inject({ method: 'GET', url: '/api/publik/identitas' })).json()).toMatchObject({
      namaPortal: 'Gerbang Kampus',
    });
  });

  it('sets the clock: what day it is, what a job’s time means, and how spreadsheets write moments', async () => {
    const job = async () => {
      const jobs = (await admin.get('sistem/pekerjaan')).json<{ name: string; jadwal: string; berikutnya: string }[]>();
      return jobs.find(({ name }) => name === 'sapu-berkas');
    };
    const before = await job();
    expect(before?.jadwal).toBe('Setiap hari pukul 02.30 WIB');
    expect((await change({ zonaWaktu: 'CET' })).json().errors).toHaveProperty('zonaWaktu');
    expect((await change({ zonaWaktu: 'WIT' })).statusCode).toBe(200);
    await expect.poll(async () => (await job())?.jadwal).toBe('Setiap hari pukul 02.30 WIT');
    const hour = (iso = '') => new Date(iso).getUTCHours();
    expect([hour(before?.berikutnya), hour((await job())?.berikutnya)]).toEqual([19, 17]);
    expect(await bodyOf(there, '/api/publik/identitas')).toContain('"zonaWaktu":"WIT"');
    expect((await change({ zonaWaktu: 'WIB' })).statusCode).toBe(200);
    await expect.poll(async () => (await job())?.jadwal).toBe('Setiap hari pukul 02.30 WIB');
  });

  it('is what a browser that knows the page is told anew', async () => {
    const known = await here.inject({ method: 'GET', url: '/' });
    const etag = String(known.headers.etag);
    const again = () => here.inject({ method: 'GET', url: '/', headers: { 'if-none-match': etag } });
    expect((await again()).statusCode).toBe(304);
    await change({ alamat: 'Jl. Pelabuhan 7' });
    await expect.poll(async () => (await again()).statusCode).toBe(200);
  });

  it('cleans a drawn logo of what could run, and shows it by its content', async () => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><script>alert(2)</script><path d="M0 0h8v8z" fill="#8E2400"/></svg>`;
    const sent = await send({ name: 'logo.svg', content: Buffer.from(drawn), mime: 'image/svg+xml' });
    expect(sent.statusCode).toBe(201);
    expect((await change({ logo: sent.json().id })).statusCode).toBe(200);
    await expect.poll(() => bodyOf(there, '/api/publik/identitas')).toContain('/identitas/');
    const { logo } = JSON.parse(await bodyOf(there, '/api/publik/identitas'));
    const shown = await there.inject({ method: 'GET', url: logo });
    expect(shown.headers['cache-control']).toContain('immutable');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.body).toContain('M0 0h8v8z');
    expect(shown.body).not.toMatch(/script|onload/);
    expect(await bodyOf(there, '/login')).toContain(logo);
  });

  it('takes no other kind of file and none that is too large for a logo', async () => {
    const page = { name: 'logo.svg', content: Buffer.from('<html><script>1</script></html>'), mime: 'image/svg+xml' };
    expect((await send(page)).statusCode).toBe(422);
    const large = { name: 'logo.png', content: Buffer.concat([png, Buffer.alloc(600_000, 1)]), mime: 'image/png' };
    expect([413, 422]).toContain((await send(large)).statusCode);
  });

  it('shows nobody a file of something else', async () => {
    expect((await here.inject({ method: 'GET', url: '/identitas/0123456789abcdef.svg' })).statusCode).toBe(404);
    expect((await here.inject({ method: 'GET', url: '/identitas/..%2f..%2fetc' })).statusCode).toBe(404);
  });

  it('stands in mails', async () => {
    const mails: Mail[] = [];
    const transport = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
    const now = () => world.clock.now;
    const about = { db: elsewhere, transport, baseUrl: 'https://mbkm.example', secret: testConfig.secret, now };
    await sendDueMail(about);
    mails.length = 0;
    const user = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'mahasiswa'`);
    const notice = {
      jenis: 'info',
      link: '/konversi',
      to: { users: [user?.id ?? ''] },
      kunci: 'identitas:1',
      judul: 'Halo',
      isi: 'Isi',
    } as const;
    await world.db.transaction(tx => notify({ tx, registry, now: now() }, notice));
    await sendDueMail(about);
    expect(mails[0]?.subject).toBe('[Gerbang Kampus] Halo');
    expect(mails[0]?.text).toContain('Universitas Bahari <Timur>');
    expect(mails[0]?.html).toContain('Universitas Bahari &lt;Timur&gt;');
  });

  it('stands on printed sheets', async () => {
    const letter = {
      nomor: '1',
      perihal: 'Uji',
      tanggal: '2026-11-21',
      judul: 'SURAT',
      kepada: [],
      paragraf: ['Isi'],
      lampiran: [],
      peserta: [],
      namaPenerima: 'A',
      program: 'Magang',
      berlakuSampai: null,
      baris1: '',
      unit: 'Tim',
      kota: 'Kota',
      penandatangan: { nama: 'N', jabatan: 'J', nip: '1' },
      tembusan: [],
      kode: null,
    };
    const pdf = await renderLetter(letter, 'https://mbkm.example', await paperOf(createIdentity(elsewhere, registry)));
    const { pages } = await pdfText(pdf);
    expect(JSON.stringify(pages)).toContain('UNIVERSITAS BAHARI <TIMUR>');
  });

  it('is taken back to any version before', async () => {
    const { id, version } = await stored();
    const entries = (await admin.get(`${path}/${id}/riwayat`)).json<{ id: string; versi: number }[]>();
    const first = entries.at(-1);
    const back = await admin.post(`${path}/${id}/pulihkan`, { idRiwayat: first?.id, version });
    expect(back.statusCode).toBe(200);
    expect(back.json()).toMatchObject({ namaPortal: 'Portal MBKM', warnaUtama: '#0D47A1', logo: null });
    await expect.poll(() => bodyOf(there, '/login')).toContain('<title>Portal MBKM Universitas Nusantara Raya</title>');
  });

  it('stays one and stays there', async () => {
    const row = await stored();
    expect((await admin.delete(`${path}/${row.id}`, { version: row.version })).statusCode).toBe(403);
    const { id: _, version: __, ...another } = row;
    expect((await admin.post(path, another)).statusCode).toBe(403);
  });

  it('is the last one known while the database is away', async () => {
    let away = false;
    let changed: () => void = () => undefined;
    const broken: typeof elsewhere = {
      ...elsewhere,
      listen: (_channel, heard) => {
        changed = () => heard('');
      },
      one: (...asked) => (away ? Promise.reject(new Error('connection refused')) : elsewhere.one(...asked)),
    };
    const identity = createIdentity(broken, registry);
    const known = await identity.read();
    away = true;
    changed();
    expect(await identity.read()).toBe(known);
    // A process that never read one has nothing to show.
    await expect(createIdentity(broken, registry).read()).rejects.toThrow('connection refused');
  });
});
