import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cal, D, type KomcadPlace, openKomcad, P, R, S, type Student } from './place.ts';

/** Rules of docs/domain/40 §1.1, §4.1, §4.3 and §4.4 that no story of the other files meets. */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
// Each with places of its own.
beforeEach(async () => {
  komcad.opening = await komcad.makeOpening();
});
afterAll(() => komcad.world.close());

const A = 'magang/matkul-paket-konversi-terpilih-awal';
const L = 'v6/komcad/latsarmil';
const T = 'v6/komcad/seleksi-kompetensi';
const fieldsOf = (answer: Awaited<ReturnType<Student['get']>>) =>
  answer.json<{ errors?: Record<string, string> }>().errors ?? {};

describe('gelombang', () => {
  it('berurutan: pendaftaran, seleksi, lalu latsarmil, yang 30 sampai 120 hari', async () => {
    const edit = (over: Record<string, unknown>) => komcad.team.put(`v6/komcad/program/${komcad.opening.id}`, over);
    const wrong = await edit({ tanggalMulaiSeleksi: cal.day(3) });
    expect([wrong.statusCode, Object.values(fieldsOf(wrong))]).toEqual([
      422,
      ['Urutan tanggal tidak sesuai: pendaftaran, seleksi, lalu latsarmil.'],
    ]);
    for (const last of [cal.day(100 + 28), cal.day(100 + 120)])
      expect(fieldsOf(await edit({ tanggalSelesaiLatsarmil: last }))).toEqual({
        tanggalSelesaiLatsarmil: 'Lama latsarmil harus 30 sampai 120 hari.',
      });
    for (const last of [cal.day(100 + 29), cal.day(100 + 119), cal.day(159)])
      expect((await edit({ tanggalSelesaiLatsarmil: last })).statusCode).toBe(200);
  });

  it('yang sudah ada pendaftarnya tidak dihapus; yang kosong dapat', async () => {
    const opening = await komcad.makeOpening();
    const student = await komcad.recruit();
    await komcad.draft(student, {}, opening);
    const remove = (id: string) => komcad.team.delete(`v6/komcad/program/${id}`);
    expect(komcad.refusal(await remove(opening.id))).toEqual([409, 'Gelombang sudah memiliki pendaftar.']);
    expect((await remove((await komcad.makeOpening()).id)).statusCode).toBeLessThan(300);
  });

  it('hanya menerima pendaftar di antara hari buka dan tutupnya', async () => {
    for (const [dates, words] of [
      [{ tanggalBuka: cal.day(1) }, 'Pendaftaran belum dibuka.'],
      [{ tanggalTutup: cal.day(-1) }, 'Pendaftaran sudah ditutup.'],
    ] as const) {
      const opening = await komcad.makeOpening();
      const student = await komcad.recruit();
      const row = await komcad.draft(student, {}, opening);
      await komcad.uploadAll(student, row.id);
      await komcad.done(await komcad.team.put(`v6/komcad/program/${opening.id}`, dates));
      const refused = await komcad.handIn(student, row);
      expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(words)]);
    }
  });
});

