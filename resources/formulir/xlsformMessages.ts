import { catalogue } from '../kit/index.ts';

/** What is said of a form in a spreadsheet (XLSForm): why it is not taken, and what of it cannot be kept. */
export const xlsformMessages = catalogue('formulir', {
  xlsNone: 'Berkas ini bukan XLSForm: lembar “survey” dengan kolom “type” dan “name” tidak ditemukan.',
  xlsFlat: 'Bagian berulang dan tabel pilihan tidak dapat dirilis di formulir ini. Ubah dahulu sesudah diambil.',
  xlsColumn: ({ n }: { n: number }) => `Kolom ini tidak diambil (${n} sel terisi).`,
  xlsLanguage: ({ bahasa, dipakai }: { bahasa: string; dipakai: string }) =>
    `Teks berbahasa “${bahasa}” tidak diambil; yang dipakai ${dipakai}.`,
  xlsPlainLanguage: 'kolom tanpa nama bahasa',
  xlsNamedLanguage: ({ bahasa }: { bahasa: string }) => `“${bahasa}”`,
  xlsTitle: ({ judul }: { judul: string }) => `Judul “${judul}” tidak menggantikan judul formulir ini.`,
  xlsCell: 'Sel ini berisi galat rumus atau gabungan sel dan dibaca kosong.',
  xlsNoType: 'Baris tanpa jenis pertanyaan dilewati.',
  xlsUnknownType: ({ jenis }: { jenis: string }) => `Jenis “${jenis}” tidak dikenal. Pertanyaan ini tidak diambil.`,
  xlsNoKind: ({ jenis }: { jenis: string }) =>
    `Jenis “${jenis}” belum ada di formulir portal. Pertanyaan ini tidak diambil.`,
  xlsMeta: ({ jenis }: { jenis: string }) =>
    `“${jenis}” dicatat sendiri oleh aplikasi lain, bukan pertanyaan. Tidak diambil.`,
  xlsCalculate: 'Hitungan tidak diambil: formulir portal tidak menghitung.',
  xlsAsText: 'Diambil sebagai teks singkat.',
  xlsAsDate: 'Diambil sebagai tanggal; jamnya tidak ditanyakan.',
  xlsAsNumber: 'Rentang ini bukan skala 0 atau 1 sampai 10. Diambil sebagai bilangan dengan batas yang sama.',
  xlsName: ({ nama, menjadi }: { nama: string; menjadi: string }) => `Kode “${nama}” menjadi “${menjadi}”.`,
  xlsNoName: ({ menjadi }: { menjadi: string }) => `Tanpa kode; diberi kode “${menjadi}”.`,
  xlsNoLabel: 'Tanpa label; kodenya dipakai sebagai label.',
  xlsLong: ({ n }: { n: number }) => `Lebih panjang dari ${n} karakter; sisanya tidak diambil.`,
  xlsPlaces: 'Jawaban lain yang disebut di dalam teks tidak digantikan; tulisannya tetap seperti ini.',
  xlsQuestions: ({ n }: { n: number }) => `Melebihi ${n} pertanyaan. Pertanyaan ini tidak diambil.`,
  xlsSections: ({ n }: { n: number }) => `Melebihi ${n} bagian. Pertanyaan ini tidak diambil.`,
  xlsNested: 'Pengulangan di dalam pengulangan tidak dapat dibuat. Isinya tidak diambil.',
  xlsInside: 'Tidak diambil karena berada di dalam pengulangan yang tidak diambil.',
  xlsGroupInRepeat: 'Kelompok di dalam pengulangan melebur ke dalamnya; judulnya tidak diambil.',
  xlsNoEnd: 'Kelompok ini tidak ditutup; dianggap berakhir di baris terakhir.',
  xlsNoBegin: 'Penutup tanpa pembuka dilewati.',
  xlsTimes: 'Jumlah pengulangan bukan angka tetap dan tidak diambil.',
  xlsNoList: ({ daftar }: { daftar: string }) => `Daftar pilihan “${daftar}” tidak ada. Diambil sebagai teks singkat.`,
  xlsManyChoices: ({ daftar, n, most }: { daftar: string; n: number; most: number }) =>
    `Daftar “${daftar}” punya ${n} pilihan, melebihi ${most}. Diambil sebagai teks singkat.`,
  xlsFileList: 'Daftar pilihan di berkas lain tidak dapat dibaca. Diambil sebagai teks singkat.',
  xlsChoiceTwice: ({ kode, daftar }: { kode: string; daftar: string }) =>
    `Kode “${kode}” sudah ada di daftar “${daftar}”. Pilihan ini tidak diambil.`,
  xlsChoiceEmpty: 'Pilihan tanpa daftar atau tanpa kode dan label tidak diambil.',
  xlsFilter: 'Penyaring pilihan tidak diambil: semua pilihan ditampilkan.',
  xlsRequired: 'Wajib dengan syarat tidak dapat dibuat. Pertanyaan ini tidak wajib.',
  xlsRoles: ({ peran }: { peran: string }) => `Peran “${peran}” tidak dikenal.`,
  xlsConditionUnread: ({ syarat }: { syarat: string }) =>
    `Syarat “${syarat}” tidak dapat dibaca. Pertanyaannya selalu ditanyakan.`,
  xlsConditionMixed: ({ syarat }: { syarat: string }) =>
    `Syarat “${syarat}” mencampur “dan” dengan “atau”, atau terlalu panjang. Pertanyaannya selalu ditanyakan.`,
  xlsConditionOther: ({ syarat, nama }: { syarat: string; nama: string }) =>
    `Syarat “${syarat}” menyebut “${nama}”, yang tidak diambil, belum ditanyakan sebelumnya, atau di pengulangan lain. Pertanyaannya selalu ditanyakan.`,
  xlsConditionValue: ({ syarat, nama }: { syarat: string; nama: string }) =>
    `Syarat “${syarat}” tidak cocok dengan jenis atau pilihan “${nama}”. Pertanyaannya selalu ditanyakan.`,
  xlsLimit: ({ batas }: { batas: string }) => `Batas “${batas}” tidak dapat dibaca dan tidak diambil.`,
  xlsTableRequired: 'Hanya sebagian baris tabel ini wajib; seluruh tabel menjadi tidak wajib.',
});
