import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoles, type Role } from '../../../resources/kit/index.ts';
import { id, M, N, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** Visibility of grades by role, before and after they are final (docs/domain/20 §1.7, §1.9). */
let place: Place;
let partner: Person;
/** Of the demo partner's students one whose sheets and courses are graded. */
let target: string;
let student: Person;

beforeAll(async () => {
  place = await openPlace();
  partner = await place.as('HA06');
  const own = await place.db.one<{ idMitra: string }>(
    `select coalesce(r.id_mitra, p.id_mitra) as "idMitra" from pengaturan_user u
     join pengaturan_user_role r on r.id_user = u.id left join master_pic_mitra p on p.id = u.id_pic_mitra
     where u.username = 'mitra' and r.id_role = 'HA06'`,
  );
  target = id.pendaftar('salsabila');
  await putInto(place, target, { id_mitra: own?.idMitra, status_konversi: 'dinilai', status_review_nilai: 'menunggu' });
  const row = (await (await place.as('HA03')).get(`${N}/${target}`)).json<{ idMahasiswa: string }>();
  student = await place.enter('HA02', { idMahasiswa: row.idMahasiswa });
});
afterAll(() => place.world.close());

const seenBy = async (person: Person) => (await person.get(`${N}/${target}`)).json<Record<string, unknown>>();

describe('a partner', () => {
  it('sees its own sheet and none of the others, no total and no letter', async () => {
    const sheet = (await partner.get(`magang/penilaian/lembar/${target}`)).json();
    expect(sheet.nilai).toMatchObject({ dosen: null, tim: null });
    expect(typeof sheet.nilai.mitra).toBe('number');
    expect(sheet.pendaftar).toMatchObject({ nilaiAkhir: null, nilaiHuruf: null });
    expect(sheet.lembar.map(({ jenisPenilai }: { jenisPenilai: string }) => jenisPenilai)).toEqual(['mitra']);
    const row = await seenBy(partner);
    for (const name of ['nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf', 'ipsKonversi', 'totalSksDiakui'])
      expect(row).not.toHaveProperty(name);
    expect((await partner.get(M, { filter: { nilaiHuruf: 'A' } })).statusCode).toBe(403);
    expect((await partner.get(M, { sort: ['nilaiAkhir', 'DESC'] })).statusCode).toBe(400);
    expect((await partner.get(M, { filter: { nilaiTim_gte: 80 } })).statusCode).toBe(400);
  });

  it('prints no recap, which everybody else who reads the participation prints once it is final', async () => {
    const path = `${N}/${target}/cetak/rekap-konversi`;
    expect((await student.get(path)).statusCode).toBe(409);
    await putInto(place, target, { status_konversi: 'final', status_review_nilai: 'diterima' });
    expect((await partner.get(path)).statusCode).toBe(403);
    for (const role of ['HA01', 'HA03', 'HA05', 'HA07', 'HA10'] as const)
      expect((await (await place.as(role)).get(path)).statusCode, role).toBe(200);
    expect((await student.get(path)).statusCode).toBe(200);
    await putInto(place, target, { status_konversi: 'dinilai', status_review_nilai: 'menunggu' });
  });
});

it('PDDikti rows are for Tim MBKM and BAKPK alone, and the document of the API says so', async () => {
  const may: readonly Role[] = ['HA01', 'HA03', 'HA10'];
  for (const role of allRoles) {
    const person = await place.as(role);
    for (const [tail, query] of [
      ['pddikti', { format: 'csv' }],
      ['pddikti/periksa', {}],
    ] as const)
      expect((await person.get(`${N}/${tail}`, query)).statusCode, `${role} ${tail}`).toBe(
        may.includes(role) ? 200 : 403,
      );
  }
  const { paths } = (await place.world.stranger.get('docs/json')).json();
  expect(paths[`/api/${N}/pddikti`].get).toMatchObject({ 'x-roles': may });
});

describe('a student before `final`', () => {
  const fail = () =>
    place.db.execute(
      `update konversi_terpilih_final set nilai_angka = 20, nilai_huruf = 'E', nilai_mutu = 0, lulus = false
       where id = (select id from konversi_terpilih_final where id_pendaftar_mbkm = $1 order by id limit 1)`,
      [target],
    );

  it('is not told of a failed course by SKS, target, filter, order or history', async () => {
    const target0 = (await student.get('magang/logbook-magang/ringkasan', { idPendaftarMbkm: target })).json().target;
    await fail();
    const tim = await place.as('HA03');
    const whole = (await tim.get(`${N}/${target}`)).json<{ totalSksDiajukan: number }>().totalSksDiajukan;
    await putInto(place, target, { total_sks_diakui: whole - 3, nilai_akhir: 41 });
    expect(await seenBy(tim)).toMatchObject({ totalSksDiakui: whole - 3, nilaiAkhir: 41 });
    expect(await seenBy(student)).toMatchObject({ totalSksDiakui: whole, nilaiAkhir: null });
    const [listed] = (await student.get(N)).json();
    expect(listed).toMatchObject({ totalSksDiakui: whole });
    expect(
      (await student.get('magang/matkul-paket-konversi-terpilih-awal/pilihan', { idPendaftarMbkm: target })).json(),
    ).toMatchObject({ pendaftar: { totalSksDiakui: whole } });
    expect((await student.get('magang/logbook-magang/ringkasan', { idPendaftarMbkm: target })).json().target).toBe(
      target0,
    );
    for (const filter of [{ totalSksDiakui: whole - 3 }, { nilaiAkhir_null: false }, { nilaiMitra_gte: 1 }]) {
      const answer = await student.get(N, { filter });
      expect(answer.statusCode === 400 ? [] : answer.json(), JSON.stringify(filter)).toEqual([]);
    }
    const entries = (
      await student.get('mbkm/riwayat-status', { filter: { idPendaftarMbkm: target }, range: [0, 199] })
    ).json<{ entitas: string; perubahan: Record<string, unknown> }[]>();
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(({ entitas }) => entitas)).not.toContain('nilai/penilaian');
    for (const { perubahan } of entries)
      for (const name of ['nilaiAngka', 'nilaiHuruf', 'nilaiMitra', 'nilaiAkhir', 'totalSksDiakui', 'lulus'])
        expect(perubahan).not.toHaveProperty(name);
  });

  it('saves what was read as it was read, whatever was kept back', async () => {
    const seen = await seenBy(student);
    await putInto(place, target, { status: 'revisi', tahap_aktif: 'prodi' });
    const answer = await student.put(M, { ...seen, version: seen.version, ajukan: false });
    await putInto(place, target, { status: 'selesai', tahap_aktif: null });
    expect([200, 409, 422]).toContain(answer.statusCode);
    expect(Object.keys(answer.json().errors ?? {})).not.toEqual(
      expect.arrayContaining(['totalSksDiakui', 'nilaiAkhir']),
    );
  });

  it('sees everything from `final` on', async () => {
    const tim = await place.as('HA03');
    await putInto(place, target, { status_konversi: 'final', status_review_nilai: 'diterima' });
    const { totalSksDiakui, nilaiAkhir } = await seenBy(tim);
    expect(await seenBy(student)).toMatchObject({ totalSksDiakui, nilaiAkhir });
    await putInto(place, target, { status_konversi: 'dinilai', status_review_nilai: 'menunggu' });
  });
});
