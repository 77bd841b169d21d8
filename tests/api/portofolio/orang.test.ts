import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BarisMbkm, BarisOrang, PortofolioOrang } from '../../../resources/portofolio/statistik.ts';
import { namedStudents, studentId } from '../../../server/demo/students.ts';
import { openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** One person's portfolio and its print, in the demo university (docs/domain/40 §2.4). */

const students = 'v9/dashboard/mahasiswa';
const rizky = studentId(namedStudents.rizky.npm);
const dimas = studentId(namedStudents.dimas.npm);
let place: Place;
let student: Person;
beforeAll(async () => {
  place = await openPlace();
  student = await place.as('HA02');
});
afterAll(() => place.world.close());

describe('portofolio seseorang', () => {
  it('berisi karya terverifikasi dengan bagian poinnya sendiri, dan kegiatan MBKM', async () => {
    const own = (await student.get(`${students}/${rizky}`)).json<PortofolioOrang>();
    expect(own).toMatchObject({ nomor: namedStudents.rizky.npm, nama: namedStudents.rizky.nama });
    // First of two authors of a Sinta 2 article: 60 % of 25.
    const first = own.karya.jurnal.find(({ judul }) => judul.startsWith('Penjadwalan Kontainer'));
    expect(first).toMatchObject({ urutan: 1, penulis: 2, poin: 15, kategori: 'Sinta 2' });
    // Second of three of Sinta 3: half of the 40 % of 20.
    const second = own.karya.jurnal.find(({ judul }) => judul.startsWith('Pengukuran Waktu Tanggap'));
    expect(second).toMatchObject({ urutan: 2, penulis: 3, poin: 4 });
    expect(own.karya.jejaring.map(({ kategori }) => kategori)).toContain('Organisasi kemahasiswaan');
    const all = Object.values(own.karya).flat();
    expect(own.poin).toBeCloseTo(
      all.reduce((sum, { poin }) => sum + poin, 0),
      2,
    );
    const counted = (await student.get('v9/mbkm-mhs')).json<BarisMbkm[]>();
    expect(counted.length).toBeGreaterThan(0);
    expect(own.mbkm).toEqual(counted);
    for (const { status, sksDiakui, statusKonversi } of counted) {
      expect(['disetujui', 'berjalan', 'selesai']).toContain(status);
      if (!['final', 'revisi_nilai'].includes(statusKonversi)) expect(sksDiakui).toBe(0);
    }
  });

  it('hanya bagi yang boleh melihat orangnya', async () => {
    expect((await student.get(`${students}/${dimas}`)).statusCode).toBe(404);
    expect((await (await place.as('HA05')).get(`${students}/${dimas}`)).statusCode).toBe(404);
    expect((await (await place.as('HA03')).get(`${students}/${dimas}`)).statusCode).toBe(200);
    expect((await student.get('v9/dashboard/dosen')).statusCode).toBe(403);
    expect((await (await place.as('HA06')).get(`${students}/${rizky}`)).statusCode).toBe(403);
    const mine = (await (await place.as('HA04')).get('v9/dashboard/dosen')).json<BarisOrang[]>();
    expect(mine.map(({ nama }) => nama)).toEqual([expect.stringContaining('Arif Budiman')]);
  });

  it('dicari dengan nama, juga yang belum berkarya', async () => {
    const { npm } = await place.student({ nama: 'Wening Tanpa Karya' });
    const team = await place.as('HA03');
    const named = (await team.get(students, { q: 'wening tanpa' })).json<BarisOrang[]>();
    expect(named).toMatchObject([{ nomor: npm, poin: 0, jurnal: 0 }]);
    const best = (await team.get(students)).json<BarisOrang[]>();
    expect(best.map(({ nomor }) => nomor)).not.toContain(npm);
    expect(best.map(({ poin }) => poin)).toEqual(best.map(({ poin }) => poin).toSorted((a, b) => b - a));
  });

  it('menyaring kegiatan MBKM, dan menolak saringan yang tidak ada', async () => {
    const team = await place.as('HA03');
    const kkn = (await team.get('v9/mbkm-mhs', { jenis: 'kkn', range: [0, 199] })).json<BarisMbkm[]>();
    expect(new Set(kkn.map(({ jenisMbkm }) => jenisMbkm))).toEqual(new Set(['Kuliah Kerja Nyata']));
    expect((await team.get('v9/mbkm-mhs', { jenis: 'constructor' })).statusCode).toBe(400);
    expect((await team.get('v9/mbkm-mhs', { idMahasiswa: 'x' })).statusCode).toBe(400);
  });

  it('dicetak sebagai PDF', async () => {
    const answer = await student.get(`${students}/${rizky}/cetak`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`Portofolio Kompetensi ${namedStudents.rizky.npm}.pdf`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await student.get(`${students}/${dimas}/cetak`)).statusCode).toBe(404);
  });
});
