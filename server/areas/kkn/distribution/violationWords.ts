import type { Violation } from './composition.ts';
import type { LeftOutReason } from './types.ts';

/** Names for the sentences. */
export interface Names {
  desa(id: string): string;
  fakultas(id: string): string;
  prodi(id: string): string;
}

/** A violation as a sentence for the screen. */
export function violationWords(it: Violation, names: Names): string {
  switch (it.aturan) {
    case 'ukuran_kurang':
      return `Anggota ${it.jumlah} orang, minimal ${it.batas}.`;
    case 'ukuran_lebih':
      return `Anggota ${it.jumlah} orang, maksimal ${it.batas}.`;
    case 'prodi':
      return `Prodi ${names.prodi(it.idProdi)} berisi ${it.jumlah} orang, maksimal ${it.batas}.`;
    case 'fakultas':
      return `Anggota dari ${it.jumlah} fakultas, minimal ${it.batas}.`;
    case 'gender':
      return `${it.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan'} ${it.jumlah} orang, minimal ${it.batas}.`;
    case 'faskes':
      return `${it.jumlah} mahasiswa berkebutuhan khusus atau memiliki riwayat penyakit di desa tanpa fasilitas kesehatan.`;
    case 'desa_mahasiswa':
      return `Desa ${names.desa(it.idDesa)} berisi ${it.jumlah} mahasiswa, kuota ${it.batas}.`;
    case 'desa_kelompok':
      return `Desa ${names.desa(it.idDesa)} berisi ${it.jumlah} kelompok, kuota ${it.batas}.`;
    case 'desa_fakultas':
      return `Desa ${names.desa(it.idDesa)} berisi ${it.jumlah} mahasiswa fakultas ${names.fakultas(it.idFakultas)}, kuota ${it.batas}.`;
  }
}

export const leftOutWords: Record<LeftOutReason, string> = {
  tanpa_desa: 'Tidak ada desa yang masih menerima kelompok.',
  kuota: 'Kuota semua desa sudah terisi.',
  kuota_fakultas: 'Kuota fakultas di desa yang masih memiliki tempat sudah terisi.',
  dikeluarkan: 'Dikeluarkan dari kelompok.',
};
