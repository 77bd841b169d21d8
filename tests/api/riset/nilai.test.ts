import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RekapLuaranRiset } from '../../../resources/riset/rekapLuaran.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { partnerId } from '../../../server/demo/partners.ts';
import { pdfText } from '../support/pdfText.ts';
import { B, cal, G, N, openRiset, P, type RisetPlace, type Row, U } from './place.ts';

/** The logbook with its progress, outputs and both grades (docs/domain/40 §1.2, §4.3, §4.4, scenario 8). */

let riset: RisetPlace;
beforeAll(async () => {
  riset = await openRiset();
});
afterAll(() => riset.world.close());

const entry = (idPendaftarMbkm: string, over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm,
  tanggal: cal.day(-1),
  jamMulai: '08:00',
  jamSelesai: '10:00',
  tahapRiset: 'eksperimen',
  kegiatan: 'Menjalankan percobaan pertama di laboratorium.',
  hasil: 'Berhasil.',
  kemajuan: 20,
  dokumen: [],
  ...over,
});

/** Approved entries as the portal would have stored them. */
const approveLogs = (id: string, n: number) =>
  riset.db.execute(
    `insert into riset_log_book (id, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, tanggal, jam_mulai, jam_selesai,
       durasi_jam, tahap_riset, kegiatan, hasil, kemajuan, status, tanggal_diajukan, version)
     select gen_random_uuid(), t.id, t.id_mahasiswa, t.npm, t.nama_mahasiswa, current_date - 60 - i, '08:00', '10:00', 2,
       'analisis', 'Kegiatan riset yang panjang.', 'Ada.', 10, 'disetujui', now(), 1
     from mbkm_pendaftar_program_mbkm t, generate_series(1, $2::int) i where t.id = $1`,
    [id, n],
  );

