import { declared } from '../kit/index.ts';
import type { Bahasa } from '../pengaturan/bahasa.ts';

interface KrsWords
  extends Record<'judul' | 'belum' | 'nama' | 'nomor' | 'asal' | 'prodi' | 'masa' | 'wali' | 'jumlah', string> {
  kolom: readonly string[];
}

/** Words of a printed result sheet, in both languages: a missing one fails the types (docs/domain/50 §4 "KHS PDF"). */
export const khsWords = declared({
  id: {
    judul: 'KARTU HASIL STUDI MAHASISWA INBOUND',
    nama: 'Nama',
    npm: 'Nomor mahasiswa inbound',
    nimAsal: 'NIM asal',
    kampus: 'Perguruan tinggi asal',
    prodiAsal: 'Program studi asal',
    prodi: 'Program studi tujuan',
    masa: 'Masa studi',
    kolom: ['No.', 'Kode', 'Mata Kuliah', 'SKS', 'Nilai', 'Huruf', 'Mutu', 'SKS × Mutu'],
    jumlah: 'Jumlah SKS',
    lulus: 'SKS lulus',
    ips: 'Indeks Prestasi Semester (IPS)',
    skala: 'Skala nilai',
    pindai: 'Pindai untuk memeriksa keaslian dokumen',
    sementara: 'SEMENTARA',
    dicetak: 'Dicetak',
    atasNama: 'a.n.',
  },
  en: {
    judul: 'ACADEMIC TRANSCRIPT',
    nama: 'Name',
    npm: 'Inbound student number',
    nimAsal: 'Home student number',
    kampus: 'Home university',
    prodiAsal: 'Home study programme',
    prodi: 'Host study programme',
    masa: 'Study period',
    kolom: ['No.', 'Code', 'Course', 'Credits', 'Score', 'Grade', 'Points', 'Credits × Points'],
    jumlah: 'Total credits',
    lulus: 'Credits passed',
    ips: 'Grade Point Average',
    skala: 'Grading scale',
    pindai: 'Scan to verify this document',
    sementara: 'PROVISIONAL',
    dicetak: 'Printed',
    atasNama: 'on behalf of the',
  },
} as const);

/** Words of a printed study plan. */
export const krsWords = declared({
  id: {
    judul: 'KARTU RENCANA STUDI',
    belum: 'BELUM DISETUJUI',
    nama: 'Nama',
    nomor: 'Nomor',
    asal: 'Asal',
    prodi: 'Program Studi',
    masa: 'Masa Studi',
    wali: 'Dosen Wali',
    kolom: ['No.', 'Kode', 'Mata Kuliah', 'SKS', 'Kelas', 'Jadwal', 'Dosen'],
    jumlah: 'Jumlah',
  },
  en: {
    judul: 'STUDY PLAN',
    belum: 'NOT APPROVED',
    nama: 'Name',
    nomor: 'Student number',
    asal: 'Home university',
    prodi: 'Study programme',
    masa: 'Study period',
    wali: 'Academic advisor',
    kolom: ['No.', 'Code', 'Course', 'Credits', 'Class', 'Time', 'Lecturer'],
    jumlah: 'Total',
  },
} as const satisfies Record<Bahasa, KrsWords>);
