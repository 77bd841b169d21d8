import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../support/world.ts';
import { first, type Row, refused, verdict } from './support.ts';

/** Periods, their windows and the running one (docs/domain/10 §2.2 periode, §6 "Windows", §8 scenario 8). */
let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

const jenis = async (kode: string): Promise<string> => {
  const rows = (await team.get('master/jenis-mbkm/all')).json<Row[]>();
  return rows.find(row => row.kode === kode)?.id ?? '';
};
const jadwal = async (query: Record<string, string>) =>
  (await team.get('master/periode/jadwal', query)).json<{ terbuka: boolean; mulai: string; selesai: string }>();

/** A semester of years ahead, so that it overlaps none of the demo. */
const semester = (kode: string, more: Record<string, unknown> = {}) => ({
  kode,
  tanggalMulai: '2029-09-01',
  tanggalSelesai: '2030-01-31',
  pendaftaranMulai: '2029-07-01',
  pendaftaranSelesai: '2029-08-20',
  ...more,
});

describe('periode berjalan dan jadwal', () => {
  it('memberi periode yang sedang berjalan, juga kepada mahasiswa', async () => {
    const answer = await (await world.as('HA02')).get('master/periode/aktif');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ kode: '20261', nama: 'Semester Ganjil 2026/2027', status: 'aktif' });
    expect((await world.stranger.get('master/periode/aktif')).statusCode).toBe(401);
  });

  it('membaca jadwal tahap dari periode berjalan, dan pendaftaran periode berikutnya', async () => {
    expect(await jadwal({ tahap: 'konversi' })).toMatchObject({ terbuka: true });
    expect(await jadwal({ tahap: 'laporan_akhir' })).toMatchObject({ terbuka: false });
    expect(await jadwal({ tahap: 'verifikasi' })).toMatchObject({ terbuka: true, selesai: '2027-02-09' });
    // The registration of the running period is over; that of the next one is open.
    expect(await jadwal({ tahap: 'pendaftaran' })).toMatchObject({ terbuka: true, mulai: '2026-11-11' });
  });

  it('menolak tahap dan jenis yang tidak dikenal', async () => {
    expect((await team.get('master/periode/jadwal', { tahap: 'apa' })).statusCode).toBe(400);
    expect((await team.get('master/periode/jadwal')).statusCode).toBe(400);
    expect((await team.get('master/periode/jadwal', { tahap: 'konversi', idJenisMbkm: 'x' })).statusCode).toBe(400);
  });
});

describe('rentang tanggal (skenario 8)', () => {
  it('menolak semester yang bertumpuk; setelah diperbaiki dan aktif, jadwal mengikuti jenisnya', async () => {
    const overlapping = semester('20291', { tanggalMulai: '2026-12-01', tanggalSelesai: '2027-01-15' });
    const message = 'Rentang tanggal bertumpuk dengan Semester Ganjil 2026/2027.';
    const answer = await team.post('master/periode', overlapping);
    expect(verdict(answer)).toEqual(refused({ tanggalMulai: message }));
    expect(answer.json().message).toBe(message);

    const [kkn, magang] = [await jenis('kkn'), await jenis('magang')];
    const lines = [
      { idJenisMbkm: kkn, tahap: 'pendaftaran', mulai: '2026-10-01', selesai: '2026-10-31' },
      { idJenisMbkm: null, tahap: 'pendaftaran', mulai: '2026-11-01', selesai: '2026-11-30' },
    ];
    const made = await team.post('master/periode', semester('20291', { jadwal: lines }));
    expect(made.statusCode, made.body).toBe(201);
    const period = made.json<Row>();
    const asked = { tahap: 'pendaftaran', idPeriode: period.id };
    expect(await jadwal({ ...asked, idJenisMbkm: magang })).toMatchObject({ terbuka: false });

    expect((await team.post(`master/periode/${period.id}/aksi/aktifkan`, {})).statusCode).toBe(200);
    expect(await jadwal({ ...asked, idJenisMbkm: kkn })).toMatchObject({ terbuka: false, selesai: '2026-10-31' });
    expect(await jadwal({ ...asked, idJenisMbkm: magang })).toMatchObject({ terbuka: true, selesai: '2026-11-30' });

    const notices = await (await world.as('HA05')).get('notifikasi');
    expect(notices.json<Row[]>().map(row => row.judul)).toContain('Periode diaktifkan');

    const early = await team.post(`master/periode/${period.id}/aksi/tutup`, {});
    expect([early.statusCode, early.json().errors.catatan]).toEqual([
      422,
      expect.stringMatching(
        /^Periode ini baru berakhir [\d.]+ hari lagi, pada \d+ \p{L}+ 20\d\d\. Catatan wajib diisi\.$/u,
      ),
    ]);
    await team.post(`master/periode/${period.id}/aksi/tutup`, { catatan: 'Tidak jadi.' });
    expect(await jadwal({ ...asked, idJenisMbkm: magang })).toMatchObject({ terbuka: false });
    expect(await jadwal({ ...asked, tahap: 'konversi' })).toMatchObject({ mulai: '2029-09-01' });
  });

  it('menolak perubahan tanggal yang bertumpuk, membiarkan semester pendek', async () => {
    const next = await first(team, 'master/periode', { q: '20262' });
    const earlier = await team.put(`master/periode/${next.id}`, { tanggalMulai: '2027-01-20', version: next.version });
    expect(verdict(earlier)).toEqual(
      refused({ tanggalMulai: 'Rentang tanggal bertumpuk dengan Semester Ganjil 2026/2027.' }),
    );
    const short = semester('20263', { tanggalMulai: '2026-12-01', tanggalSelesai: '2027-01-15' });
    const made = await team.post('master/periode', short);
    expect(made.statusCode, made.body).toBe(201);
    await team.delete(`master/periode/${made.json<Row>().id}`);
  });

  it('membiarkan hanya satu dari dua semester bertumpuk yang disimpan bersamaan', async () => {
    const answers = await Promise.all(
      ['20311', '20312', '20321'].map(kode =>
        team.post('master/periode', semester(kode, { tanggalMulai: '2031-09-01', tanggalSelesai: '2032-01-31' })),
      ),
    );
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([201, 422, 422]);
  });
});
