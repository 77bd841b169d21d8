// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, expect, it } from 'vitest';
import { G, type KwuPlace, manajemen, openKwu, type Student } from './place.ts';

/** People are told of what they lose in a group by another's step, once for each act (docs/domain/30 §4.10). */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2 });
});
afterAll(() => kwu.world.close());

const titles = async ({ userId }: { userId: string }) =>
  (
    await kwu.db.query<{ judul: string }>('select judul from notifikasi where id_user = $1 order by created_at, id', [
      userId,
    ])
  ).map(({ judul }) => judul);
const withdraw = async (student: Student) => {
  const { id } = await kwu.registrationOf(student);
  await kwu.done(
    await student.post(`mbkm/pendaftar-program-mbkm/${id}/aksi/mengundurkan_diri`, { catatan: 'Pindah minat.' }),
  );
};

it('yang diundang tahu bahwa undangannya ditarik, yang bergabung bahwa kelompoknya bubar', async () => {
  const [ketua, dua, tiga] = [await kwu.entrepreneur(), await kwu.entrepreneur(), await kwu.entrepreneur()];
  const group = await kwu.begin(ketua);
  await kwu.done(await ketua.post(`${G}/${group.id}/undang`, { npm: [dua.npm, tiga.npm] }));
  await kwu.done(await dua.put(`${G}/undangan/${group.id}`, { jawaban: 'terima' }));
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'batal'));
  expect((await titles(tiga)).filter(judul => judul === 'Undangan kelompok ditarik')).toHaveLength(1);
  expect((await titles(dua)).filter(judul => judul === 'Anda dilepas dari kelompok')).toHaveLength(1);
});

it('ketua tahu siapa yang keluar, dan siapa yang mengundurkan diri', async () => {
  const [ketua, dua, tiga] = [await kwu.entrepreneur(), await kwu.entrepreneur(), await kwu.entrepreneur()];
  const group = await kwu.begin(ketua);
  for (const one of [dua, tiga]) await kwu.done(await one.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.done(await dua.put(`${G}/${group.id}/keluar`));
  await withdraw(tiga);
  expect((await titles(ketua)).filter(judul => judul === 'Anggota keluar dari kelompok')).toHaveLength(2);
});

it('kelompok yang ditinggalkan anggota terakhirnya tidak tertinggal sebagai draf', async () => {
  const ketua = await kwu.entrepreneur();
  const group = await kwu.begin(ketua);
  await withdraw(ketua);
  expect((await kwu.now(`${G}/${group.id}`)).status).toBe('bubar');
});

it('penolakan usaha didengar setiap anggotanya satu kali', async () => {
  const [ketua, dua] = [await kwu.entrepreneur(), await kwu.entrepreneur({ id_program_prodi: manajemen })];
  const group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  for (const one of [ketua, dua]) await kwu.fillIn(one);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, `${G}/${group.id}`, 'tolak', { catatan: 'Belum layak.' }));
  for (const one of [ketua, dua])
    expect((await titles(one)).filter(judul => judul.includes('ditolak'))).toHaveLength(1);
});
