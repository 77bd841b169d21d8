import type { FeederRow } from '../port.ts';

/** Kinds of activities as PDDikti lists them (2026), for the stand-in. */
export const jenisAktivitasContoh: readonly FeederRow[] = [
  ['13', 'Magang/praktik kerja'],
  ['14', 'Asistensi mengajar di satuan pendidikan'],
  ['15', 'Penelitian/riset'],
  ['16', 'Proyek kemanusiaan'],
  ['17', 'Kegiatan wirausaha'],
  ['18', 'Studi/proyek independen'],
  ['19', 'Membangun desa/KKN tematik'],
  ['20', 'Bela negara'],
  ['21', 'Pertukaran pelajar'],
].map(([kode, nama]) => ({ id_jenis_aktivitas_mahasiswa: kode, nama }));

export const kategoriKegiatanContoh: readonly FeederRow[] = [
  ['110500', 'Membimbing seminar mahasiswa'],
  ['110600', 'Pembimbing kegiatan mahasiswa di luar kampus'],
].map(([kode, nama]) => ({ id_kategori_kegiatan: kode, nama_kategori_kegiatan: nama }));

export const jenisPrestasiContoh: readonly FeederRow[] = [
  ['1', 'Sains'],
  ['2', 'Seni'],
  ['3', 'Olahraga'],
  ['9', 'Lain-lain'],
].map(([kode, nama]) => ({ id_jenis_prestasi: kode, nama_jenis_prestasi: nama }));

export const tingkatPrestasiContoh: readonly FeederRow[] = [
  ['1', 'Sekolah'],
  ['4', 'Kabupaten/kota'],
  ['5', 'Provinsi'],
  ['6', 'Nasional'],
  ['7', 'Internasional'],
  ['9', 'Lainnya'],
].map(([kode, nama]) => ({ id_tingkat_prestasi: kode, nama_tingkat_prestasi: nama }));
