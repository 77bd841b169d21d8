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
