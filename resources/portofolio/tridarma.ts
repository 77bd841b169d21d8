/**
 * Kinds of lecturers' records in the academic system, by the name of its call (docs/domain/40 §1.3
 * "silaturahmi/dosen").
 */
export const jenisTridarma = {
  pengajaran: 'Pengajaran',
  penelitian: 'Penelitian',
  pengabdian: 'Pengabdian',
  penunjang: 'Penunjang',
} as const;
export type JenisTridarma = keyof typeof jenisTridarma;

export interface BarisTridarma {
  pengajaran: {
    semester: string;
    kodeMk: string;
    namaMk: string;
    kelas: string | null;
    sks: number;
    jumlahPertemuan: number | null;
    jumlahMahasiswa: number | null;
    namaProdi: string | null;
  };
  penelitian: {
    judul: string;
    skema: string | null;
    peran: 'ketua' | 'anggota';
    tahun: number;
    lamaTahun: number | null;
    sumberDana: string | null;
    dana: number | null;
    status: string | null;
    luaran: string | null;
  };
  pengabdian: {
    judul: string;
    skema: string | null;
    peran: 'ketua' | 'anggota';
    tahun: number;
    lokasi: string | null;
    mitraSasaran: string | null;
    sumberDana: string | null;
    dana: number | null;
  };
  penunjang: {
    kategori: 'panitia' | 'organisasi_profesi' | 'reviewer' | 'narasumber' | 'penghargaan' | 'jabatan';
    namaKegiatan: string;
    peran: string | null;
    tingkat: string | null;
    penyelenggara: string | null;
    tanggalMulai: string;
    tanggalSelesai: string | null;
    nomorSk: string | null;
  };
}

/** Answer of GET silaturahmi/dosen/{jenis}; `basi` where the last copy stands in for the source. */
export interface JawabanTridarma<K extends JenisTridarma> {
  readonly data: readonly BarisTridarma[K][];
  readonly sinkronPada: string;
  readonly basi: boolean;
}
