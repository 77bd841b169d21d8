import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { G, id, type KwuPlace, manajemen, openKwu, type Row, type Student } from './place.ts';

/** Rules of a business, its readers, and the lecturers it may ask (docs/domain/30 §1.7, §1.16, §1.17). */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2, ukuranMaks: 3, maksKelompokPerDpl: 1 });
});
afterAll(() => kwu.world.close());

/** A business of two from two study programmes, everybody's data filled in. */
async function ready(): Promise<{ ketua: Student; dua: Student; group: Row; path: string }> {
  const [ketua, dua] = [await kwu.entrepreneur(), await kwu.entrepreneur({ id_program_prodi: manajemen })];
  const group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(dua);
  return { ketua, dua, group, path: `${G}/${group.id}` };
}
async function approved() {
  const made = await ready();
  await kwu.done(await kwu.step(made.ketua, made.path, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, made.path, 'setujui'));
  return made;
}
const alasan = 'Keahlian Bapak sesuai dengan usaha yang kami bangun.';

describe('usaha KWU', () => {
  it('diajukan dengan jumlah, prodi, dan ide usaha yang diminta', async () => {
    const [ketua, teman] = [await kwu.entrepreneur(), await kwu.entrepreneur()];
    const group = await kwu.begin(ketua);
    const path = `${G}/${group.id}`;
    expect(kwu.refusal(await kwu.step(ketua, path, 'ajukan'))).toEqual([422, 'Anggota harus 2-3 orang.']);
    await kwu.done(await teman.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
    expect(kwu.refusal(await kwu.step(ketua, path, 'ajukan'))).toEqual([
      422,
      'Anggota harus berasal dari minimal 2 program studi.',
    ]);
    const lain = await kwu.entrepreneur({ id_program_prodi: manajemen });
    await kwu.done(await lain.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
    expect((await kwu.step(ketua, path, 'ajukan')).json().errors).toEqual({
      'kwu.berkasIdeUsaha': 'Unggah ide usaha.',
    });
    expect(kwu.refusal(await kwu.step(teman, path, 'ajukan'))[0]).toBe(403);
    const telat = await kwu.entrepreneur();
    expect(kwu.refusal(await telat.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }))).toEqual([
      409,
      'Kelompok sudah penuh. Pilih kelompok lain.',
    ]);
    expect(kwu.refusal(await telat.post(`${G}/gabung`, { kodeGabung: 'ZZZZZZ' }))).toEqual([
      404,
      'Kode gabung tidak ditemukan.',
    ]);
  });

  it('seorang diri diajukan tanpa anggota; kelompok lain dan kode gabungnya tertutup baginya', async () => {
    const sendiri = await kwu.entrepreneur();
    const group = await kwu.begin(sendiri, { jenis: 'mandiri', namaUsaha: 'Dimsum Mbak Tika' });
    const teman = await kwu.entrepreneur();
    expect(kwu.refusal(await teman.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }))[0]).toBe(409);
    await kwu.fillIn(sendiri, { pernyataanBenar: false });
    expect((await kwu.step(sendiri, `${G}/${group.id}`, 'ajukan')).json().errors).toEqual({
      'kwu.pernyataanBenar': 'Centang pernyataan kebenaran data.',
    });
    await kwu.fillIn(sendiri);
    await kwu.done(await kwu.step(sendiri, `${G}/${group.id}`, 'ajukan'));
    expect(await kwu.registrationOf(sendiri)).toMatchObject({ status: 'diajukan', jalur: 'mandiri' });
    expect(kwu.refusal(await sendiri.put(`${G}/${group.id}`, { namaUsaha: 'Lain' }))[0]).toBe(403);
  });

  it('dikembalikan dan ditolak bersama seluruh anggotanya, dengan catatan', async () => {
    const { ketua, dua, path } = await ready();
    await kwu.done(await kwu.step(ketua, path, 'ajukan'));
    expect((await kwu.step(kwu.team, path, 'revisi')).json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    await kwu.done(await kwu.step(kwu.team, path, 'revisi', { catatan: 'Lengkapi ide usaha.' }));
    for (const one of [ketua, dua]) expect(await kwu.registrationOf(one)).toMatchObject({ status: 'revisi' });
    await kwu.done(await kwu.step(ketua, path, 'ajukan'));
    await kwu.done(await kwu.step(kwu.team, path, 'tolak', { catatan: 'Tidak sesuai.' }));
    for (const one of [ketua, dua])
      expect(await kwu.registrationOf(one)).toMatchObject({ status: 'ditolak', kwu: { idKelompok: null } });
    const told = await kwu.db.query<{ judul: string }>(
      `select n.judul from notifikasi n where n.id_user = $1 and n.judul like 'Usaha KWU%' order by n.created_at`,
      [dua.userId],
    );
    expect(told.map(({ judul }) => judul)).toEqual(['Usaha KWU dikembalikan', 'Usaha KWU ditolak']);
  });

  it('yang keluar tidak ikut; ketua tidak dapat memasukkan, melepas jabatan, atau mengubah setelah diajukan', async () => {
    const { ketua, dua, path } = await ready();
    const row = await kwu.done(await ketua.get(path));
    const anggota = row.anggota as Record<string, unknown>[];
    const tiga = await kwu.entrepreneur();
    const by = { idMahasiswa: tiga.idMahasiswa, idJenisAnggota: anggota[1]?.idJenisAnggota };
    // Whom the leader may not see cannot be named at all.
    expect((await ketua.put(path, { anggota: [...anggota, by] })).json().errors).toEqual({
      'anggota.2.idMahasiswa': expect.any(String),
    });
    const swapped = anggota.map(one => ({ ...one, idJenisAnggota: by.idJenisAnggota }));
    expect(kwu.refusal(await ketua.put(path, { anggota: swapped }))[0]).toBe(403);
    await kwu.done(await ketua.put(path, { anggota: anggota.map(one => ({ ...one, jabatanUsaha: 'Pemasaran' })) }));
    await kwu.done(await dua.put(`${path}/keluar`));
    expect(await kwu.registrationOf(dua)).toMatchObject({ status: 'draf', kwu: { idKelompok: null } });
    expect(kwu.refusal(await ketua.put(`${path}/keluar`))[0]).toBe(409);
    const baru = await kwu.begin(dua);
    expect(await kwu.registrationOf(dua)).toMatchObject({ kwu: { idKelompok: baru.id } });
    expect(
      (await kwu.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [dua.idMahasiswa]))
        .length,
    ).toBe(1);
  });

  it('tidak dibuka tanpa aturan periode, dan namanya milik satu usaha dalam satu periode', async () => {
    const [satu, dua] = [await kwu.entrepreneur(), await kwu.entrepreneur()];
    const body = {
      jenis: 'kelompok',
      nama: 'Surya Muda',
      namaUsaha: 'Batik',
      kategori: 'industri_kreatif',
      tahap: 'ide',
    };
    await kwu.db.execute(`update master_periode set status = 'aktif' where id = $1`, [id.periode(2)]);
    const early = await satu.post(G, { ...body, idPeriode: id.periode(2), idProgram: kwu.idProgram });
    expect(early.json().errors).toEqual({ idPeriode: 'KWU belum dibuka pada periode ini.' });
    await kwu.begin(satu, { nama: 'Surya Muda' });
    const again = await dua.post(G, { ...body, idPeriode: id.periode(1), idProgram: kwu.idProgram });
    expect(again.json().errors).toEqual({ nama: 'Nama kelompok sudah dipakai pada periode ini.' });
    expect(
      (await kwu.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [dua.idMahasiswa]))
        .length,
    ).toBe(0);
  });

  it('terlihat oleh anggota, DPL-nya, prodi anggota, dan Tim MBKM saja', async () => {
    const { ketua, group, path } = await approved();
    const dosen = await kwu.lecturer();
    const other = await kwu.lecturer();
    await kwu.done(await kwu.team.put(path, { idPegawaiDpl: dosen.idPegawai }));
    expect((await dosen.get(path)).statusCode).toBe(200);
    const stranger = await kwu.entrepreneur();
    for (const person of [other, stranger])
      for (const door of ['', '/riwayat', '/keuangan', '/daftar-ulang'])
        expect((await person.get(`${path}${door}`)).statusCode).toBe(404);
    const list = (await stranger.get(`${G}?filter=${encodeURIComponent(JSON.stringify({ id: group.id }))}`)).json();
    expect(list).toEqual([]);
    expect((await ketua.get('v4/kwu/mhs')).json()).toHaveLength(1);
    expect((await kwu.team.get('v4/kwu/mhs?filter={"bukan":"x"}')).statusCode).toBe(400);
  });

  it('DPL yang penuh tidak diminta dan tidak diberikan; pengajuan lain padanya kedaluwarsa', async () => {
    const [satu, dua] = [await approved(), await approved()];
    const dosen = await kwu.lecturer();
    const ask = async ({ ketua, group }: typeof satu) =>
      ketua.post('v4/kwu/pengajuan-dpl', { idKelompok: group.id, idPegawai: dosen.idPegawai, alasan });
    const first = await kwu.done(await ask(satu));
    const second = await kwu.done(await ask(dua));
    expect(kwu.refusal(await ask(satu))).toEqual([422, 'Masih ada pengajuan yang menunggu jawaban.']);
    await kwu.done(await kwu.step(dosen, `v4/kwu/pengajuan-dpl/${first.id}`, 'terima'));
    expect(await kwu.now(`v4/kwu/pengajuan-dpl/${second.id}`)).toMatchObject({ status: 'kedaluwarsa' });
    expect(kwu.refusal(await ask(dua))).toEqual([422, 'DPL sudah mencapai batas 1 kelompok.']);
    expect(kwu.refusal(await kwu.team.put(dua.path, { idPegawaiDpl: dosen.idPegawai }))).toEqual([
      422,
      'DPL sudah mencapai batas 1 kelompok.',
    ]);
    const free = await dua.ketua.get(`${G}/dpl-tersedia?idPeriode=${String(dua.group.idPeriode)}`);
    expect(free.json()).not.toContainEqual(expect.objectContaining({ id: dosen.idPegawai }));
  });

  it('Tim MBKM menetapkan DPL: pengajuan yang terbuka berakhir, penggantinya perlu catatan, yang penuh ditolak', async () => {
    const { ketua, group, path } = await approved();
    const [diminta, dipilih] = [await kwu.lecturer(), await kwu.lecturer()];
    const asked = await kwu.done(
      await ketua.post('v4/kwu/pengajuan-dpl', { idKelompok: group.id, idPegawai: diminta.idPegawai, alasan }),
    );
    const { version } = await kwu.now(path);
    const give = async (person: Person, body: Record<string, unknown>) => person.put(`${path}/dpl`, body);
    expect(kwu.refusal(await give(kwu.team, { idPegawai: dipilih.idPegawai, version: version + 1 }))[0]).toBe(409);
    expect((await give(kwu.team, { version })).json().errors).toEqual({ idPegawai: 'Wajib diisi.' });
    for (const person of [ketua, diminta, await kwu.as('HA10')])
      expect(kwu.refusal(await give(person, { idPegawai: dipilih.idPegawai, version }))[0]).toBe(403);
    await kwu.done(await give(kwu.team, { idPegawai: dipilih.idPegawai, version }));
    expect(await kwu.now(path)).toMatchObject({ idPegawaiDpl: dipilih.idPegawai });
    expect(await kwu.now(`v4/kwu/pengajuan-dpl/${asked.id}`)).toMatchObject({ status: 'kedaluwarsa' });

    const now = { idPegawai: diminta.idPegawai, version: (await kwu.now(path)).version };
    expect((await give(kwu.team, now)).json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    const plain = await kwu.team.put(path, { idPegawaiDpl: diminta.idPegawai, version: now.version });
    expect(plain.json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    await kwu.done(await give(kwu.team, { ...now, catatan: 'DPL lama cuti.' }));
    const history = (await kwu.team.get(`${path}/riwayat`)).json<{ catatan: string | null }[]>();
    expect(history.map(({ catatan }) => catatan)).toContain('DPL lama cuti.');

    const other = await approved();
    const full = await kwu.team.put(`${other.path}/dpl`, {
      idPegawai: diminta.idPegawai,
      version: (await kwu.now(other.path)).version,
    });
    expect(kwu.refusal(full)).toEqual([422, 'DPL sudah mencapai batas 1 kelompok.']);
    const loads = async (penuh: string) =>
      (await kwu.team.get(`${G}/dpl-tersedia`, { idPeriode: String(group.idPeriode), penuh })).json();
    const row = expect.objectContaining({ id: diminta.idPegawai, jumlahKelompok: 1, sisa: 0 });
    expect([await loads('0'), await loads('1')]).toEqual([
      expect.not.arrayContaining([row]),
      expect.arrayContaining([row]),
    ]);
    const draft = await kwu.begin(await kwu.entrepreneur());
    const early = await kwu.team.put(`${G}/${draft.id}/dpl`, { idPegawai: dipilih.idPegawai, version: draft.version });
    expect(kwu.refusal(early)).toEqual([409, 'DPL dapat ditetapkan setelah usaha disetujui.']);
  });

  it('tempat terakhir diperoleh satu orang atau satu kelompok saja, berapa pun yang datang bersamaan', async () => {
    const ketua = await kwu.entrepreneur();
    const group = await kwu.begin(ketua);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => kwu.entrepreneur()));
    const joined = await Promise.all(crowd.map(one => one.post(`${G}/gabung`, { kodeGabung: group.kodeGabung })));
    expect(joined.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const left = crowd.filter((_, i) => joined[i]?.statusCode === 409);
    for (const one of left)
      expect(
        await kwu.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [one.idMahasiswa]),
      ).toEqual([]);

    const [satu, dua] = [await approved(), await approved()];
    const dosen = await kwu.lecturer();
    const given = await Promise.all(
      [satu, dua].map(({ path }) => kwu.team.put(path, { idPegawaiDpl: dosen.idPegawai })),
    );
    expect(given.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('yang diundang dua kelompok ikut satu saja', async () => {
    const [satu, dua, diundang] = [await kwu.entrepreneur(), await kwu.entrepreneur(), await kwu.entrepreneur()];
    const groups = [await kwu.begin(satu), await kwu.begin(dua)];
    await kwu.done(await satu.post(`${G}/${groups[0]?.id}/undang`, { npm: [diundang.npm] }));
    await kwu.done(await dua.post(`${G}/${groups[1]?.id}/undang`, { npm: [diundang.npm] }));
    expect((await diundang.get(`${G}/undangan`)).json()).toHaveLength(2);
    const answers = await Promise.all(
      groups.map(({ id: one }) => diundang.put(`${G}/undangan/${one}`, { jawaban: 'terima' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const mine = await kwu.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [
      diundang.idMahasiswa,
    ]);
    expect(mine).toHaveLength(1);
  });
});
