import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { id, M, N, openPlace, type Place, submitted } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

type Listed = {
  id: string;
  idMahasiswa: string;
  kodeJenisMbkm: string;
  peringatan: string[];
  magang?: { posisi: string };
};

describe('lists', () => {
  it('carry chips and the detail of their programme', async () => {
    const tim = await place.as('HA03');
    const answer = await tim.get(M, { range: [0, 99], embed: '1' });
    const rows = answer.json<(Listed & { _embed: Record<string, { label: string }> })[]>();
    expect(rows).toHaveLength(26);
    expect(answer.headers['content-range']).toBe('items 0-25/26');
    const waiting = rows.find(row => row.id === id.pendaftar('setuju-if-tanpa-dosen'));
    expect(waiting?.peringatan).toEqual(['BELUM_DOSPEM', 'PAKET_BELUM']);
    expect(waiting?.magang?.posisi).toBe('Analis Data');
    expect(waiting?._embed.idProgram?.label).toBe('Magang Mandiri');
  });

  it('are filtered by what waits and by chips, and searched by name, number and partner', async () => {
    const tim = await place.as('HA03');
    const ids = async (filter: Record<string, unknown>) =>
      (await tim.get(N, { filter: { kodeJenisMbkm: 'magang', ...filter }, range: [0, 99] }))
        .json<Listed[]>()
        .map(row => row.id);
    expect(await ids({ status: 'diajukan', tahapAktif: 'mbkm' })).toEqual([id.pendaftar('mbkm-ik')]);
    expect(await ids({ peringatan: ['BELUM_DOSPEM'] })).toEqual([id.pendaftar('setuju-if-tanpa-dosen')]);
    expect(await ids({ peringatan: 'KRS_LEBIH' })).toEqual([id.pendaftar('prodi-mn')]);
    expect(await ids({ q: 'salsabila' })).toEqual([id.pendaftar('salsabila')]);
    expect(await ids({ q: 'msib-20262-00001' })).toHaveLength(1);
    expect(await ids({ q: 'energi lestari' })).toEqual([]);
    expect((await tim.get(N, { filter: { peringatan: 'TIDAK_ADA' } })).statusCode).toBe(400);
    expect((await tim.get(N, { filter: { rahasia: 1 } })).statusCode).toBe(400);
  });

  it('show students their own and no early grades', async () => {
    const rizky = await place.as('HA02');
    const rows = (await rizky.get(M)).json<Listed[]>();
    expect(rows.map(row => row.id)).toEqual([id.pendaftar('rizky')]);
    await place.db.execute('update mbkm_pendaftar_program_mbkm set nilai_akhir = 88 where id = $1', [
      id.pendaftar('rizky'),
    ]);
    expect((await rizky.get(`${N}/${id.pendaftar('rizky')}`)).json().nilaiAkhir).toBeNull();
    expect((await (await place.as('HA03')).get(`${N}/${id.pendaftar('rizky')}`)).json().nilaiAkhir).toBe(88);
  });
});

describe('short forms', () => {
  it('give one row per student, the participations of one, and a period at a glance', async () => {
    const tim = await place.as('HA03');
    const { person, row } = await submitted(place);
    const latest = (await tim.get(`${M}/mahasiswa`, { range: [0, 99] })).json<Listed[]>();
    expect(new Set(latest.map(found => found.idMahasiswa)).size).toBe(latest.length);
    expect(
      (await tim.get(`${M}/by-id-mahasiswa/${person.idMahasiswa}`)).json<Listed[]>().map(found => found.id),
    ).toEqual([row.id]);
    expect((await tim.get(`${M}/get-program-by-id-mahasiswa/${person.idMahasiswa}`)).json()).toEqual([
      {
        idPendaftarMbkm: row.id,
        idProgram: id.program('MGM'),
        namaProgram: 'Magang Mandiri',
        periode: 'Semester Genap 2026/2027',
        status: 'diajukan',
        statusKonversi: 'belum',
      },
    ]);
    const all = (await tim.get(`${M}/all`, { idPeriode: id.periode(1) })).json<{ id: string; npm: string }[]>();
    expect(all.map(found => found.id)).toContain(row.id);
    expect((await tim.get(`${M}/all`)).statusCode).toBe(400);
    // Another student learns nothing of them.
    const other = await place.studentPerson();
    expect((await other.get(`${M}/by-id-mahasiswa/${person.idMahasiswa}`)).json()).toEqual([]);
    expect((await other.get(`${M}/get-program-by-id-mahasiswa/${person.idMahasiswa}`)).json()).toEqual([]);
    const check = { idMahasiswa: person.idMahasiswa, idProgram: id.program('MGM'), idPeriode: id.periode(1) };
    expect((await other.get(`${M}/cek-pendaftar-magang`, check)).statusCode).toBe(404);
    const own = (await person.get(`${M}/cek-pendaftar-magang`, check)).json();
    expect(own.pendaftaranAktif).toMatchObject({ idPendaftarMbkm: row.id, status: 'diajukan' });
    expect(own.sks).toMatchObject({ batas: 20, lolos: true });
  });

  it('leave no other way in: the engine registers no calls of its own', async () => {
    const tim = await place.as('HA03');
    const target = id.pendaftar('rizky');
    expect((await tim.put(N, { ids: [target], data: { judulKegiatan: 'x' } })).statusCode).toBe(404);
    expect((await tim.post(N, {})).statusCode).toBe(404);
    expect((await tim.delete(`${N}/${target}`)).statusCode).toBe(404);
    expect((await tim.post(`${N}/${target}/pulihkan`, {})).statusCode).toBe(404);
    expect((await tim.get('magang/pendaftar-magang')).statusCode).toBe(404);
    expect(registry.get('magang/pendaftar-magang').byHand).toBe(true);
  });
});
