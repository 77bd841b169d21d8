import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatriksMingguan } from '../../../resources/kkn/matriksMingguan.ts';
import { cal } from '../magang/place.ts';
import { type KknPlace, openKkn, type Running, runningGroup } from './place.ts';

/** Proposal, weekly report and travel report (docs/domain/30 §1.8, §1.10, §1.11; scenarios 6 and 7). */

const R = 'v3/kkn/proposal';
const W = 'v3/kkn/laporan-tugas-mingguan';
const T = 'v3/kkn/laporan-perjalanan-dinas';
type Row = Record<string, unknown> & { id: string; version: number };

let kkn: KknPlace;
let run: Running;
let penanggung: string;

beforeAll(async () => {
  kkn = await openKkn();
  run = await runningGroup(kkn);
  const rows = (await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${run.idKelompok}`))).anggota as Row[];
  penanggung = String(rows[0]?.id);
});
afterAll(() => kkn.world.close());

/** A PDF that somebody has uploaded for a field. */
async function pdf(userId: string, resource: string, ...fields: string[]): Promise<Record<string, string>> {
  const files = await kkn.documents(userId, ...fields);
  await kkn.db.execute(`update internal_berkas set resource = $2 where uploaded_by = $1 and resource like 'magang/%'`, [
    userId,
    resource,
  ]);
  return files;
}

const panjang = (n: number) => 'Desa ini memiliki lahan pesisir yang luas dan belum dikelola bersama. '.repeat(n);
const kerja = (nama: string, over: Record<string, unknown> = {}) => ({
  nama,
  bidang: 'lingkungan',
  jenis: 'utama',
  idPenanggungJawab: penanggung,
  indikator: 'Terlaksana',
  tanggalMulai: cal.day(-10),
  tanggalSelesai: cal.day(5),
  anggaran: 250000,
  sumberDana: 'desa',
  ...over,
});
const isiProposal = () => ({
  idKelompok: run.idKelompok,
  judul: 'Pesisir Lestari',
  ringkasan: panjang(4),
  analisisSituasi: panjang(1),
  permasalahan: panjang(1),
  solusi: panjang(1),
  sasaran: 'Kelompok tani',
});

describe('proposal (skenario 6)', () => {
  it('naik dari kelompok ke DPL lalu Tim MBKM, kembali dengan komentar per bagian, versi lama tetap ada', async () => {
    const { ketua, anggota, dpl } = run;
    const files = await pdf(ketua.person.userId, 'kkn/proposal', 'berkasProposal');
    const made = await kkn.done(
      await ketua.person.post(R, { ...isiProposal(), ...files, programKerja: [kerja('Satu'), kerja('Dua')] }),
    );
    expect(made.totalAnggaran).toBe(500000);
    const few = await ketua.person.post(`${R}/${made.id}/aksi/ajukan`, {});
    expect(few.json().errors).toEqual({ programKerja: 'Isi minimal tiga program kerja.' });
    const outside = await ketua.person.put(`${R}/${made.id}`, {
      programKerja: [kerja('Satu'), kerja('Dua'), kerja('Tiga', { tanggalSelesai: cal.day(60) })],
    });
    expect(outside.json().errors).toEqual({ 'programKerja.2.tanggalSelesai': 'Tanggal di luar masa pelaksanaan KKN.' });
    const whole = { tanggalMulai: cal.day(-20), tanggalSelesai: cal.day(20) };
    const early = await ketua.person.put(`${R}/${made.id}`, {
      programKerja: [kerja('Satu'), kerja('Dua'), kerja('Tiga', { tanggalMulai: cal.day(-21) })],
    });
    expect(Object.keys(early.json().errors)).toEqual(['programKerja.2.tanggalMulai']);
    await kkn.done(
      await anggota.person.put(`${R}/${made.id}`, {
        programKerja: [kerja('Satu'), kerja('Dua'), kerja('Tiga', whole)],
      }),
    );
    expect((await anggota.person.post(`${R}/${made.id}/aksi/ajukan`, {})).statusCode).toBe(403);
    expect(await kkn.done(await ketua.person.post(`${R}/${made.id}/aksi/ajukan`, {}))).toMatchObject({
      status: 'diajukan',
      terlambat: false,
    });
    expect((await kkn.team.post(`${R}/${made.id}/aksi/setujui`, {})).statusCode).toBe(409);
    expect(await kkn.done(await dpl.person.post(`${R}/${made.id}/aksi/setujui`, {}))).toMatchObject({
      status: 'disetujui_dpl',
    });
    await kkn.done(
      await kkn.team.put(`${R}/${made.id}`, { komentar: [{ bagian: 'anggaran', isi: 'Rinci anggaran bibit.' }] }),
    );
    await kkn.done(await kkn.team.post(`${R}/${made.id}/aksi/revisi`, { catatan: 'Lihat komentar.' }));
    const back = await kkn.done(await ketua.person.get(`${R}/${made.id}`));
    expect(back).toMatchObject({
      status: 'revisi',
      komentar: [{ bagian: 'anggaran', isi: 'Rinci anggaran bibit.', penulis: expect.stringMatching(/.+/) }],
    });
    const forged = await ketua.person.put(`${R}/${made.id}`, { komentar: [{ bagian: 'lainnya', isi: 'Sudah baik.' }] });
    expect(forged.json().errors).toEqual({ komentar: 'Komentar ditulis oleh pemeriksa.' });
    // A remark that is left out stays: it is what the group was told.
    const without = await kkn.done(await ketua.person.put(`${R}/${made.id}`, { komentar: [] }));
    expect(without.komentar).toMatchObject([{ isi: 'Rinci anggaran bibit.' }]);
    const second = await pdf(ketua.person.userId, 'kkn/proposal', 'berkasProposal');
    await kkn.done(await ketua.person.put(`${R}/${made.id}`, second));
    await kkn.done(await ketua.person.post(`${R}/${made.id}/aksi/ajukan`, {}));
    const versions = await kkn.db.query('select 1 from internal_berkas where id = any($1::uuid[])', [
      [files.berkasProposal, second.berkasProposal],
    ]);
    expect(versions).toHaveLength(2);
    const other = await kkn.supervisor(run.idGelombang);
    expect((await other.person.get(`${R}/${made.id}`)).statusCode).toBe(404);
  });
});

describe('laporan mingguan', () => {
  it('menyebut program kerja kelompoknya, tidak turun, dan disetujui dengan skor', async () => {
    const { ketua, anggota, dpl, idKelompok } = run;
    const [proposal] = (await ketua.person.get(R)).json<Row[]>();
    const [first] = (await kkn.done(await ketua.person.get(`${R}/${proposal?.id}`))).programKerja as Row[];
    const tugas = (realisasiPersen: number) => [
      {
        uraianTugas: 'Menyiapkan bibit',
        idProgramKerja: first?.id,
        idAnggota: penanggung,
        realisasiPersen,
        jamKerja: 12.5,
      },
    ];
    const body = { idKelompok, ringkasan: panjang(2), rencanaMingguDepan: 'Menanam.' };
    const satu = await kkn.done(await anggota.person.post(W, { ...body, mingguKe: 1, tugas: tugas(40) }));
    await kkn.done(await ketua.person.post(`${W}/${satu.id}/aksi/ajukan`, {}));
    const turun = await anggota.person.post(W, { ...body, mingguKe: 2, tugas: tugas(30) });
    expect(turun.json().errors, turun.body).toEqual({
      'tugas.0.realisasiPersen': 'Realisasi tidak boleh turun dari 40%.',
    });
    const items = [{ id: satu.id, version: (await kkn.done(await dpl.person.get(`${W}/${satu.id}`))).version }];
    const bare = await dpl.person.put(`${W}/verifikasi`, { items, aksi: 'setujui' });
    expect(bare.json().gagal).toMatchObject([{ id: satu.id, pesan: 'Wajib diisi.' }]);
    expect((await dpl.person.put(`${W}/verifikasi`, { items, aksi: 'setujui', skor: 85 })).json().berhasil).toEqual([
      satu.id,
    ]);
  });

  it('matriks kelompok dan minggu: DPL melihat kelompoknya, orang lain tidak, draf belum ada baginya', async () => {
    const { anggota, dpl, idKelompok, idGelombang } = run;
    const second = { idKelompok, mingguKe: 2, ringkasan: panjang(2), rencanaMingguDepan: 'Menanam.', tugas: [] };
    await kkn.done(await anggota.person.post(W, second));
    const matrix = async (who: { get: typeof dpl.person.get }) => {
      const answer = await who.get(`${W}/matriks`, { idGelombang });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<MatriksMingguan>();
    };
    const { minggu, kelompok: groups } = await matrix(dpl.person);
    // 41 days: five whole weeks and six days; two of them are over.
    expect(minggu.map(({ lewat }) => lewat)).toEqual([true, true, false, false, false, false]);
    expect(minggu[5]).toMatchObject({ selesai: cal.day(20), jatuhTempo: cal.day(23) });
    await kkn.done(await kkn.team.put('mbkm/konfigurasi/kkn.hariMingguan', { nilai: 5 }));
    expect((await matrix(dpl.person)).minggu[5]).toMatchObject({ jatuhTempo: cal.day(25) });
    await kkn.done(await kkn.team.put('mbkm/konfigurasi/kkn.hariMingguan', { nilai: 3 }));
    expect(groups).toMatchObject([{ id: idKelompok, laporan: [{ mingguKe: 1, status: 'disetujui', skor: 85 }] }]);
    expect((await matrix(anggota.person)).kelompok[0]?.laporan.map(({ status }) => status)).toEqual([
      'disetujui',
      'draf',
    ]);
    const other = await kkn.supervisor(idGelombang);
    expect((await matrix(other.person)).kelompok).toEqual([]);
    expect((await dpl.person.get(`${W}/matriks`)).statusCode).toBe(400);
    expect((await (await kkn.as('HA06')).get(`${W}/matriks`, { idGelombang })).statusCode).toBe(403);
  });
});

describe('perjalanan dinas (skenario 7)', () => {
  it('menjumlahkan biaya, meminta buktinya, dan disetujui Tim MBKM', async () => {
    const { dpl, ketua, idKelompok } = run;
    const own = await kkn.db.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [
      dpl.idPegawai,
    ]);
    const files = await pdf(
      String(own?.id),
      'kkn/laporan-perjalanan-dinas',
      'berkasSuratTugas',
      'berkasSppd',
      'berkasBukti',
    );
    const { berkasBukti, ...needed } = files;
    const trip = {
      idDpl: dpl.id,
      idKelompok: [idKelompok],
      jenisKunjungan: 'evaluasi',
      nomorSuratTugas: 'ST/1',
      tanggalSuratTugas: cal.day(-6),
      tanggalBerangkat: cal.day(-5),
      tanggalKembali: cal.day(-4),
      transportasi: 'kendaraan_pribadi',
      maksud: 'Evaluasi',
      hasil: panjang(2),
      biayaTransport: 350000,
      uangHarian: 500000,
      ...needed,
    };
    const bare = await dpl.person.post(T, trip);
    expect(bare.json().errors, bare.body).toEqual({ berkasBukti: 'Unggah bukti biaya.' });
    const made = await kkn.done(await dpl.person.post(T, { ...trip, berkasBukti }));
    expect(made.totalBiaya).toBe(850000);
    const overlap = await dpl.person.post(T, { ...trip, berkasBukti, tanggalBerangkat: cal.day(-4) });
    expect(overlap.json().errors).toMatchObject({
      tanggalBerangkat: 'Tanggal bertumpuk dengan perjalanan dinas lain.',
    });
    // One that ends on the day on which the other begins shares it.
    const sharing = { tanggalBerangkat: cal.day(-6), tanggalKembali: cal.day(-5) };
    const shared = await dpl.person.post(T, { ...trip, berkasBukti, ...sharing });
    expect(shared.json().errors).toMatchObject({
      tanggalBerangkat: 'Tanggal bertumpuk dengan perjalanan dinas lain.',
    });
    await kkn.done(await dpl.person.post(`${T}/${made.id}/aksi/ajukan`, {}));
    expect((await dpl.person.put(`${T}/${made.id}`, { temuan: 'x' })).statusCode).toBe(403);
    expect((await ketua.person.get(`${T}/${made.id}`)).statusCode).toBe(403);
    expect(await kkn.done(await kkn.team.post(`${T}/${made.id}/aksi/setujui`, {}))).toMatchObject({
      status: 'disetujui',
    });
    const recap = { idGelombang: run.idGelombang };
    const found = (await kkn.team.get(`${T}/rekap`, recap)).json();
    expect(found.kelompok).toMatchObject([{ id: idKelompok, kunjungan: 1, jenis: 'Evaluasi', biaya: 850000 }]);
    const trips = { perjalanan: 1, menunggu: 0, biaya: 850000, terakhir: cal.day(-5) };
    expect(found.dpl).toContainEqual({ id: dpl.id, dpl: dpl.nama, kelompok: 1, ...trips });
    expect((await dpl.person.get(`${T}/rekap`, recap)).statusCode).toBe(403);
    expect((await kkn.team.get(`${T}/rekap`)).statusCode).toBe(400);
    const sheet = await kkn.team.get(`${T}/rekap/export`, { ...recap, format: 'csv' });
    expect(sheet.body).toMatch(/Kelompok;|Kelompok,/);
  });

  it('boleh kembali hari ini, tidak besok; yang ditolak tidak menghalangi yang lain', async () => {
    const { dpl, idKelompok } = run;
    const own = await kkn.db.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [
      dpl.idPegawai,
    ]);
    const trip = async (kembali: number) => ({
      idDpl: dpl.id,
      idKelompok: [idKelompok],
      jenisKunjungan: 'evaluasi',
      nomorSuratTugas: 'ST/2',
      tanggalSuratTugas: cal.day(-6),
      tanggalBerangkat: cal.day(-1),
      tanggalKembali: cal.day(kembali),
      transportasi: 'kendaraan_pribadi',
      maksud: 'Evaluasi',
      hasil: panjang(2),
      ...(await pdf(String(own?.id), T.replace('v3/', ''), 'berkasSuratTugas', 'berkasSppd')),
    });
    const late = await dpl.person.post(T, await trip(1));
    expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['tanggalKembali']]);
    const today = await kkn.done(await dpl.person.post(T, await trip(0)));
    expect((await dpl.person.post(T, await trip(0))).statusCode).toBe(422);
    await kkn.done(await dpl.person.post(`${T}/${today.id}/aksi/ajukan`, {}));
    await kkn.done(await kkn.team.post(`${T}/${today.id}/aksi/tolak`, { catatan: 'Tanpa tujuan.' }));
    await kkn.done(await dpl.person.post(T, await trip(0)));
  });
});
