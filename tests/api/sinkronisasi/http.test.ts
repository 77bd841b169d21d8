// @module-tag semua: waits for a source over HTTP that does not answer; sinkronisasi/run asks the same of the sample
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBreakers } from '../../../server/areas/sinkronisasi/siamik/http.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { type Answer, type FakeSource, fakeSource, sendJson as json } from './support.ts';

/** The HTTP adapter against a source of the test's own (docs/domain/10 §3.5 "HTTP adapter", scenario 10). */
let world: World;
let admin: Person;
let staff: Person;
let source: FakeSource;

const down = 'SIAMIK sedang tidak dapat dihubungi. Coba lagi nanti.';
const pageOf = (rows: readonly object[]) => ({ data: rows, total: rows.length });
const tendik = {
  nip: '199401012024061001',
  nama: 'Tono',
  unitKerja: 'Biro Umum',
  statusKepegawaian: 'tetap',
  email: 'tono@uji.example',
};

beforeAll(async () => {
  process.env.SIAMIK_KEY = 'kunci-uji';
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  staff = await world.as('HA03');
  source = await fakeSource();
});
afterAll(async () => {
  delete process.env.SIAMIK_KEY;
  source.close();
  await world.close();
});
beforeEach(() => {
  closeBreakers();
  source.seen.length = 0;
});

async function setSource(kode: string, data: Record<string, unknown>) {
  const rows = (await admin.get('pengaturan/sumber-data')).json<{ id: string; kode: string; version: number }[]>();
  const row = rows.find(found => found.kode === kode);
  const saved = await admin.put(`pengaturan/sumber-data/${row?.id}`, { ...data, version: row?.version });
  return saved;
}
const http = (more: Record<string, unknown> = {}) =>
  setSource('siamik', { mode: 'http', baseUrl: source.base, timeoutDetik: 1, pemetaan: null, ...more });

