import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { D, type KomcadPlace, manajemen, openKomcad, P, R } from './place.ts';

/** A participant from the draft to the grade, and what stands in the way (docs/domain/40 §1.1, §2.1, §4, scenarios 1 to 4). */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

const N = 'mbkm/pendaftar-program-mbkm';

describe('mengajukan', () => {
  it('menyebut semua syarat yang belum terpenuhi sekaligus, lalu menempati satu kursi', async () => {
    const student = await komcad.recruit();
    const row = await komcad.draft(student, { tinggiBadan: 150, tanggalLahir: '2012-05-01' });
    await komcad.uploadAll(student, row.id, 'skck');
    const [code, message] = komcad.refusal(await komcad.handIn(student, row));
    expect(code).toBe(422);
    expect(message).toMatch(/^Syarat belum terpenuhi: /);
    expect(message).toContain('SKCK');
    expect(message).toContain('Usia harus 18 sampai 35 tahun pada awal latsarmil');
    expect(message).toContain('Tinggi badan minimal 160 cm');

    const now = await komcad.done(await student.get(`${P}/${row.id}`));
    const better = await komcad.done(
      await student.put(`${P}/${row.id}`, {
        version: now.version,
        komcad: { tinggiBadan: 171, tanggalLahir: '2004-05-01' },
      }),
    );
    const without = await komcad.handIn(student, better);
    expect([without.statusCode, without.json().message]).toEqual([422, 'Syarat belum terpenuhi: SKCK.']);
    await komcad.done(await komcad.upload(student, row.id, 'skck'));
    const before = await komcad.done(await komcad.team.get(`v6/komcad/program/${komcad.opening.id}`));
    const sent = await komcad.done(await komcad.handIn(student, better));
    expect(sent).toMatchObject({
      status: 'diajukan',
      tahapAktif: null,
      tanggalMulai: komcad.opening.tanggalMulaiLatsarmil,
    });
    expect(await komcad.now(row.id)).toMatchObject({ tahap: 'administrasi', statusPendaftaran: 'diajukan' });
    const after = await komcad.done(await komcad.team.get(`v6/komcad/program/${komcad.opening.id}`));
    expect(Number(after.terisi)).toBe(Number(before.terisi) + 1);
  });

  it('SKCK yang lebih dari 6 bulan tidak diterima', async () => {
    const student = await komcad.recruit();
    const row = await komcad.draft(student);
    const answer = await komcad.upload(student, row.id, 'skck', { tanggalDokumen: '2026-05-01' });
    expect(komcad.refusal(answer)).toEqual([422, 'SKCK sudah tidak berlaku (lebih dari 6 bulan).']);
  });

  it('50 orang sekaligus untuk 7 kursi: tepat 7 yang masuk', { tags: ['semua'], timeout: 120_000 }, async () => {
    const opening = await komcad.makeOpening({ kuota: 7 });
    const drafts = [];
    for (let i = 0; i < 50; i++) {
      const student = await komcad.recruit();
      const row = await komcad.draft(student, {}, opening);
      await komcad.db.execute(
        `insert into komcad_dokumen (id, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, jenis_dokumen, file, status, terlambat, version)
         select gen_random_uuid(), t.id, t.id_mahasiswa, t.npm, t.nama_mahasiswa, k, gen_random_uuid(), 'menunggu', false, 1
         from mbkm_pendaftar_program_mbkm t, unnest($2::text[]) k where t.id = $1`,
        [
          row.id,
          ['surat_persetujuan_orang_tua', 'ktp', 'kartu_keluarga', 'pas_foto', 'transkrip', 'skck', 'surat_sehat'],
        ],
      );
      drafts.push({ student, row });
    }
    const answers = await Promise.all(drafts.map(({ student, row }) => komcad.handIn(student, row)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(komcad.refusal);
    expect(new Set(refused.map(String))).toEqual(new Set(['409,Kuota gelombang ini sudah penuh.']));
    expect(await komcad.done(await komcad.team.get(`v6/komcad/program/${opening.id}`))).toMatchObject({ terisi: 7 });
  });
});

describe('status pendaftaran', () => {
  it('tidak dapat diubah di luar tahap, lewat pintu mana pun', async () => {
    const { student, id } = await komcad.reach('direkomendasikan');
    const words = 'Status pendaftaran Komcad diubah melalui menu Komcad.';
    const { version } = await komcad.done(await komcad.team.get(`${N}/${id}`));
    for (const answer of [
      await komcad.team.put(`${N}/${id}`, { status: 'disetujui', version }),
      await komcad.team.post(`${N}/${id}/aksi/setujui`, { version }),
      await komcad.coordinator.post(`${N}/${id}/aksi/tolak`, { version, catatan: 'Tidak' }),
      await student.post(`${N}/${id}/aksi/mengundurkan_diri`, { version, catatan: 'Mundur' }),
    ])
      expect(komcad.refusal(answer)).toEqual([409, words]);
    for (const [path, aksi] of [
      [`${P}/approval`, 'setujui'],
      [`${P}/selesaikan`, 'selesaikan'],
    ] as const) {
      const many = await komcad.team.put(path, { items: [{ id, version }], aksi });
      expect(many.json()).toMatchObject({ berhasil: [], gagal: [{ id, pesan: words }] });
    }
    expect(await komcad.now(id)).toMatchObject({ tahap: 'direkomendasikan', statusPendaftaran: 'diajukan' });
    // Steps that only follow from others cannot be taken by hand.
    for (const aksi of ['unggah_kelulusan', 'terima_laporan', 'finalkan'])
      expect((await komcad.step(komcad.team, id, aksi)).statusCode).toBe(403);
  });

  it('izin terbit setelah rekomendasi dan semua dokumen sah; prodi lain tidak melihat barisnya', async () => {
    const { student, id } = await komcad.reach('administrasi');
    expect(komcad.refusal(await komcad.step(komcad.team, id, 'terbitkan_ijin'))).toEqual([
      409,
      'Pendaftaran belum direkomendasikan oleh Koordinator Program Studi.',
    ]);
    const other = await komcad.enter('HA05', { idProgramProdi: manajemen });
    expect((await other.get(`${R}/${id}`)).statusCode).toBe(404);
    expect((await komcad.step(other, id, 'rekomendasikan')).statusCode).toBe(404);
    await komcad.done(await komcad.step(komcad.coordinator, id, 'rekomendasikan'));
    expect((await student.get(`${R}/${id}/cetak/surat-ijin`)).statusCode).toBe(404);
    const preview = await komcad.team.get(`${R}/${id}/cetak/surat-ijin`, { pratinjau: '' });
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [code, message] = komcad.refusal(await komcad.step(komcad.team, id, 'terbitkan_ijin'));
    expect([code, message.startsWith('Dokumen berikut belum lengkap: Surat persetujuan')]).toEqual([422, true]);
    await komcad.verifyAll(id);
    expect(await komcad.done(await komcad.step(komcad.team, id, 'terbitkan_ijin'))).toMatchObject({
      tahap: 'ijin_terbit',
      statusPendaftaran: 'diajukan',
    });
    // One letter with the next number, which the student has as well; who may not see the row has none.
    const letters = await komcad.db.query<{ nomor: string; urut: number; kode: string; version: number; id: string }>(
      `select id, version, nomor_surat as nomor, nomor_urut as urut, kode_verifikasi as kode from surat_surat
       where jenis_surat = 'surat_ijin' and id_baris = $1`,
      [id],
    );
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter?.nomor).toMatch(/^\d{4}\/SI-KCD\/MBKM-\w+\/XI\/2026$/);
    const print = await student.get(`${R}/${id}/cetak/surat-ijin`);
    expect([print.statusCode, print.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await other.get(`${R}/${id}/cetak/surat-ijin`)).statusCode).toBe(404);
    const checked = (await komcad.world.stranger.get(`v6/generate-surat/verifikasi/${letter?.kode}`)).json();
    expect(checked).toMatchObject({ valid: true, nomorSurat: letter?.nomor });
    expect(checked.peserta[0].npm).toMatch(/^22•+\d\d$/);
    // Issued anew the former one counts no more and names the new one (scenario 3).
    await komcad.done(
      await komcad.team.post(`v6/generate-surat/${letter?.id}/terbitkan-ulang`, {
        alasan: 'Salah ketik.',
        version: letter?.version,
      }),
    );
    const again = (await komcad.world.stranger.get(`v6/generate-surat/verifikasi/${letter?.kode}`)).json();
    expect(again).toMatchObject({ valid: false, status: 'dibatalkan' });
    expect(again.pengganti).toMatch(/SI-KCD/);
  });

  it('dikembalikan, diperbaiki, ditolak: pendaftaran ikut, dan kursinya lepas', async () => {
    const { student, id } = await komcad.reach('direkomendasikan');
    expect((await komcad.step(komcad.team, id, 'revisi')).statusCode).toBe(422);
    await komcad.done(await komcad.step(komcad.team, id, 'revisi', { catatan: 'Perbaiki alamat.' }));
    const returned = await komcad.done(await student.get(`${P}/${id}`));
    expect(returned).toMatchObject({ status: 'revisi', catatanTerakhir: 'Perbaiki alamat.' });
    await komcad.done(await komcad.handIn(student, returned));
    const before = await komcad.done(await komcad.team.get(`v6/komcad/program/${komcad.opening.id}`));
    await komcad.done(await komcad.step(komcad.coordinator, id, 'tolak', { catatan: 'IPK turun.' }));
    expect(await komcad.done(await student.get(`${P}/${id}`))).toMatchObject({ status: 'ditolak' });
    const after = await komcad.done(await komcad.team.get(`v6/komcad/program/${komcad.opening.id}`));
    expect(Number(after.terisi)).toBe(Number(before.terisi) - 1);
    expect((await komcad.step(komcad.coordinator, id, 'rekomendasikan')).statusCode).toBe(409);
  });

  it('mundur dengan alasan; tahapnya tetap', async () => {
    const { student, id } = await komcad.reach('ijin_terbit');
    await komcad.done(await komcad.step(student, id, 'mundur', { catatan: 'Sakit.' }));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'ijin_terbit', statusPendaftaran: 'mengundurkan_diri' });
    expect(await komcad.done(await komcad.team.get(`${N}/${id}`))).toMatchObject({ alasanMundur: 'Sakit.' });
  });
});

