// @module-tag semua: disturbances and races; platform/engine asks the same of one resource
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { G, type KwuPlace, manajemen, openKwu, type Row, type Student } from './place.ts';

/** Many who want one place at once (docs/domain/30 §1.17, §2 gabung). */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2, ukuranMaks: 4, maksKelompokPerDpl: 1 });
});
afterAll(() => kwu.world.close());

const statuses = (answers: readonly { statusCode: number }[]) => {
  const counts = new Map<number, number>();
  for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  return Object.fromEntries(counts);
};
const alasan = 'Keahlian Bapak sesuai dengan usaha yang kami bangun.';

/** An approved business of two. */
async function approved(): Promise<{ ketua: Student; group: Row }> {
  const [ketua, dua] = [await kwu.entrepreneur(), await kwu.entrepreneur({ id_program_prodi: manajemen })];
  const group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(dua);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, `${G}/${group.id}`, 'setujui'));
  return { ketua, group };
}

describe('banyak yang menginginkan satu tempat', () => {
  it('lima puluh orang memakai satu kode: sebanyak yang muat bergabung, yang lain tidak meninggalkan apa pun', async () => {
    const group = await kwu.begin(await kwu.entrepreneur());
    const students: Student[] = [];
    for (let i = 0; i < 50; i++) students.push(await kwu.entrepreneur());
    const answers = await Promise.all(students.map(each => each.post(`${G}/gabung`, { kodeGabung: group.kodeGabung })));
    expect(statuses(answers)).toEqual({ 200: 3, 409: 47 });
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().message).toBe('Kelompok sudah penuh. Pilih kelompok lain.');
    const inside = await kwu.db.one<{ anggota: number; pendaftar: number }>(
      `select (select count(*)::int from kwu_kelompok_anggota where parent_id = $1) as anggota,
         (select count(*)::int from mbkm_pendaftar_program_mbkm where id_mahasiswa = any($2::uuid[])) as pendaftar`,
      [group.id, students.map(({ idMahasiswa }) => idMahasiswa)],
    );
    expect(inside).toEqual({ anggota: 4, pendaftar: 3 });
  });

  it('dua kelompok menerima tempat terakhir seorang DPL: satu mendapatnya', async () => {
    const [one, two] = [await approved(), await approved()];
    const dosen = await kwu.lecturer();
    const requests: Row[] = [];
    for (const { ketua, group } of [one, two])
      requests.push(
        await kwu.done(
          await ketua.post('v4/kwu/pengajuan-dpl', { idKelompok: group.id, idPegawai: dosen.idPegawai, alasan }),
        ),
      );
    const answers = await Promise.all(
      requests.map(({ id }) => kwu.step(dosen, `v4/kwu/pengajuan-dpl/${id}`, 'terima')),
    );
    expect(answers.map(({ statusCode }) => statusCode < 300).toSorted()).toEqual([false, true]);
    const held = await kwu.db.query('select 1 from kwu_kelompok where id_pegawai_dpl = $1', [dosen.idPegawai]);
    expect(held).toHaveLength(1);
  });

  it('Tim MBKM menetapkan satu DPL pada dua kelompok sekaligus: satu mendapatnya', async () => {
    const groups = [(await approved()).group, (await approved()).group];
    const dosen = await kwu.lecturer();
    const now = await Promise.all(groups.map(({ id }) => kwu.now(`${G}/${id}`)));
    const answers = await Promise.all(
      now.map(({ id, version }) => kwu.team.put(`${G}/${id}`, { version, idPegawaiDpl: dosen.idPegawai })),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 422: 1 });
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual({ idPegawaiDpl: 'DPL sudah mencapai batas 1 kelompok.' });
  });

  it('seorang mahasiswa memulai dua usaha sekaligus: satu berdiri', async () => {
    const student = await kwu.entrepreneur();
    const body = {
      jenis: 'kelompok',
      namaUsaha: 'Sate',
      kategori: 'makanan_minuman',
      tahap: 'ide',
      idPeriode: (await kwu.now(`${G}/${(await kwu.begin(await kwu.entrepreneur())).id}`)).idPeriode,
      idProgram: kwu.idProgram,
    };
    const answers = await Promise.all(['Satu', 'Dua'].map(nama => student.post(G, { ...body, nama: `Sate ${nama}` })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const mine = await kwu.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [
      student.idMahasiswa,
    ]);
    expect(mine).toHaveLength(1);
  });
});
