import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal, G, type KwuPlace, manajemen, openKwu, type Row, type Student } from './place.ts';

/** The money of a business, from its logbook to its reports (docs/domain/30 §1.20, §1.21, scenario 9). */

const L = 'v4/kwu/log-book';
let kwu: KwuPlace;
let ketua: Student;
let anggota: Student;
let dosen: Awaited<ReturnType<KwuPlace['lecturer']>>;
let group: Row;

beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2 });
  ketua = await kwu.entrepreneur();
  anggota = await kwu.entrepreneur({ id_program_prodi: manajemen });
  dosen = await kwu.lecturer();
  group = await kwu.begin(ketua);
  const path = `${G}/${group.id}`;
  await kwu.done(await anggota.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(anggota);
  await kwu.done(await kwu.step(ketua, path, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, path, 'setujui'));
  await kwu.done(await kwu.team.put(path, { idPegawaiDpl: dosen.idPegawai }));
  const profile = `v4/kwu/profile/${(await kwu.profileOf(ketua, group.id)).id}`;
  await kwu.done(await kwu.step(ketua, profile, 'ajukan'));
  await kwu.done(await kwu.step(dosen, profile, 'setujui'));
  // A business becomes active from the first day of its period on.
  await kwu.db.execute('update kwu_pengaturan set tanggal_mulai = $1 where daftar_ulang_mulai = $2', [
    cal.day(-60),
    cal.day(6),
  ]);
  await kwu.done(await kwu.step(kwu.team, profile, 'setujui'));
  // The activity has begun: entries are dated now.
  await kwu.db.execute(
    `update mbkm_pendaftar_program_mbkm set tanggal_mulai = $1 where kode_jenis_mbkm = 'kwu' and status = 'berjalan'`,
    [cal.day(-60)],
  );
});
afterAll(() => kwu.world.close());

const entry = async (who: Student, tanggal: string, more: Record<string, unknown> = {}) => ({
  idPendaftarMbkm: (await kwu.registrationOf(who)).id,
  tanggal,
  durasiJam: 2,
  jenisKegiatan: 'penjualan',
  judul: 'Berjualan di bazar kampus',
  uraian: 'Membuka lapak sejak pagi, melayani pembeli, lalu menghitung hasil penjualan.',
  hasil: 'Laku.',
  ...more,
});
/** An approved entry, as the DPL would have left it. */
async function sold(tanggal: string, omzet: number, pengeluaran: number, status = 'disetujui'): Promise<void> {
  const made = await kwu.done(
    await ketua.post(L, await entry(ketua, cal.day(-1), { omzet, pengeluaran, jumlahTransaksi: 3 })),
  );
  await kwu.db.execute('update kwu_log_book set tanggal = $2, status = $3 where id = $1', [made.id, tanggal, status]);
}

describe('keuangan usaha', () => {
  it('ditulis oleh ketua atau bendahara saja', async () => {
    const refused = await anggota.post(L, await entry(anggota, cal.day(-1), { omzet: 100_000 }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ omzet: 'Angka penjualan diisi oleh ketua atau bendahara.' });
    await kwu.done(await anggota.post(L, await entry(anggota, cal.day(-1))));
  });

  it('dijumlah per bulan dari yang disetujui saja, rupiah bulat, di samping target profil', async () => {
    await kwu.db.execute('delete from kwu_log_book');
    await sold('2026-09-03', 100_001, 40_005);
    await sold('2026-09-20', 250_002, 0);
    await sold('2026-10-02', 75_000, 90_033);
    await sold('2026-10-05', 999_999, 0, 'diajukan');
    const months = (await dosen.get(`${G}/${group.id}/keuangan`)).json();
    expect(months).toEqual([
      { bulan: '2026-09', omzet: 350_003, pengeluaran: 40_005, laba: 309_998, transaksi: 6, target: 3_000_000 },
      { bulan: '2026-10', omzet: 75_000, pengeluaran: 90_033, laba: -15_033, transaksi: 3, target: 3_000_000 },
    ]);
  });

  it('mengisi laporan; angka lain harus dijelaskan, dan satu laporan tiap jenis', async () => {
    const isi = { idKelompok: group.id, jenis: 'keuangan', ringkasan: 'Tiga bulan pertama.' };
    const report = await kwu.done(await ketua.post('v4/kwu/laporan', isi));
    expect(report).toMatchObject({ totalOmzet: 425_003, totalBiaya: 130_038, status: 'draf' });
    expect(kwu.refusal(await ketua.post('v4/kwu/laporan', isi))).toEqual([422, 'Laporan ini sudah ada.']);
    expect((await anggota.post('v4/kwu/laporan', { ...isi, jenis: 'akhir' })).statusCode).toBe(403);
    const path = `v4/kwu/laporan/${report.id}`;
    await kwu.done(await ketua.put(path, { totalOmzet: 500_000 }));
    expect((await kwu.step(ketua, path, 'ajukan')).json().errors).toEqual({
      alasanKoreksi: 'Jelaskan mengapa angka berbeda dari logbook.',
    });
    await kwu.done(await ketua.put(path, { alasanKoreksi: 'Penjualan pekan terakhir belum dicatat.' }));
    expect((await kwu.step(ketua, path, 'ajukan')).json().errors).toEqual({ berkas: 'Unggah berkas laporan.' });
    expect((await dosen.get(path)).statusCode).toBe(404);
  });
});
