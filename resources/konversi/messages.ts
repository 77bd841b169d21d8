import { catalogue } from '../kit/index.ts';

/** Messages about input of conversions, also while one chooses (docs/domain/20 §4.3, 50 §1.8). */
export const konversiMessages = catalogue('konversi', {
  passedBefore: ({ nama, huruf }: { nama: string; huruf: string }) =>
    `Mata kuliah ${nama} sudah lulus dengan nilai ${huruf}.`,
  convertedBefore: ({ nama, kapan }: { nama: string; kapan: string }) =>
    `Mata kuliah ${nama} sudah dikonversi pada ${kapan}.`,
  reasonShort: ({ n }: { n: number }) => `Kaitan dengan kegiatan minimal ${n} karakter.`,
  notInPlan: ({ nama }: { nama: string }) => `Mata kuliah ${nama} tidak ada di KRS mahasiswa.`,
  chosenTwice: ({ nama }: { nama: string }) => `Mata kuliah ${nama} dipilih dua kali.`,
  courseDemanded: ({ nama }: { nama: string }) => `Mata kuliah ${nama} wajib dipilih.`,
  creditsOver: ({ total, maks }: { total: number; maks: number }) => `Total SKS ${total} melebihi batas ${maks}.`,
  creditsUnder: ({ min }: { min: number }) => `Total SKS minimal ${min}.`,
  hostCredits: ({ maks }: { maks: number }) => `SKS PT tujuan harus 1-${maks}.`,
  hostSmall: ({ sks }: { sks: number }) => `SKS di PT tujuan terlalu kecil untuk diakui ${sks} SKS.`,
  mappedBefore: ({ nama }: { nama: string }) => `Mata kuliah ${nama} sudah dipetakan.`,
  courseInPackage: 'Mata kuliah sudah ada di paket ini.',
  revisionReason: ({ n }: { n: number }) => `Alasan minimal ${n} karakter.`,
  courseChosen: 'Mata kuliah ini sudah dipilih.',
  courseRecognised: 'Mata kuliah ini sudah diakui.',
  ownRevision: 'Pemohon tidak boleh menyetujui revisinya sendiri.',
  nimForm: 'NIM tidak sesuai format.',
  prodiCodeMissing: 'Kode PDDikti program studi belum diisi.',
  activityCodeMissing: 'Kode jenis aktivitas belum dipetakan.',
  activityTitleMissing: 'Judul aktivitas kosong.',
  noCredits: 'SKS mata kuliah nol.',
  semesterForm: 'Semester tidak sesuai format PDDikti.',
  studentState: ({ status }: { status: string }) => `Status mahasiswa ${status}.`,
});