describe('keputusan akhir', () => {
  const takeBack = (id: string, more = { catatan: 'Keliru memilih nama.' }) =>
    komcad.step(komcad.team, id, 'batalkan', more);
  const taken = async () =>
    Number((await komcad.done(await komcad.team.get(`v6/komcad/program/${komcad.opening.id}`))).terisi);

  it('tidak lulus dibatalkan dengan catatan: kembali ke tahap sebelumnya dan menempati kursinya lagi', async () => {
    const { id } = await komcad.reach('verifikasi_kelulusan');
    await komcad.done(await komcad.step(komcad.team, id, 'tidak_lulus', { catatan: 'Tidak memenuhi.' }));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'tidak_lulus', statusPendaftaran: 'ditolak' });
    const before = await taken();
    expect((await komcad.step(komcad.team, id, 'batalkan')).statusCode).toBe(422);
    expect((await komcad.step(komcad.coordinator, id, 'batalkan', { catatan: 'Salah.' })).statusCode).toBe(403);
    await komcad.done(await takeBack(id));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'verifikasi_kelulusan', statusPendaftaran: 'diajukan' });
    expect(await taken()).toBe(before + 1);
    await komcad.verifyAll(id);
    await komcad.done(await komcad.step(komcad.team, id, 'terima_kelulusan'));
    await komcad.done(await komcad.step(komcad.team, id, 'mundur', { catatan: 'Sakit.' }));
    await komcad.done(await takeBack(id));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'lulus', statusPendaftaran: 'disetujui' });
  });

  it('gugur dibatalkan: latsarmil dilanjutkan sampai pelaporan, lalu konversinya terbuka', async () => {
    const { id, student } = await komcad.reach('latsarmil');
    await komcad.done(await komcad.step(komcad.team, id, 'gugur', { catatan: 'Cedera.' }));
    expect(await komcad.done(await komcad.team.get(`${N}/${id}`))).toMatchObject({ status: 'selesai' });
    await komcad.done(await takeBack(id));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'latsarmil', statusPendaftaran: 'berjalan' });
    const told = await komcad.db.query<{ judul: string }>('select judul from notifikasi where id_user = $1', [
      student.userId,
    ]);
    expect(told.map(({ judul }) => judul)).toContain('Keputusan dibatalkan');
  });

  it('tanpa kursi yang tersisa keputusan itu tidak dibatalkan', async () => {
    const opening = await komcad.makeOpening({ kuota: 1 });
    const { id } = await komcad.reach('administrasi', opening);
    await komcad.done(await komcad.step(komcad.coordinator, id, 'tolak', { catatan: 'IPK turun.' }));
    const other = await komcad.reach('administrasi', opening);
    expect(komcad.refusal(await takeBack(id))).toEqual([409, 'Kuota gelombang ini sudah penuh.']);
    await komcad.done(await komcad.step(komcad.coordinator, other.id, 'tolak', { catatan: 'IPK turun.' }));
    await komcad.done(await takeBack(id));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'administrasi', statusPendaftaran: 'diajukan' });
  });
});

