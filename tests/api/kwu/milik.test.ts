import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UsahaSaya } from '../../../resources/kwu/usahaSaya.ts';
import { G, type KwuPlace, manajemen, openKwu, type Student } from './place.ts';

/** The student's own business names everybody who still has something to do; when nobody has, it is submitted. */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2 });
});
afterAll(() => kwu.world.close());

const ofStudent = async (student: Student): Promise<UsahaSaya> => (await student.get(`${G}/milik`)).json();
const lacking = async (student: Student) =>
  (await ofStudent(student)).kelompok?.kurang.map(({ siapa, pesan }) => [siapa, pesan]);

it('yang kurang disebut menurut orangnya, dan hilang satu demi satu sampai pengajuan diterima', async () => {
  const [ketua, dua] = [await kwu.entrepreneur(), await kwu.entrepreneur({ id_program_prodi: manajemen })];
  expect(await ofStudent(ketua)).toEqual({ idPendaftarMbkm: null, status: null, kelompok: null, undangan: [] });
  const group = await kwu.begin(ketua);
  await kwu.done(await ketua.post(`${G}/${group.id}/undang`, { npm: [dua.npm] }));
  expect((await ofStudent(dua)).undangan).toMatchObject([{ idKelompok: group.id }]);
  const own = await ofStudent(ketua);
  expect(own).toMatchObject({
    status: 'draf',
    kelompok: { memimpin: true, kodeGabung: group.kodeGabung, ukuranMaks: 5 },
  });
  const [saya, teman] = own.kelompok?.anggota ?? [];
  expect([saya?.saya, teman?.saya, teman?.statusAnggota]).toEqual([true, false, 'diundang']);
  expect(own.kelompok?.kurang.slice(0, 3)).toEqual([
    { siapa: null, saya: false, pesan: 'Masih ada 1 undangan yang belum dijawab.' },
    { siapa: null, saya: false, pesan: 'Anggota harus 2-5 orang.' },
    { siapa: null, saya: false, pesan: 'Anggota harus berasal dari minimal 2 program studi.' },
  ]);

  await kwu.done(await dua.put(`${G}/undangan/${group.id}`, { jawaban: 'terima' }));
  await kwu.fillIn(ketua, { berkasIdeUsaha: null });
  expect(await lacking(ketua)).toEqual([
    [saya?.nama, 'Unggah ide usaha.'],
    [teman?.nama, `Data ${teman?.nama} belum lengkap. Minta ia melengkapi profilnya.`],
  ]);
  // The missing fields of a fellow student are shown to that student only.
  expect((await lacking(dua))?.map(([, pesan]) => pesan)).toEqual(
    expect.arrayContaining(['Unggah ide usaha.', 'No. HP belum diisi.', 'Centang pernyataan kebenaran data.']),
  );
  await kwu.fillIn(dua);
  await kwu.fillIn(ketua);
  expect(await lacking(ketua)).toEqual([]);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  expect((await ofStudent(dua)).kelompok).toMatchObject({ status: 'diajukan', kodeGabung: null, memimpin: false });
});

it('menyebut syarat minimal: milik sendiri dengan angkanya, milik teman tanpa angka', async () => {
  const ketua = await kwu.entrepreneur();
  const dua = await kwu.entrepreneur({ id_program_prodi: manajemen, ipk: 1.9 });
  const group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(dua);
  const named = (await ofStudent(ketua)).kelompok?.anggota.find(({ saya }) => !saya)?.nama;
  expect(await lacking(dua)).toEqual([[named, 'Syarat IPK belum terpenuhi: 1,90 dari minimal 2,50.']]);
  expect(await lacking(ketua)).toEqual([[named, `${named} belum memenuhi syarat pendaftaran.`]]);
  expect((await ofStudent(dua)).kelompok?.syarat).toContainEqual({
    kode: 'ipk',
    label: 'IPK',
    lolos: false,
    nilai: 1.9,
    batas: 2.5,
  });
  const refused = await kwu.step(ketua, `${G}/${group.id}`, 'ajukan');
  expect(refused.statusCode).toBe(422);
});

it('orang lain membaca miliknya sendiri: tidak ada', async () => {
  expect((await kwu.team.get(`${G}/milik`)).json()).toMatchObject({ kelompok: null });
});