describe('adaptor HTTP', () => {
  it('meminta halaman dengan kunci, menerima setelah 500, dan memakai pemetaan', async () => {
    expect(
      (await http({ pemetaan: { tendik: { path: 'v2/pegawai', kolom: { nama_lengkap: 'nama' } } } })).statusCode,
    ).toBe(200);
    let calls = 0;
    source.answer = (_request, response) => {
      if (++calls === 1) return json(response, {}, 500);
      const { nama, ...row } = tendik;
      return json(response, pageOf([{ ...row, nama_lengkap: nama }]));
    };
    const found = await staff.get('master/tendik/get-data', { segar: '1', statusBeda: 'baru' });
    expect(found.statusCode, found.body).toBe(200);
    expect(found.json()).toMatchObject({
      mode: 'http',
      ringkasan: { baru: 1 },
      items: [{ kunci: tendik.nip, nama: 'Tono' }],
    });
    expect(source.seen[1]?.url).toBe('/api/v2/pegawai?halaman=1&jumlah=500');
    expect(source.seen[1]?.headers.authorization).toBe('Bearer kunci-uji');
    // All the others have gone: not applied in bulk.
    expect(found.json().peringatan).toBe('Terlalu banyak data hilang; periksa sumber.');
    const { idPratinjau, ringkasan } = found.json<{ idPratinjau: string; ringkasan: { hilang: number } }>();
    const wanted = { idPratinjau, statusBeda: ['baru', 'hilang'] };
    for (const konfirmasiHilang of [undefined, ringkasan.hilang - 1, String(ringkasan.hilang)]) {
      const unconfirmed = await staff.put('master/tendik/singkron', { ...wanted, konfirmasiHilang });
      expect(unconfirmed.statusCode).toBe(428);
      expect(unconfirmed.json()).toMatchObject({ jumlahHilang: ringkasan.hilang });
    }
    const started = await staff.put('master/tendik/singkron', { ...wanted, konfirmasiHilang: ringkasan.hilang });
    const { idProses } = started.json<{ idProses: string }>();
    const run = async () => (await staff.get(`sinkronisasi/proses/${idProses}`)).json<{ status: string }>();
    await expect.poll(async () => (await run()).status).not.toBe('berjalan');
    expect(await run()).toMatchObject({
      status: 'selesai_sebagian',
      jumlahDitambah: 1,
      jumlahDinonaktifkan: 0,
      pesan: 'Terlalu banyak data hilang; periksa sumber.',
    });
  });

  it('dua kali satu kunci di sumber: yang kedua ditolak', async () => {
    await http();
    const npm = '25081010777';
    const row = {
      npm,
      nama: 'Ani',
      kodeProdi: '081010',
      angkatan: '2025',
      semester: 3,
      statusAkademik: 'aktif',
      jenisKelamin: 'P',
    };
    source.answer = (_request, response) => json(response, pageOf([row, { ...row, nama: 'Ani Dua' }]));
    const found = (await staff.get('master/mahasiswa/get-data', { segar: '1', q: npm })).json<{
      items: { id: string; peringatan: string }[];
    }>();
    expect(found.items.map(item => item.peringatan)).toEqual([null, 'NPM ganda di sumber.']);
    const refused = await staff.put(`master/mahasiswa/singkron/${found.items[1]?.id}`);
    expect(refused.json()).toMatchObject({ hasil: 'gagal', pesan: 'NPM ganda di sumber.' });
    expect((await staff.put(`master/mahasiswa/singkron/${found.items[0]?.id}`)).json()).toMatchObject({
      hasil: 'berhasil',
    });
  });

  it('menolak jawaban yang berakhir sebelum semua baris datang, tanpa menandai yang lain hilang', async () => {
    await http();
    source.answer = (request, response) => {
      const first = request.url?.includes('halaman=1');
      json(response, { data: first ? [{ ...tendik, nama_lengkap: 'Tono' }] : [], total: 9000 });
    };
    const found = await staff.get('master/tendik/get-data', { segar: '1' });
    expect(found.statusCode).toBe(502);
    expect(found.json().message).toBe(
      'Data dari sumber tidak lengkap: 1 dari 9.000 baris diterima. Ambil data sekali lagi.',
    );
  });

  it('tidak mengikuti pengalihan ke host lain; terlalu lama dan bukan JSON sama dengan mati', async () => {
    await http();
    const answers: Answer[] = [
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/curi' }).end(),
      (_request, response) => void response.writeHead(200).end('<html>'),
      // Never: whoever asks must give up by itself.
      () => undefined,
    ];
    for (const given of answers) {
      closeBreakers();
      source.answer = given;
      const found = await staff.get('master/tendik/get-data', { segar: '1' });
      expect(found.statusCode).toBe(502);
      expect(found.json().message).toBe(down);
    }
  });

  it('yang tiga kali gagal tidak ditanya lagi sebentar; uji koneksi tetap bertanya dan membukanya lagi', async () => {
    await http();
    source.answer = (_request, response) => json(response, {}, 503);
    for (let i = 0; i < 3; i++)
      expect((await staff.get('master/tendik/get-data', { segar: '1' })).statusCode).toBe(502);
    // The first try and two more, three times.
    expect(source.seen).toHaveLength(9);
    expect((await staff.get('master/tendik/get-data', { segar: '1' })).json().message).toBe(down);
    expect(source.seen).toHaveLength(9);
    source.answer = (_request, response) => json(response, pageOf([tendik]));
    expect((await admin.post('sumber-data/siamik/uji')).json()).toMatchObject({ ok: true });
    expect((await staff.get('master/tendik/get-data', { segar: '1' })).statusCode).toBe(200);
  });

  it('skenario 10: tak terjangkau, lalu contoh lagi', async () => {
    await http({ baseUrl: 'http://localhost:9' });
    const test = (await admin.post('sumber-data/siamik/uji')).json();
    expect(test).toMatchObject({ ok: false, pesan: down });
    expect((await staff.get('master/dosen/get-data', { segar: '1' })).json()).toMatchObject({
      statusCode: 502,
      message: down,
    });
    const network = (await staff.get('network/status', { segar: '1' })).json<{
      layanan: { kode: string; status: string }[];
    }>();
    expect(network.layanan.find(({ kode }) => kode === 'siamik')).toMatchObject({ status: 'gangguan' });
    // Whoever synchronises may ask; only Super Admin changes where to.
    expect((await staff.post('sumber-data/siamik/uji')).json()).toMatchObject({ ok: false, pesan: down });
    const [row] = (await staff.get('pengaturan/sumber-data')).json<{ id: string; version: number }[]>();
    const changed = await staff.put(`pengaturan/sumber-data/${row?.id}`, { timeoutDetik: 9, version: row?.version });
    expect(changed.statusCode).toBe(403);
    expect((await (await world.as('HA05')).post('sumber-data/siamik/uji')).statusCode).toBe(403);
    await setSource('siamik', { mode: 'contoh' });
    expect((await admin.post('sumber-data/siamik/uji')).json()).toMatchObject({ ok: true });
    expect((await staff.get('master/dosen/get-data', { segar: '1' })).json()).toMatchObject({ mode: 'contoh' });
  });

  it('menolak kolom tujuan yang tidak dikenal', async () => {
    const refused = await http({ pemetaan: { mahasiswa: { kolom: { a: 'sandi' } } } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject({ pemetaan: 'Kolom tujuan sandi tidak dikenal.' });
  });
});

describe('Silaturahmi', () => {
  it('memberi KRS dan transkrip dalam cakupan, lain 403; jawaban terakhir saat mati', async () => {
    const student = await world.as('HA02');
    const npm = '22081010012';
    const krs = await student.get('silaturahmi/master/krs', { npm, periode: '20261' });
    expect(krs.statusCode, krs.body).toBe(200);
    expect(krs.json().rows.length).toBeGreaterThan(0);
    expect((await student.get('silaturahmi/master/krs', { npm })).json()).toEqual(krs.json());
    expect((await student.get('silaturahmi/master/krs', { npm, periode: '2026' })).statusCode).toBe(422);
    const transcript = (await student.get('silaturahmi/master/transkrip', { npm })).json();
    expect(transcript).toMatchObject({ usang: false, totalSks: expect.any(Number), ipk: expect.any(Number) });
    const other = await student.get('silaturahmi/master/krs', { npm: '22081010027', periode: '20261' });
    expect(other.statusCode).toBe(403);
    expect(other.json().message).toBe('Anda tidak berhak melihat data NPM ini.');
    await setSource('silaturahmi', { mode: 'http', baseUrl: 'http://localhost:9', timeoutDetik: 1 });
    const old = await student.get('silaturahmi/master/krs', { npm, periode: '20261' });
    expect(old.json()).toMatchObject({ usang: true, rows: krs.json().rows });
    expect((await student.get('silaturahmi/master/krs', { npm, periode: '20252' })).statusCode).toBe(502);
    await setSource('silaturahmi', { mode: 'contoh' });
  });
});
