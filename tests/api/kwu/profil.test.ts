import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profilUsaha } from '../../../resources/kwu/profil.ts';
import type { Person } from '../support/world.ts';
import { G, type KwuPlace, manajemen, openKwu, type Row, type Student } from './place.ts';

/** A profile is written bit by bit, handed in whole, and remarked on by block (docs/domain/30 §1.19). */

let kwu: KwuPlace;
let ketua: Student;
let group: Row;
let dosen: Person & { idPegawai: string };
const R = 'v4/kwu/profile';

beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2 });
  ketua = await kwu.entrepreneur();
  const dua = await kwu.entrepreneur({ id_program_prodi: manajemen });
  dosen = await kwu.lecturer();
  group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(dua);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, `${G}/${group.id}`, 'setujui'));
  await kwu.done(await kwu.team.put(`${G}/${group.id}`, { idPegawaiDpl: dosen.idPegawai }));
});
afterAll(() => kwu.world.close());

const asked = Object.entries(profilUsaha.fields).flatMap(([name, { needed }]) => (needed ? [name] : []));

describe('profil usaha', () => {
  it('disimpan sebagai draf dengan sedikit isian; baru diajukan bila semua yang wajib ada', async () => {
    const draft = await kwu.done(await ketua.post(R, { idKelompok: group.id, deskripsi: 'Kopi lereng.' }));
    expect(draft).toMatchObject({ status: 'draf', deskripsi: 'Kopi lereng.', segmenPelanggan: null });
    const path = `${R}/${draft.id}`;
    const early = await kwu.step(ketua, path, 'ajukan');
    expect(early.statusCode).toBe(422);
    expect(Object.keys(early.json().errors).toSorted()).toEqual(asked.filter(name => name !== 'deskripsi').toSorted());
    expect(new Set(Object.values(early.json().errors))).toEqual(new Set(['Wajib diisi.']));
    expect(asked).toEqual(expect.arrayContaining(['sumberDaya', 'targetBiayaBulanan', 'berkasRab', 'alamat']));
    await kwu.done(await ketua.put(path, { segmenPelanggan: 'Mahasiswa' }));
    expect(await kwu.now(path)).toMatchObject({ segmenPelanggan: 'Mahasiswa', status: 'draf' });
    await kwu.db.execute('delete from kwu_profile where id = $1', [draft.id]);
  });

  it('dikomentari per blok oleh pemeriksa; ketua hanya menandai yang sudah ditanggapi', async () => {
    const { id } = await kwu.profileOf(ketua, group.id);
    const path = `${R}/${id}`;
    const remark = { bagian: 'segmen_pelanggan', isi: 'Sebutkan umur dan tempatnya.' };
    expect((await ketua.put(path, { komentar: [remark] })).json().errors).toEqual({
      komentar: 'Komentar ditulis oleh pemeriksa.',
    });
    expect((await dosen.put(path, { komentar: [remark] })).statusCode).toBe(404);
    await kwu.done(await kwu.step(ketua, path, 'ajukan'));
    await kwu.done(await dosen.put(path, { komentar: [remark] }));
    const other = await kwu.lecturer();
    expect((await other.put(path, { komentar: [remark] })).statusCode).toBe(404);
    expect((await dosen.put(path, { deskripsi: 'Diubah DPL.' })).statusCode).toBe(422);
    const bad = await dosen.put(path, { komentar: [{ bagian: 'tidak_ada', isi: 'x' }] });
    expect(bad.json().errors).toEqual({ 'komentar.0.bagian': expect.any(String) });

    await kwu.done(await kwu.step(dosen, path, 'revisi', { catatan: 'Lihat komentar.' }));
    const [stored] = (await kwu.done(await ketua.get(path))).komentar as Row[];
    expect(stored).toMatchObject({ ...remark, penulis: expect.any(String), waktu: expect.any(String), selesai: false });
    await kwu.done(await ketua.put(path, { komentar: [{ ...stored, isi: 'Sudah bagus.', selesai: true }] }));
    expect((await kwu.done(await dosen.get(path))).komentar).toEqual([
      expect.objectContaining({ ...remark, selesai: true }),
    ]);
    // Left out, a remark stays.
    await kwu.done(await ketua.put(path, { komentar: [] }));
    expect((await kwu.done(await dosen.get(path))).komentar).toHaveLength(1);
    // A profile under correction may be incomplete; a submitted one may not.
    await kwu.done(await ketua.put(path, { alamat: null }));
    expect((await kwu.step(ketua, path, 'ajukan')).json().errors).toEqual({ alamat: 'Wajib diisi.' });
    await kwu.done(await ketua.put(path, { alamat: 'Jalan Kopi 2' }));
    await kwu.done(await kwu.step(ketua, path, 'ajukan'));
  });
});