describe('tes seleksi', () => {
  it('yang tidak hadir TMS; TMS lain menyebut catatannya; kelulusan dengan tes TMS menyebut alasannya', async () => {
    const { student, id } = await komcad.reach('seleksi');
    await komcad.done(
      await komcad.team.post(`${T}/jadwal`, {
        idPendaftarMbkm: [id],
        jadwal: `${cal.day(8)}T08:00:00+07:00`,
        lokasi: 'Ajendam',
      }),
    );
    const tests = (await komcad.team.get(T, { filter: JSON.stringify({ idPendaftarMbkm: id }) })).json<
      { id: string }[]
    >();
    expect(tests).toHaveLength(6);
    const [first, second, ...rest] = tests;
    if (!first || !second) throw new Error('tanpa tes');
    expect(await komcad.done(await komcad.team.put(`${T}/${first.id}`, { kehadiran: 'tidak_hadir' }))).toMatchObject({
      hasil: 'TMS',
    });
    const bare = await komcad.team.put(`${T}/${second.id}`, { kehadiran: 'hadir', hasil: 'TMS' });
    expect([bare.statusCode, fieldsOf(bare)]).toEqual([422, { catatan: 'Wajib diisi.' }]);
    for (const { id: test } of [second, ...rest])
      await komcad.done(await komcad.team.put(`${T}/${test}`, { kehadiran: 'hadir', hasil: 'MS', nilai: 80 }));

    await komcad.done(
      await student.post('v6/komcad/upload-kelulusan', {
        idPendaftarMbkm: id,
        hasil: 'lulus',
        nomorPengumuman: 'P-1',
        tanggalPengumuman: cal.day(-1),
        file: await komcad.file(student, 'komcad/upload-kelulusan'),
      }),
    );
    await komcad.verifyAll(id);
    const asked = await komcad.step(komcad.team, id, 'terima_kelulusan');
    expect(komcad.refusal(asked)).toEqual([
      422,
      'Ada tes yang belum memenuhi syarat. Isi catatan bila tetap diluluskan.',
    ]);
    expect((await komcad.now(id)).tahap).toBe('verifikasi_kelulusan');
    await komcad.done(await komcad.step(komcad.team, id, 'terima_kelulusan', { catatan: 'Tes susulan sudah MS.' }));

    // The selection is over: its tests are neither offered a form nor changed nor deleted.
    const after = (await komcad.team.get(`${T}/${second.id}`)).json<{ version: number; bolehUbah?: boolean }>();
    expect(after.bolehUbah).toBe(false);
    const over = [409, 'Mahasiswa tidak sedang mengikuti seleksi.'];
    expect(komcad.refusal(await komcad.team.put(`${T}/${second.id}`, { nilai: 90, version: after.version }))).toEqual(
      over,
    );
    expect(komcad.refusal(await komcad.team.delete(`${T}/${second.id}`, { version: after.version }))).toEqual(over);
  });
});