describe('dokumen', () => {
  it('yang sah terkunci; yang ditolak diganti dan menunggu lagi', async () => {
    const { student, id } = await komcad.reach('administrasi');
    const found = await komcad.db.query<{ id: string; jenis: string }>(
      'select id, jenis_dokumen as jenis from komcad_dokumen where id_pendaftar_mbkm = $1',
      [id],
    );
    const of = (jenis: string) => `${D}/${found.find(each => each.jenis === jenis)?.id}`;
    await komcad.done(await komcad.coordinator.post(`${of('transkrip')}/aksi/sahkan`, {}));
    // The identity card is Tim MBKM's to verify.
    expect((await komcad.coordinator.post(`${of('ktp')}/aksi/sahkan`, {})).statusCode).toBe(409);
    const file = await komcad.file(student, 'komcad/dokumen');
    expect(komcad.refusal(await student.put(of('transkrip'), { file }))).toEqual([
      409,
      'Dokumen sudah diverifikasi dan tidak dapat diganti.',
    ]);
    await komcad.done(await komcad.team.post(`${of('ktp')}/aksi/tolak`, { catatan: 'Buram.' }));
    expect(await komcad.done(await student.put(of('ktp'), { file }))).toMatchObject({
      status: 'menunggu',
      catatan: null,
    });
  });

  it('hanya pada tahapnya, dan hanya jenis berkas yang diminta', async () => {
    const { student, id } = await komcad.reach('administrasi');
    expect((await komcad.upload(student, id, 'laporan_akhir')).statusCode).toBe(409);
    expect((await komcad.upload(student, id, 'bukti_lulus_kompetensi')).statusCode).toBe(409);
  });
});

