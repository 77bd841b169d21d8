// Not by the kit's index: the thread that reads files loads no more than this.
import { catalogue } from './kit/message.ts';
import { numberInWords } from './kit/numberWords.ts';

const either = new Intl.ListFormat('id-ID', { type: 'disjunction' });

/** Refusals of the platform used only by the server, kept out of the browser's `messages`. */
export const refusals = catalogue('', {
  wrongLogin: 'Nama pengguna atau kata sandi salah.',
  loginEmpty: 'Nama pengguna dan kata sandi wajib diisi.',
  storageAway: 'Penyimpanan berkas sedang tidak menjawab. Ulangi sebentar lagi.',
  badApiKey: 'Kunci API salah.',
  systemKey: {
    unknown: 'Kunci API ini tidak dikenal, sudah dicabut, atau sudah lewat masa berlakunya.',
    beyond: 'Kunci API ini tidak mencakup panggilan ini.',
    notByKey:
      'Panggilan ini hanya untuk orang yang masuk. Dengan kunci: baca, tambah, ubah, hapus, dan ubah status, satu atau banyak baris, serta berkas; bukan impor, ekspor, riwayat, dan pilihan.',
    itemsOnly: ({ name }: { name: string }) => `Kunci API menyebut barisnya satu per satu di “items”, tanpa “${name}”.`,
    filter: ({ name }: { name: string }) =>
      `Kunci API tidak dapat menyaring dengan “${name}”: yang dicari di luar cakupannya.`,
    rowsOnly: ({ name }: { name: string }) =>
      `Kunci API membaca baris saja, tanpa parameter “${name}”. Baca data yang dirujuk dari sumbernya.`,
  },
  inactiveAccount: 'Akun Anda tidak aktif. Hubungi admin portal.',
  tooManyLogins: ({ minutes }: { minutes: number }) =>
    `Terlalu banyak percobaan masuk. Coba lagi dalam ${numberInWords(minutes)} menit.`,
  wrongOldPassword: 'Kata sandi lama salah.',
  wrongPassword: 'Kata sandi salah.',
  factor: {
    /** Answers a right password; the code is asked for with the ticket beside it. */
    needed: 'Masukkan kode dari aplikasi autentikator Anda.',
    wrongCode: 'Kode salah atau sudah dipakai.',
    ticketOver: 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dari awal.',
    setUpFirst: 'Siapkan verifikasi dua langkah lebih dahulu.',
    alreadyOn: 'Verifikasi dua langkah sudah aktif.',
    off: 'Verifikasi dua langkah belum aktif.',
    notBegun: 'Mulai lagi: belum ada kode QR yang dibuat.',
    noPassword: 'Akun ini masuk lewat penyedia dan tidak memakai kata sandi. Atur langkah kedua di penyedia itu.',
    notOwn: 'Matikan verifikasi dua langkah akun sendiri di halaman Profil.',
  },
  linkOver: 'Tautan ini tidak berlaku lagi: sudah dipakai, sudah diganti tautan yang lebih baru, atau lewat waktunya.',
  noMail: ({ kontak }: { kontak: string }) =>
    `Portal belum dapat mengirim surel. Hubungi pengelola portal (${kontak}).`,
  linkNeedsMail: 'Portal belum dapat mengirim surel. Buat kata sandi sementara untuk akun ini.',
  accountOff: 'Akun ini tidak aktif. Aktifkan lebih dahulu.',
  ownData: {
    busy: 'Banyak orang sedang mengunduh datanya. Coba lagi beberapa menit lagi.',
    gone: 'Unduhan ini tidak ada atau sudah kedaluwarsa. Siapkan unduhan baru.',
  },
  noSuchRole: 'Peran tidak tersedia untuk akun Anda.',
  oidc: {
    off: ({ nama }: { nama: string }) => `Masuk dengan ${nama} sedang tidak aktif.`,
    down: ({ nama }: { nama: string }) =>
      `${nama} sedang tidak dapat dihubungi. Coba lagi nanti, atau masuk dengan cara lain.`,
    hostNotNamed: ({ nama, host }: { nama: string; host: string }) =>
      `${nama} menunjuk ke ${host}, yang belum dicantumkan pada "Host lain" di pengaturannya.`,
    hostInside: ({ nama, host }: { nama: string; host: string }) =>
      `Alamat ${host} milik ${nama} ada di jaringan dalam. Minta pengelola server mengizinkannya.`,
    noKeys: ({ nama }: { nama: string }) => `${nama} tidak menyebut alamat kunci tanda tangannya.`,
    lost: 'Proses masuk ini tidak dikenal, sudah dipakai, atau terlalu lama. Mulai lagi dari halaman masuk.',
    denied: ({ nama }: { nama: string }) => `${nama} membatalkan proses masuk. Coba lagi.`,
    notTrusted: ({ nama }: { nama: string }) =>
      `Jawaban ${nama} tidak dapat dipercaya, sehingga Anda tidak dimasukkan. Coba lagi; bila berulang, hubungi pengelola portal.`,
    otherDomain: ({ domain }: { domain: string }) => `Masuk dengan akun @${domain}.`,
    noClaim: ({ nama, klaim, kontak }: { nama: string; klaim: string; kontak: string }) =>
      `${nama} tidak mengirim ${klaim} Anda. Hubungi pengelola portal (${kontak}).`,
    emailNotVerified: ({ nama }: { nama: string }) => `Surel Anda belum diverifikasi di ${nama}.`,
    unknown: ({ nama, nilai, kontak }: { nama: string; nilai: string; kontak: string }) =>
      `Akun ${nama} Anda (${nilai}) tidak ditemukan di data portal. Hubungi pengelola portal (${kontak}).`,
    otherIdentity: ({ nama, kontak }: { nama: string; kontak: string }) =>
      `Akun portal ini sudah tertaut dengan akun ${nama} yang lain. Hubungi pengelola portal (${kontak}).`,
    badLogout: 'Token logout tidak dikenal.',
    noPassword: 'Akun portal ini belum memiliki kata sandi. Minta pengelola portal menyetujui tautannya.',
  },
  unknownTenant: 'Tenant tidak dikenal.',
  menuCycle: 'Menu induk tidak boleh melingkar.',
  menuDepth: ({ most }: { most: number }) => `Menu maksimal ${numberInWords(most)} tingkat.`,
  menuLocked: 'Hak Super Admin atas menu pengaturan tidak dapat dikurangi.',
  notOfRole: ({ role }: { role: string }) => `Tidak tersedia untuk peran dasar ${role}.`,
  columnsEmpty: 'Pilih minimal satu kolom.',
  badColumn: ({ name }: { name: string }) => `Kolom "${name}" tidak ada atau tidak tersedia untuk peran Anda.`,
  badColumns: 'Daftar kolom tidak terbaca. Pilih kolomnya lagi.',
  pivot: {
    names: ({ parameter, most }: { parameter: string; most: number }) =>
      `Isi "${parameter}" dengan daftar nama, maksimal ${most}.`,
    unknown: ({ name }: { name: string }) => `"${name}" tidak ada atau tidak tersedia untuk peran Anda.`,
    twice: 'Satu kolom hanya dapat dipakai sekali sebagai baris atau kolom rekap.',
    tooMany: ({ n }: { n: number }) =>
      `Rekap ini berisi lebih dari ${numberInWords(n)} sel. Kurangi baris atau kolomnya, kelompokkan tanggal lebih besar, atau pakai filter.`,
    several:
      'Total, rata-rata, dan median tidak dihitung menurut kolom yang berisi beberapa pilihan: satu baris berada di beberapa kelompok.',
    cell: 'Sel rekap ini tidak dikenal. Buka rekapnya lagi.',
  },
  asOf: {
    day: 'Isi dengan tanggal, misalnya 31/10/2026.',
    future: 'Tanggal ini belum berlalu. Pilih hari ini atau hari sebelumnya.',
    order: 'Tanggal kedua harus sesudah tanggal pertama.',
    absent: 'Data ini belum ada, atau tidak ada lagi, pada waktu itu; atau tidak dapat Anda lihat sekarang.',
    unknown: ({ entitas }: { entitas: string }) =>
      `${entitas} tidak memiliki riwayat, sehingga keadaannya pada tanggal lain tidak diketahui.`,
    tooMany: ({ n }: { n: number }) =>
      `Lebih dari ${numberInWords(n)} data berubah di antara kedua tanggal. Pilih tanggal yang lebih dekat.`,
  },
  tooManyForXlsx: 'Baris terlalu banyak untuk XLSX. Gunakan CSV atau persempit filternya.',
  badFormat: ({ formats }: { formats: readonly string[] }) => `Format harus ${either.format(formats)}.`,
  versionDeleted: 'Pada versi ini data terhapus. Pilih versi lain.',
  versionSame: 'Versi ini sama dengan data sekarang.',
  versionUnfit: 'Versi lama tidak dapat dipulihkan: isinya tidak lagi sesuai.',
  sheetRefused: ({ n }: { n: number }) => `${numberInWords(n)} baris belum dapat disimpan; tidak ada yang disimpan.`,
  idTaken: 'Data dengan ID yang sama sudah ada.',
  jobRunning: 'Pekerjaan sedang berjalan.',
  file: {
    empty: 'Berkas kosong.',
    outOfOrder: 'Potongan berkas tidak berurutan.',
    pieceTooLarge: ({ kb }: { kb: number }) => `Potongan berkas maksimal ${numberInWords(kb)} KB.`,
    tooManyUnfinished: 'Terlalu banyak unggahan yang belum selesai. Coba lagi nanti.',
    tooManyUnused: 'Terlalu banyak berkas yang belum dipakai. Simpan formulir Anda lebih dahulu.',
    badKey: 'Unggahan ini tidak dikenal. Pilih berkasnya lagi.',
    openFromField: 'Buka berkas dari kolomnya masing-masing.',
    slow: 'Berkas terlalu lama dibaca. Sederhanakan isinya, lalu unggah kembali.',
    tooLargeOpened: 'Isi berkas terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.',
  },
  busy: {
    reading: 'Server sedang membaca banyak berkas. Coba lagi sebentar.',
    printing: 'Server sedang mencetak banyak surat. Coba lagi sebentar.',
  },
  sheet: {
    tooManyWorks: ({ most }: { most: number }) =>
      `Berkas memuat lebih dari ${numberInWords(most)} karya. Bagi menjadi beberapa berkas.`,
    noWorks: 'Berkas tidak memuat satu pun karya.',
    notSpreadsheet: 'Berkas harus berupa lembar kerja Excel (XLSX) atau CSV.',
    damaged: 'Berkas tidak dapat dibaca; mungkin rusak. Buka di Excel, lalu simpan sebagai XLSX atau CSV.',
    locked: 'Berkas dilindungi kata sandi. Buka, lepaskan kata sandinya. Simpan sebagai XLSX atau CSV.',
    cellTooLong: 'Berkas memuat sel yang terlalu panjang.',
    rowCellTooLong: ({ row }: { row: number }) =>
      `Baris ${numberInWords(row)} memuat sel yang terlalu panjang. Periksa tanda kutip yang tidak ditutup.`,
    tooLargeInside: 'Isi lembar kerja terlalu besar. Bagi menjadi beberapa berkas.',
    noHeading: 'Berkas kosong: baris judul kolom tidak ditemukan.',
    dataForHeading: ({ row, datum }: { row: number; datum: string }) =>
      `Baris judul kolom tidak ditemukan: baris ${numberInWords(row)} tampak berisi data ("${datum}"). Tambahkan baris judul di atasnya, atau gunakan templat.`,
    tooManyRows: ({ most }: { most: number }) => `Berkas memuat lebih dari ${numberInWords(most)} baris.`,
  },
  cell: {
    merged: 'Sel ini digabung dengan kolom di sebelahnya. Pisahkan gabungannya, lalu isi setiap kolom.',
    formula: ({ galat }: { galat: string }) =>
      `Sel berisi galat rumus ${galat}. Perbaiki rumusnya, atau isi dengan nilainya.`,
    digitsLost:
      'Angka lebih dari 15 digit sudah diubah oleh aplikasi lembar kerja. Ubah format kolom menjadi Teks, lalu isi kembali.',
    yesOrNo: 'Isi dengan Ya atau Tidak.',
    otherName: ({ label }: { label: string }) => `Kode dan nama ${label} menunjuk data yang berbeda.`,
    elsewhere: ({ label, isi, tempat, nama }: { label: string; isi: string; tempat: string; nama: string }) =>
      `${label} ${isi} tidak berada di ${tempat} ${nama}.`,
    severalNamed: ({ label, isi }: { label: string; isi: string }) =>
      `Ada beberapa ${label} bernama "${isi}". Tulis kodenya.`,
    severalBy: ({ label, kolom, isi, kode }: { label: string; kolom: string; isi: string; kode: string }) =>
      `Ada beberapa ${label} dengan ${kolom} ${isi}. Tulis ${kode}.`,
    notThere: ({ label, isi }: { label: string; isi: string }) =>
      `${label} ${isi} tidak ditemukan. Kosongkan untuk data baru.`,
    sameAsRow: ({ n }: { n: number }) => `Sama dengan baris ${n} pada berkas ini.`,
  },
  imports: {
    interrupted: 'Pemeriksaan berkas terputus. Unggah kembali berkasnya.',
    madeMeanwhile: 'Data dengan kunci yang sama baru saja dibuat pengguna lain.',
    changedSince: 'Data sudah diubah sesudah impor.',
    deleted: 'Data sudah dihapus.',
    keyThere: 'sudah ada.',
    filling: ({ label }: { label: string }) => `${label}: Periksa isian ini.`,
    badRowStatus: 'Pilih status baris yang tersedia.',
    otherRights: 'Impor ini diperiksa dengan hak akses lain. Periksa ulang berkasnya.',
    alike: ({ nama, samping }: { nama: string; samping: string }) =>
      `Mirip “${nama}”${samping ? ` (${samping})` : ''} yang sudah ada. Pastikan bukan data yang sama.`,
    summed: ({ n }: { n: number }) => `Dijumlahkan dari rinciannya: ${n}.`,
    zerosBack: ({ dari, ke }: { dari: string; ke: string }) =>
      `Angka nol di depan dikembalikan: ${dari} menjadi ${ke}.`,
    readAsEmpty: ({ kata }: { kata: string }) => `"${kata}" dibaca sebagai kosong.`,
    nothingSaved: ({ sebab }: { sebab: string }) => `${sebab} Tidak ada yang disimpan.`,
    notAllApplied: ({ n }: { n: number }) => `${numberInWords(n)} baris tidak diterapkan.`,
    partlyUndone: ({ n, gagal }: { n: number; gagal: number }) =>
      `${numberInWords(n)} baris dikembalikan, ${numberInWords(gagal)} baris tidak dapat dibatalkan.`,
    wrongRows: ({ n }: { n: number }) =>
      `Masih ada ${numberInWords(n)} baris salah. Perbaiki dulu, atau terapkan hanya baris yang benar.`,
    failed: 'Impor ini gagal. Periksa ulang berkasnya sebelum diterapkan.',
    appliedOrRunning: 'Impor ini sudah diterapkan atau sedang diproses.',
    applied: 'Impor ini sudah diterapkan.',
    notApplied: 'Hanya impor yang sudah diterapkan yang dapat dibatalkan.',
    tooManyRunning: 'Masih banyak impor yang berjalan. Coba lagi nanti.',
    noSuchHeading: ({ judul }: { judul: string }) => `Kolom "${judul}" tidak ada di berkas.`,
    chooseDateOrder: ({ columns }: { columns: string }) =>
      `Tanggal pada kolom ${columns} dapat dibaca dengan hari atau bulan lebih dulu. Pilih urutannya, atau tulis seperti 2026-12-31.`,
    headingTwice: ({ judul }: { judul: string }) => `Kolom "${judul}" tercantum dua kali. Hapus salah satunya.`,
    badMapping: 'Pasangan kolom tidak terbaca. Pasangkan kolomnya lagi.',
    noSuchField: ({ name }: { name: string }) => `Kolom tujuan ${name} tidak dikenal.`,
    mappedTwice: ({ label }: { label: string }) => `Kolom ${label} dipetakan lebih dari sekali.`,
  },
  changeMany: {
    undone: 'Perubahan ini sudah diurungkan.',
    tooLate: ({ n }: { n: number }) =>
      `Perubahan hanya dapat diurungkan selama ${n} menit. Kembalikan lewat riwayat masing-masing data.`,
    changedSince: 'Data sudah diubah lagi sesudahnya, jadi dibiarkan.',
  },
  weighty: {
    asks: 'Tulis alasannya pada catatan, lalu ketik nama datanya.',
    misnamed: ({ nama }: { nama: string }) => `Ketik “${nama}” untuk melanjutkan.`,
  },
  copy: {
    tooMany: ({ most }: { most: number }) =>
      `Lebih dari ${numberInWords(most)} baris akan ikut disalin. Kurangi yang ikut, lalu salin sisanya tersendiri.`,
    unknownAlong: ({ name }: { name: string }) => `"${name}" tidak dapat ikut disalin.`,
  },
  merge: {
    sameRow: 'Pilih dua data yang berbeda.',
    undone: 'Penggabungan ini sudah dibatalkan.',
    builtIn: ({ kalimat }: { kalimat: string }) => `${kalimat} Pilih data itu sebagai yang tetap.`,
    twins: ({ label }: { label: string }) =>
      `${label}: kedua data memilikinya, padahal hanya boleh satu. Hapus atau ubah salah satunya lebih dahulu.`,
    misfits: ({ label, menurut }: { label: string; menurut: readonly string[] }) =>
      `${label} memakai data yang dilebur menurut ${menurut.join(', ')}-nya, sedangkan ${menurut.join(', ')} kedua data berbeda. Gabungkan atau samakan ${menurut.join(', ')} lebih dahulu.`,
    unwanted: ({ label, menurut }: { label: string; menurut: readonly string[] }) =>
      `${label} hanya menerima data dengan ${menurut.join(', ')} seperti yang dilebur. Pilih data itu sebagai yang tetap, atau samakan ${menurut.join(', ')} lebih dahulu.`,
    eachOther: 'Kedua data saling merujuk. Lepaskan rujukannya lebih dahulu.',
    tooManyMoved: 'Rujukannya terlalu banyak untuk dipindahkan sekaligus. Pilih data itu sebagai yang tetap.',
    notInBin: 'Data yang dilebur sudah tidak ada di Terhapus.',
    changedSince: ({ apa }: { apa: string }) => `${apa} sudah berubah setelah penggabungan.`,
    mergedLater: ({ lebur, tetap }: { lebur: string; tetap: string }) =>
      `“${lebur}” kemudian digabungkan ke “${tetap}”. Batalkan penggabungan itu lebih dahulu.`,
  },
  notes: {
    undone: 'Ubah banyak diurungkan.',
    and: ({ said, catatan }: { said: string; catatan: string }) => `${said} ${catatan}`,
    copied: ({ nama }: { nama: string }) => `Disalin dari “${nama}”.`,
    restored: ({ versi }: { versi: number }) => `Dikembalikan ke versi ${numberInWords(versi)}.`,
    merged: ({ lebur, tetap }: { lebur: string; tetap: string }) => `“${lebur}” digabungkan ke “${tetap}”.`,
    unmerged: ({ lebur, tetap }: { lebur: string; tetap: string }) =>
      `Penggabungan “${lebur}” ke “${tetap}” dibatalkan.`,
  },
});
