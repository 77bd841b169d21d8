import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { cal, id, informatika, openPlace, type Place } from './place.ts';

const O = 'magang/program-ditawarkan';
const P = 'magang/mitra-terlibat-program';

let place: Place;
let tim: Person;
let mitra: Person;
beforeAll(async () => {
  place = await openPlace();
  tim = await place.as('HA03');
  mitra = await place.as('HA06');
});
afterAll(() => place.world.close());

/** Nusa's part in the coming semester. */
const part = async (): Promise<{ id: string; kuotaTotal: number; kuotaTerpakai: number; version: number }> => {
  const rows = (await tim.get(P, { filter: { idMitra: id.mitra('nusa'), idPeriode: id.periode(1) } })).json();
  return rows[0];
};
const offer = (idMitraTerlibatProgram: string, more: Record<string, unknown> = {}) => ({
  idMitraTerlibatProgram,
  namaPosisi: 'DevOps Engineer',
  deskripsi: 'Merawat layanan.',
  kualifikasi: 'Mengenal Linux.',
  kuota: 1,
  tanggalBuka: cal.day(-5),
  tanggalTutup: cal.day(20),
  tanggalMulai: cal.day(97),
  tanggalSelesai: cal.day(225),
  ...more,
});
const terisi = (posisi: { id: string }, n: number) =>
  place.db.execute('update magang_program_ditawarkan set terisi = $2 where id = $1', [posisi.id, n]);

describe("a partner's part", () => {
  it('is in a programme of Magang', async () => {
    const kkn = await place.db.one<{ id: string; kode: string }>(
      `select p.id, p.kode from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'kkn'`,
    );
    const given = { idMitra: id.mitra('tani'), idPeriode: id.periode(1), kuotaTotal: 3 };
    const refused = await tim.post(P, { ...given, idProgram: kkn?.id });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['idProgram']);
    const own = await place.db.one<{ id: string }>(
      `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where j.kode = 'studi_independen'`,
    );
    expect((await tim.post(P, { ...given, idProgram: own?.id })).statusCode).toBe(201);
  });
});

describe('an offer', () => {
  it('of a partner is a draft until Tim MBKM opens it', async () => {
    const { id: partId } = await part();
    const made = (await mitra.post(O, offer(partId))).json();
    expect(made).toMatchObject({ status: 'draf', idMitra: id.mitra('nusa'), estimasiSks: 20 });
    expect((await mitra.post(`${O}/${made.id}/aksi/setujui`, {})).statusCode).toBe(403);
    expect((await mitra.post(`${O}/${made.id}/aksi/ajukan`, {})).json().status).toBe('diajukan');
    expect((await mitra.put(`${O}/${made.id}`, { lokasi: 'Surabaya' })).statusCode).toBe(409);
    expect((await tim.post(`${O}/${made.id}/aksi/revisi`, {})).json().message).toBe('Catatan wajib diisi.');
    expect((await tim.post(`${O}/${made.id}/aksi/revisi`, { catatan: 'Lengkapi.' })).json().status).toBe('revisi');
    expect((await mitra.put(`${O}/${made.id}`, { lokasi: 'Surabaya' })).statusCode).toBe(200);
    await mitra.post(`${O}/${made.id}/aksi/ajukan`, {});
    expect((await tim.post(`${O}/${made.id}/aksi/setujui`, {})).json().status).toBe('dibuka');
    expect((await mitra.delete(`${O}/${made.id}`)).statusCode).toBe(409);
    const notices = await place.db.query(`select judul from notifikasi where isi like '%DevOps Engineer%'`);
    expect(notices.length).toBeGreaterThanOrEqual(3);
  });

  it('of Tim MBKM is open at once, and told by the rules what it may not be', async () => {
    const { id: partId, kuotaTotal, kuotaTerpakai } = await part();
    const wrongDates = await tim.post(O, offer(partId, { tanggalTutup: cal.day(150) }));
    expect(wrongDates.json().errors.tanggalTutup).toBe('Urutkan tanggal: pendaftaran, lalu pelaksanaan.');
    const left = kuotaTotal - kuotaTerpakai;
    const tooMany = await tim.post(O, offer(partId, { kuota: left + 1 }));
    expect(tooMany.json().message).toBe(
      `Jumlah kuota posisi (${kuotaTotal + 1}) melebihi kuota mitra (${kuotaTotal}).`,
    );
    const made = (await tim.post(O, offer(partId, { kuota: 2 }))).json();
    expect(made.status).toBe('dibuka');
    expect((await part()).kuotaTerpakai).toBe(kuotaTerpakai + 2);
    await terisi(made, 2);
    const low = await tim.put(`${O}/${made.id}`, { kuota: 1 });
    expect(low.json().errors.kuota).toBe('Tidak boleh kurang dari yang sudah terisi (2).');
    // All that is left, and as few as are accepted.
    for (const kuota of [left, 2]) {
      const changed = await tim.put(`${O}/${made.id}`, { kuota });
      expect(changed.statusCode, changed.body).toBe(200);
    }
  });

  it('is seen by students of its study programmes while it is open', async () => {
    const own = await place.studentPerson();
    const other = await place.studentPerson({ id_program_prodi: id.prodi('012010') });
    const seen = async (person: Person) =>
      (await person.get(O, { range: [0, 99] })).json<
        { id: string; status: string; idProgramProdiTujuan: string[] }[]
      >();
    const mine = await seen(own);
    expect(mine.map(row => row.id)).toContain(id.offer('backend'));
    expect(new Set(mine.map(row => row.status))).toEqual(new Set(['dibuka']));
    for (const row of mine) {
      if (row.idProgramProdiTujuan.length) expect(row.idProgramProdiTujuan).toContain(informatika);
    }
    expect((await seen(other)).map(row => row.id)).not.toContain(id.offer('backend'));
  });

  it('belongs to its partner', async () => {
    const other = await place.enter('HA06', { idMitra: id.mitra('arta') });
    expect((await other.get(`${O}/${id.offer('backend')}`)).statusCode).toBe(404);
    const { id: partId } = await part();
    expect((await other.post(O, offer(partId))).statusCode).toBeGreaterThanOrEqual(403);
  });
});

describe('a partner’s part in a programme', () => {
  it('keeps its quota above its offers, and stays while it has any', async () => {
    const found = await part();
    const low = await tim.put(`${P}/${found.id}`, { kuotaTotal: 1, version: found.version });
    expect(low.json().errors.kuotaTotal).toBe(`Jumlah kuota posisi (${found.kuotaTerpakai}) melebihi kuota mitra (1).`);
    const gone = await tim.delete(`${P}/${found.id}`);
    expect([gone.statusCode, gone.json().message]).toEqual([409, 'Mitra sudah memiliki program ditawarkan.']);
  });

  it('is named after partner, programme and period, once', async () => {
    const body = { idMitra: id.mitra('bahari'), idProgram: id.program('MGM'), idPeriode: id.periode(1), kuotaTotal: 3 };
    const made = await tim.post(P, body);
    expect(made.json().nama).toBe('PT Bahari Logistik Indonesia – Magang Mandiri – Semester Genap 2026/2027');
    expect((await tim.post(P, body)).statusCode).toBe(422);
  });

  it('has a contact of its own', async () => {
    const pic = await place.db.one<{ id: string }>('select id from master_pic_mitra where id_mitra = $1 limit 1', [
      id.mitra('arta'),
    ]);
    const found = await part();
    const answer = await tim.put(`${P}/${found.id}`, { idPicMitra: pic?.id });
    expect(answer.json().errors.idPicMitra).toBe('Pilih PIC mitra dari daftar.');
  });
});