describe('sampai nilai', () => {
  it('seleksi, kelulusan, latsarmil, laporan, nilai: pendaftaran berjalan lalu selesai', async () => {
    const { student, id, dosen } = await komcad.reach('penilaian');
    expect(await komcad.now(id)).toMatchObject({ tahap: 'penilaian', statusPendaftaran: 'berjalan' });
    const sheet = `v6/komcad/penilaian/${id}`;
    // sikap 30, pengetahuan 40, jasmani 30 %: 27 + 32 + 25,65
    expect(await komcad.done(await dosen.get(sheet))).toMatchObject({ nilaiLatsarmil: 84.65, status: 'draf' });
    expect(await komcad.done(await dosen.put(sheet, { nilaiLaporan: 88, nilaiLogbook: 90 }))).toMatchObject({
      nilaiAkhir: 85.86,
    });
    expect(komcad.refusal(await dosen.post(`${sheet}/aksi/finalkan`, {}))).toEqual([
      409,
      'Paket konversi belum disetujui.',
    ]);
    await komcad.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'disetujui' where id = $1`, [id]);
    expect(komcad.refusal(await dosen.post(`${sheet}/aksi/finalkan`, {}))).toEqual([
      409,
      'Log kegiatan yang disetujui belum cukup.',
    ]);
    await komcad.team.put('mbkm/konfigurasi/komcad.logMinimal', { nilai: 0 });
    await komcad.done(await komcad.upload(student, id, 'sertifikat_latsarmil'));
    await komcad.verifyAll(id);
    await komcad.done(await dosen.post(`${sheet}/aksi/finalkan`, {}));
    expect(await komcad.now(id)).toMatchObject({ tahap: 'selesai', statusPendaftaran: 'selesai' });
    expect(await komcad.done(await komcad.team.get(`${N}/${id}`))).toMatchObject({
      status: 'selesai',
      nilaiMitra: 84.65,
      nilaiDosen: 88,
      nilaiAkhir: 85.86,
    });
  });
});