describe('latsarmil', () => {
  it('hari kehadiran tidak melebihi lamanya; lulus menyebut nomor sertifikat; kehadiran kurang menyebut alasan', async () => {
    const { id } = await komcad.reach('latsarmil');
    const sheet = (more: Record<string, unknown>) => komcad.team.put(`${L}/${id}`, more);
    const over = await sheet({ hariHadir: 50, hariIzin: 8, hariSakit: 2, hariAlpa: 1 });
    expect(komcad.refusal(over)).toEqual([422, 'Jumlah hari kehadiran melebihi lama latsarmil.']);
    expect(fieldsOf(await sheet({ hasil: 'lulus' }))).toEqual({ nomorSertifikat: 'Wajib diisi.' });
    await komcad.done(await sheet({ hariHadir: 40, hariIzin: 5, hariSakit: 2, hariAlpa: 13 }));
    const finish = (more = {}) => komcad.step(komcad.team, id, 'selesai_latsarmil', more);
    expect(komcad.refusal(await finish())).toEqual([409, 'Hasil latsarmil belum lulus.']);
    await komcad.done(await sheet({ hasil: 'lulus', nomorSertifikat: `S-${id}` }));
    // 47 of 60 days.
    expect(komcad.refusal(await finish())).toEqual([409, 'Kehadiran 78% kurang dari 80%.']);
    await komcad.done(await finish({ catatan: 'Sakit disertai surat dokter satuan.' }));
    expect((await komcad.now(id)).tahap).toBe('pelaporan');
  });

  it('tidak dimulai tanpa Surat tugas, atau tanpa dosen pembimbing', async () => {
    const { id } = await komcad.reach('lulus');
    const begin = () => komcad.step(komcad.team, id, 'mulai_latsarmil');
    expect(komcad.refusal(await begin())).toEqual([409, 'Surat Tugas Latsarmil belum terbit.']);
    await komcad.done(await komcad.assign([id]));
    expect(komcad.refusal(await begin())).toEqual([409, 'Dosen pembimbing belum ditetapkan.']);
    expect((await komcad.now(id)).tahap).toBe('lulus');
  });

  it('gugur: apa pun dari konversi ditolak, dan usulannya tidak menunggu siapa pun lagi', async () => {
    const { student, id } = await komcad.reach('latsarmil');
    await komcad.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'diajukan' where id = $1`, [id]);
    await komcad.done(await komcad.step(komcad.team, id, 'gugur', { catatan: 'Meninggalkan latihan.' }));
    const row = await komcad.done(await komcad.team.get(`${P}/${id}`));
    expect(row).toMatchObject({ status: 'selesai', statusKonversi: 'belum' });
    const denied = [409, 'Konversi tidak tersedia karena latsarmil tidak lulus.'];
    const proposal = { idPendaftarMbkm: id, idPaketKonversi: id, ajukan: false, items: [] };
    expect(komcad.refusal(await student.post(`${A}/bulk`, { ...proposal, version: row.version }))).toEqual(denied);
    const paket = { idPendaftarMbkm: id, aksi: 'setujui', items: [], version: row.version };
    expect(
      komcad.refusal(await komcad.coordinator.post('magang/matkul-paket-konversi-terpilih-final/bulk', paket)),
    ).toEqual(denied);
  });
});

describe('laporan dan nilai', () => {
  it('laporan sesudah batasnya diterima dan ditandai terlambat', async () => {
    const { student, id } = await komcad.reach('pelaporan');
    const late = async () => (await komcad.done(await komcad.upload(student, id, 'laporan_akhir'))).terlambat;
    expect(await late()).toBe(false);
    await komcad.db.execute('delete from komcad_dokumen where id_pendaftar_mbkm = $1 and jenis_dokumen = $2', [
      id,
      'laporan_akhir',
    ]);
    await komcad.db.execute(
      `update komcad_program set tanggal_mulai_latsarmil = $2::date, tanggal_selesai_latsarmil = $3::date
       where id = (select id_program_komcad from komcad_pendaftaran where id = $1)`,
      [id, cal.day(-80), cal.day(-15)],
    );
    expect(await late()).toBe(true);
  });

  it('dibuka kembali menghapus nilai, bukan setelah konversi memakainya', async () => {
    await komcad.team.put('mbkm/konfigurasi/komcad.logMinimal', { nilai: 0 });
    const { student, id, dosen } = await komcad.reach('penilaian');
    const sheet = `v6/komcad/penilaian/${id}`;
    await komcad.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'disetujui' where id = $1`, [id]);
    await komcad.done(await dosen.put(sheet, { nilaiLaporan: 88, nilaiLogbook: 90 }));
    await komcad.done(await komcad.upload(student, id, 'sertifikat_latsarmil'));
    await komcad.verifyAll(id);
    await komcad.done(await dosen.post(`${sheet}/aksi/finalkan`, {}));
    expect((await dosen.put(sheet, { nilaiLaporan: 90 })).statusCode).toBe(409);
    const open = () => komcad.team.post(`${sheet}/aksi/buka`, { catatan: 'Salah ketik.' });
    expect((await dosen.post(`${sheet}/aksi/buka`, { catatan: 'Salah ketik.' })).statusCode).toBe(403);
    await komcad.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'dinilai' where id = $1`, [id]);
    expect(komcad.refusal(await open())).toEqual([409, 'Nilai sudah diproses pada konversi. Gunakan revisi nilai.']);
    await komcad.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'disetujui' where id = $1`, [id]);
    await komcad.done(await open());
    expect(await komcad.done(await komcad.team.get(`${P}/${id}`))).toMatchObject({
      status: 'selesai',
      nilaiMitra: null,
      nilaiDosen: null,
      nilaiAkhir: null,
      nilaiHuruf: null,
    });
    await komcad.done(await dosen.put(sheet, { nilaiLaporan: 90 }));
    await komcad.done(await dosen.post(`${sheet}/aksi/finalkan`, {}));
    expect((await komcad.done(await komcad.team.get(`${P}/${id}`))).nilaiDosen).toBe(90);
  });

  it('bobot harus berjumlah 100, dan menentukan nilai sesudahnya', async () => {
    const set = (nilai: string) => komcad.team.put('mbkm/konfigurasi/komcad.bobotLatsarmil', { nilai });
    const wrong = await set('sikap 30, pengetahuan 40, jasmani 20');
    expect([wrong.statusCode, wrong.body]).toEqual([
      422,
      expect.stringContaining('Total bobot harus 100% (sekarang 90%).'),
    ]);
    await komcad.done(await set('sikap 20, pengetahuan 50, jasmani 30'));
    const { id } = await komcad.reach('latsarmil');
    const marks = { nilaiSikap: 70, nilaiPengetahuan: 80.5, nilaiJasmani: 90 };
    expect(await komcad.done(await komcad.team.put(`${L}/${id}`, marks))).toMatchObject({ nilaiLatsarmil: 81.25 });
    await komcad.done(await set('sikap 30, pengetahuan 40, jasmani 30'));
  });
});

