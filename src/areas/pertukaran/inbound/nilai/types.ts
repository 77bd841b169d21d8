import type { KelasKrs } from '../../../../../resources/pertukaran/bacaanKrs.ts';

/** A class with how far its grading is, as `nilai-progres` and `mk-dosen/saya` answer it. */
export interface KelasDinilai extends KelasKrs {
  masaStudi: string;
  prodi: string | null;
  peserta: number;
  dinilai: number;
  final: number;
  nilaiMulai: string;
  nilaiSelesai: string;
}

export const formPath = (id: string): string => `/pertukaran-mahasiswa/inbound/pemberian-nilai/form-nilai/${id}`;
export const sheetPath = (id: string): string => `/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-mhs/${id}`;