const approvePackage = (id: string) =>
  riset.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'disetujui' where id = $1`, [id]);

/** The required outputs, handed in and accepted by the public door. */
async function finishOutputs({ student, id, dosen }: Awaited<ReturnType<RisetPlace['running']>>): Promise<Row[]> {
  const made: Row[] = [];
  for (const kind of ['laporan_akhir', 'artikel_jurnal']) {
    const row = await riset.done(
      await student.post(U, {
        idPendaftarMbkm: id,
        idJenisLuaran: idOf('master/jenis-luaran', kind),
        judul: `Luaran ${kind}`,
        capaian: 'selesai',
        tanggal: cal.day(-2),
        kontribusi: 'Menulis.',
        penulis: [],
        berkas: await riset.file(student, 'riset/luaran', 'berkas'),
      }),
    );
    await riset.done(await student.post(`${U}/${row.id}/aksi/ajukan`, {}));
    made.push(await riset.done(await dosen.post(`${U}/${row.id}/aksi/setujui`, {})));
  }
  return made;
}

const partnerGrade = (idPendaftarMbkm: string, over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm,
  disiplin: 80,
  kompetensiRiset: 85,
  kerjaSama: 90,
  hasilKerja: 80,
  namaPenilai: 'Laksmi',
  jabatanPenilai: 'Peneliti',
  tanggalPenilaian: cal.day(-1),
  ...over,
});
const parts = { proposal: 80, proses: 85, laporan: 90, presentasi: 85, luaran: 80 };

describe('log kegiatan', () => {
  it('kemajuan tidak turun di bawah yang terakhir disetujui; mitra memberi paraf', async () => {
    const { student, id, dosen } = await riset.running();
    const first = await riset.done(await student.post(B, entry(id)));
    await riset.done(await student.post(`${B}/${first.id}/aksi/ajukan`, {}));
    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    const seen = await riset.done(await mitra.get(`${B}/${first.id}`));
    const signed = await mitra.put(`${B}/verifikasi`, {
      items: [{ id: first.id, version: seen.version }],
      aksi: 'paraf',
      catatan: 'Rapi.',
    });
    expect(signed.statusCode, signed.body).toBe(200);
    await riset.done(await dosen.post(`${B}/${first.id}/aksi/setujui`, {}));
    const back = await student.post(B, entry(id, { jamMulai: '13:00', jamSelesai: '14:00', kemajuan: 15 }));
    expect(back.json().errors).toEqual({ kemajuan: 'Kemajuan tidak boleh lebih rendah dari 20%.' });
    const clash = await student.post(B, entry(id, { jamMulai: '09:00', jamSelesai: '11:00', kemajuan: 30 }));
    expect(Object.values(clash.json().errors)).toEqual([
      'Waktu kegiatan bertumpang tindih dengan log lain pada tanggal yang sama: Riset Bersama Dosen dan Mitra, 08.00–10.00 “Eksperimen”.',
    ]);
    const old = await student.post(B, entry(id, { tanggal: cal.day(-20), kemajuan: 30 }));
    expect(old.json().errors).toEqual({
      tanggal: 'Log kegiatan hanya dapat diisi maksimal 14 hari ke belakang.',
    });
  });
});

describe('nilai', () => {
  it('80, 85, 90, 80 dan 80, 85, 90, 85, 80 menjadi 84,40 (A-); riset selesai', async () => {
    const found = await riset.running();
    const { id, dosen } = found;
    const sheet = () => riset.team.get(`${G}/${id}`).then(riset.done);
    await riset.done(await dosen.put(`${G}/${id}`, { ...parts, tanggalPresentasi: cal.day(-1) }));
    const finalise = async () => riset.refusal(await dosen.post(`${G}/${id}/aksi/finalkan`, {}));
    expect(await finalise()).toEqual([409, 'Paket konversi belum disetujui.']);
    await approvePackage(id);
    await approveLogs(id, 12);
    expect(await finalise()).toEqual([409, 'Log disetujui baru 12 dari 30.']);
    await approveLogs(id, 18);
    expect((await finalise())[1]).toMatch(/^Luaran wajib belum lengkap: /);
    await finishOutputs(found);
    expect(await finalise()).toEqual([409, 'Nilai mitra belum final.']);

    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    const given = await riset.done(await mitra.post(N, partnerGrade(id)));
    expect(given).toMatchObject({ nilai: 83.5, sumber: 'portal', status: 'draf' });
    expect(await finalise()).toEqual([409, 'Nilai mitra belum final.']);
    await riset.done(await mitra.post(`${N}/${given.id}/aksi/finalkan`, {}));
    expect(riset.refusal(await mitra.put(`${N}/${given.id}`, { disiplin: 90 }))).toEqual([
      409,
      'Nilai mitra sudah final.',
    ]);

    const ready = (await dosen.get(`${G}/${id}/kesiapan`)).json<{ syarat: { pesan: string | null }[] }>();
    expect(ready.syarat.every(({ pesan }) => pesan === null)).toBe(true);
    await riset.done(await dosen.post(`${G}/${id}/aksi/finalkan`, {}));
    expect(await sheet()).toMatchObject({
      status: 'final',
      nilaiDosen: 85,
      nilaiMitra: 83.5,
      nilaiAkhir: 84.4,
      nilaiHuruf: 'A-',
    });
    expect(await riset.done(await riset.team.get(`${P}/${id}`))).toMatchObject({
      status: 'selesai',
      nilaiMitra: 83.5,
      nilaiDosen: 85,
      nilaiAkhir: 84.4,
      nilaiHuruf: 'A-',
    });

    expect(riset.refusal(await riset.team.post(`${N}/${given.id}/aksi/buka`, { catatan: 'Salah.' }))[0]).toBe(409);
    await riset.done(await riset.team.post(`${G}/${id}/aksi/buka`, { catatan: 'Salah hitung.' }));
    expect(await riset.done(await riset.team.get(`${P}/${id}`))).toMatchObject({ status: 'selesai', nilaiAkhir: null });
    await riset.done(await dosen.put(`${G}/${id}`, { laporan: 95 }));
    await riset.done(await dosen.post(`${G}/${id}/aksi/finalkan`, {}));
    await riset.db.execute(`update mbkm_pendaftar_program_mbkm set status_konversi = 'final' where id = $1`, [id]);
    expect(riset.refusal(await riset.team.post(`${G}/${id}/aksi/buka`, { catatan: 'Lagi.' }))).toEqual([
      409,
      'Nilai sudah diproses pada konversi. Gunakan revisi nilai.',
    ]);
  });

  it('formulir yang dilampirkan mitra pada nilainya tidak dibaca mahasiswa sebelum konversi final', async () => {
    const { student, id } = await riset.running();
    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    const berkas = await riset.file(mitra, 'riset/nilai-mitra', 'berkas');
    const given = await riset.done(await mitra.post(N, partnerGrade(id, { berkas })));
    expect(given.berkas).toBe(berkas);
    const seen = await riset.done(await student.get(`${N}/${given.id}`));
    expect([seen.nilai, seen.berkas].every(value => value === undefined || value === null)).toBe(true);
    expect((await mitra.get('files', { id: berkas })).statusCode).not.toBe(404);
    expect((await student.get('files', { id: berkas })).statusCode).toBe(404);
  });

  it('formulir yang diunggah diperiksa dosen; nilai dari mitra menggantikan yang belum final', async () => {
    const { student, id, dosen } = await riset.running();
    const made = await riset.done(await student.post(N, partnerGrade(id)));
    expect(made).toMatchObject({ sumber: 'unggahan', nilai: 83.5 });
    const bare = await student.post(`${N}/${made.id}/aksi/ajukan`, {});
    expect(riset.refusal(bare)).toEqual([422, 'Unggah formulir bertanda tangan.']);
    await riset.done(
      await student.put(`${N}/${made.id}`, { berkas: await riset.file(student, 'riset/nilai-mitra', 'berkas') }),
    );
    expect(await riset.done(await student.get(`${N}/${made.id}`))).toMatchObject({ bolehUbah: true });
    await riset.done(await student.post(`${N}/${made.id}/aksi/ajukan`, {}));
    expect(await riset.done(await student.get(`${N}/${made.id}`))).toMatchObject({ bolehUbah: false });
    await riset.done(await dosen.post(`${N}/${made.id}/aksi/revisi`, { catatan: 'Tidak terbaca.' }));
    expect(await riset.done(await student.get(`${N}/${made.id}`))).toMatchObject({
      catatanPemeriksa: 'Tidak terbaca.',
    });

    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    const given = await riset.done(await mitra.post(N, partnerGrade(id, { disiplin: 100 })));
    expect(given).toMatchObject({ sumber: 'portal', status: 'draf', nilai: 87.5 });
    const rows = await riset.db.query('select id from riset_nilai_mitra where id_pendaftar_mbkm = $1', [id]);
    expect(rows).toEqual([{ id: given.id }]);
    // The partner's scores are shown with the grades, not before.
    expect(await riset.done(await student.get(`${N}/${given.id}`))).toMatchObject({ nilai: null, disiplin: null });
    expect((await student.put(`${N}/${given.id}`, { disiplin: 100 })).statusCode).toBe(403);
    const stranger = await riset.enter('HA06', { idMitra: partnerId('energi') });
    expect((await stranger.get(`${N}/${given.id}`)).statusCode).toBe(404);
  });

  it('formulir kosong untuk mitra dicetak dengan data peserta; riset tanpa mitra tidak punya', async () => {
    const { student, id, dosen } = await riset.running();
    const answer = await student.get(`${P}/${id}/formulir-nilai`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { pages } = await pdfText(answer.rawPayload);
    const { npm } = await riset.done(await riset.team.get(`${P}/${id}`));
    for (const words of [String(npm), 'Kompetensi riset', '30%', 'Tanda tangan dan stempel'])
      expect(pages[0]?.text).toContain(words);
    expect((await dosen.get(`${P}/${id}/formulir-nilai`)).statusCode).toBe(200);
    const stranger = await riset.studentPerson();
    expect((await stranger.get(`${P}/${id}/formulir-nilai`)).statusCode).toBe(404);
    const alone = await riset.running({ id_mitra: null, nama_mitra: null });
    expect(riset.refusal(await alone.student.get(`${P}/${alone.id}/formulir-nilai`))).toEqual([
      409,
      'Riset ini tanpa mitra.',
    ]);
  });

  it('tanpa mitra nilai akhir adalah nilai dosen', async () => {
    const found = await riset.running({ id_mitra: null, nama_mitra: null });
    const { id, dosen, student } = found;
    expect((await student.post(N, partnerGrade(id))).json().errors).toEqual({
      idPendaftarMbkm: 'Pilih riset dengan mitra yang sudah berjalan.',
    });
    await approvePackage(id);
    await approveLogs(id, 30);
    await finishOutputs(found);
    await riset.done(await dosen.put(`${G}/${id}`, { ...parts, tanggalPresentasi: cal.day(-1) }));
    await riset.done(await dosen.post(`${G}/${id}/aksi/finalkan`, {}));
    expect(await riset.done(await riset.team.get(`${P}/${id}`))).toMatchObject({ nilaiAkhir: 85, nilaiMitra: null });
  });
});

describe('luaran', () => {
  it('yang diwajibkan skema ada di daftar periksa, di rekap per mahasiswa, dan dalam ekspornya', async () => {
    const poster = idOf('master/jenis-luaran', 'poster');
    const { student, id, dosen } = await riset.running();
    const checklist = async () =>
      (await riset.done(await student.get(`${U}/kelengkapan`, { idPendaftarMbkm: id }))) as unknown as {
        lengkap: boolean;
        syarat: { namaJenisLuaran: string; idJenisLuaran: string; wajib: boolean; terpenuhi: boolean }[];
      };
    const before = (await checklist()).syarat.filter(({ wajib }) => wajib);
    expect(before.map(({ idJenisLuaran }) => idJenisLuaran)).not.toContain(poster);
    const scheme = await riset.makeScheme({ idJenisLuaran: [poster, ...before.map(each => each.idJenisLuaran)] });
    await riset.db.execute('update riset_pendaftaran set id_skema = $2 where id_pendaftar_mbkm = $1', [id, scheme.id]);
    const after = (await checklist()).syarat.filter(({ wajib }) => wajib);
    // Requirements of both are listed once.
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ idJenisLuaran }) => idJenisLuaran === poster)).toMatchObject({ terpenuhi: false });

    const file = await riset.file(student, 'riset/luaran', 'berkas');
    const made = await riset.done(
      await student.post(U, {
        idPendaftarMbkm: id,
        idJenisLuaran: poster,
        judul: 'Poster',
        capaian: 'selesai',
        tanggal: cal.day(-2),
        kontribusi: 'Merancang.',
        penulis: [],
        berkas: file,
      }),
    );
    await riset.done(await student.post(`${U}/${made.id}/aksi/ajukan`, {}));
    const { idPeriode } = await riset.done(await riset.team.get(`${P}/${id}`));
    const rowFor = async (who: typeof dosen) => {
      const answer = await who.get(`${U}/rekap`, { idPeriode: String(idPeriode) });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<RekapLuaranRiset>().peserta.find(row => row.id === id);
    };
    expect(await rowFor(dosen)).toMatchObject({ [poster]: 'Diajukan', wajib: after.length, terpenuhi: 0 });
    await riset.done(await dosen.post(`${U}/${made.id}/aksi/setujui`, {}));
    expect(await rowFor(dosen)).toMatchObject({ [poster]: 'Disetujui', wajib: after.length, terpenuhi: 1 });
    expect((await checklist()).syarat.find(({ idJenisLuaran }) => idJenisLuaran === poster)?.terpenuhi).toBe(true);
    expect((await rowFor({ ...riset.coordinator, idPegawai: '' }))?.terpenuhi).toBe(1);
    expect(await rowFor(await riset.lecturer())).toBeUndefined();
    const sheet = await dosen.get(`${U}/rekap/export`, { idPeriode: String(idPeriode), format: 'csv' });
    expect([sheet.statusCode, sheet.body.includes('Poster'), sheet.body.includes('Disetujui')]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await student.get(`${U}/rekap`, { idPeriode: String(idPeriode) })).statusCode).toBe(403);
    expect((await dosen.get(`${U}/rekap`)).statusCode).toBe(400);
  });

  it('yang disetujui disalin ke portofolio sekali, dengan penulisnya', async () => {
    const found = await riset.running();
    const { student, id } = found;
    const [, article] = await finishOutputs(found);
    const kategori = await riset.db.one<{ id: string }>('select id from master_kategori_jurnal order by kode limit 1');
    const more = {
      version: (await riset.done(await student.get(`${U}/${article?.id}`))).version,
      namaJurnal: 'Jurnal Uji',
      idKategoriJurnal: kategori?.id,
      issn: '2088-3714',
      penerbit: 'UNR',
      tautan: `https://x.example/${uuidv7()}`,
      pengindeks: 'sinta3',
      statusArtikel: 'submitted',
      berkasArtikel: await riset.file(student, 'portofolio/jurnal', 'berkasArtikel'),
    };
    const missing = await student.post(`${U}/${article?.id}/salin-portofolio`, { version: more.version });
    expect(missing.statusCode).toBe(422);
    const copied = await riset.done(await student.post(`${U}/${article?.id}/salin-portofolio`, more));
    expect(copied).toMatchObject({ jenis: 'jurnal' });
    const work = await riset.done(await student.get(`v9/jurnal-mhs/${copied.id}`));
    expect(work).toMatchObject({
      judul: 'Luaran artikel_jurnal',
      status: 'draf',
      tahun: Number(cal.day(-2).slice(0, 4)),
    });
    const now = await riset.done(await student.get(`${U}/${article?.id}`));
    const again = await student.post(`${U}/${article?.id}/salin-portofolio`, { ...more, version: now.version });
    expect(riset.refusal(again)).toEqual([409, 'Luaran ini sudah disalin ke portofolio.']);
    expect((await riset.team.get('v5/riset/mhs', { filter: { id } })).json<Row[]>()).toMatchObject([
      { luaran: { selesai: 2, target: 2 }, log: { selesai: 0, target: 30 } },
    ]);
  });
});