describe('surat', () => {
  it('menyebut pedoman MBKM setelah pengaturan menyebutnya; sebelum itu barisnya tidak ada', async () => {
    const { student, id } = await komcad.reach('seleksi');
    const said = async () => {
      await komcad.done(await komcad.assign([id], 'surat-tugas'));
      const found = await komcad.db.one<{ isian: unknown; nomor: string; surat: string; version: number }>(
        `select s.id as surat, s.version, s.isian, s.nomor_surat as nomor from surat_surat s join surat_surat_peserta p on p.parent_id = s.id
         where p.id_pendaftar_mbkm = $1 and s.status = 'terbit'`,
        [id],
      );
      return found;
    };
    const before = await said();
    expect(JSON.stringify(before?.isian)).not.toContain('Pedoman MBKM');
    await komcad.done(
      await komcad.team.put(`${S}/${before?.surat}/batalkan`, { alasan: 'Salah dasar.', version: before?.version }),
    );
    await komcad.done(
      await komcad.team.put('mbkm/konfigurasi/komcad.pedomanMbkm', {
        nilai: 'Peraturan Rektor Nomor 5 Tahun 2025 tentang Pedoman MBKM',
      }),
    );
    expect(JSON.stringify((await said())?.isian)).toContain(
      'Peraturan Rektor Nomor 5 Tahun 2025 tentang Pedoman MBKM;',
    );
    expect((await student.get(`${S}/surat-tugas/${id}`)).statusCode).toBe(200);
    await komcad.team.put('mbkm/konfigurasi/komcad.pedomanMbkm', { nilai: '' });
  });

  it('tanpa pejabat yang menjabat tidak ada yang terbit', async () => {
    const { id } = await komcad.reach('lulus');
    const out = await komcad.db.query<{ id: string }>(
      'update surat_pejabat set aktif = false where aktif returning id',
    );
    const refused = await komcad.assign([id]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Belum ada penanda tangan');
    await komcad.db.execute('update surat_pejabat set aktif = true where id = any($1::uuid[])', [
      out.map(({ id: official }) => official),
    ]);
    await komcad.done(await komcad.assign([id]));
  });
});

it('nomor registrasi Kemhan: hanya selagi izin terbit, dan tidak dua kali', async () => {
  const [one, two] = [await komcad.reach('ijin_terbit'), await komcad.reach('ijin_terbit')];
  const give = (who: { student: Student; id: string }, nomor: string) =>
    who.student.put(`${R}/${who.id}`, { nomorRegistrasiKemhan: nomor });
  await komcad.done(await give(one, 'REG-SATU'));
  const again = await give(two, 'REG-SATU');
  expect([again.statusCode, fieldsOf(again)]).toEqual([
    422,
    { nomorRegistrasiKemhan: 'Nomor registrasi ini sudah tercatat.' },
  ]);
  const proof = await komcad.upload(one.student, one.id, 'bukti_pendaftaran', { file: undefined });
  expect(proof.statusCode).toBe(422);
  expect((await one.student.get(D, { filter: JSON.stringify({ idPendaftarMbkm: two.id }) })).json()).toEqual([]);
});
