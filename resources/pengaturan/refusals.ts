import { catalogue } from '../kit/index.ts';

/** Refusals of the calls of accounts, roles and menus (docs/domain/10 §2.1). */
export const pengaturanRefusals = catalogue('pengaturan', {
  notForRole: ({ peran }: { peran: string }) => `Tidak tersedia untuk peran dasar ${peran}.`,
  onlySuperAdmin: 'Hanya Super Admin yang mengubah pengaturan ini.',
  notSuperAdmin: 'Anda tidak dapat memberikan peran Super Admin.',
  notOwnRole: 'Anda tidak dapat mengubah peran akun sendiri.',
  roleNeeds: ({ peran, data }: { peran: string; data: string }) => `Peran ${peran} membutuhkan data ${data}.`,
  oneSuperAdmin: 'Harus ada minimal satu Super Admin aktif.',
  roleInUse: ({ n }: { n: number }) => `Peran masih dipakai ${n} pengguna.`,
  noCodes: 'Semua kode peran sudah terpakai.',
  oneMainRole: 'Harus ada tepat satu peran utama.',
  mainRoleStays: 'Peran utama tidak dapat dihapus. Pilih peran utama lain dahulu.',
  automatic: 'Peran otomatis hanya dapat diubah dari sumbernya.',
  hasHistory: 'Akun sudah punya riwayat. Nonaktifkan saja.',
  viewsFull: ({ n }: { n: number }) => `Satu daftar menyimpan maksimal ${n} tampilan Anda. Hapus yang tidak dipakai.`,
  viewsShared: 'Hanya Super Admin dan tim yang membagikan tampilan kepada peran lain.',
  /** Reports that people keep (docs/domain/10 §3.11). */
  reports: {
    full: ({ n }: { n: number }) => `Anda menyimpan maksimal ${n} laporan. Hapus yang tidak dipakai.`,
    share: 'Hanya Super Admin dan tim yang membagikan laporan kepada peran lain.',
    boards: ({ n }: { n: number }) => `Anda menyimpan maksimal ${n} papan. Hapus yang tidak dipakai.`,
    tiles: ({ n }: { n: number }) => `Satu papan memuat maksimal ${n} laporan.`,
    links: ({ n }: { n: number }) =>
      `Satu laporan memiliki maksimal ${n} tautan yang terbuka. Cabut yang tidak dipakai.`,
    lastDay: ({ hari }: { hari: number }) => `Pilih hari mulai besok, paling lama ${hari} hari lagi.`,
    people: ({ kolom }: { kolom: string }) =>
      `Laporan yang memiliki tautan tidak menyebut nama orang. Keluarkan “${kolom}” dari laporan ini.`,
    receiver: 'Pilih diri sendiri, pemiliknya, atau pemegang peran yang menerimanya dan berhak mengekspor datanya.',
    mails: ({ n }: { n: number }) => `Maksimal ${n} penerima. Hentikan yang tidak dipakai.`,
    linkGone: 'Laporan ini tidak, atau tidak lagi, tersedia.',
  },
  /** Devices that show notices (docs/domain/80 §7). */
  devices: {
    unknownService: 'Layanan push peramban ini tidak dikenal portal.',
    keys: 'Kunci langganan peramban ini tidak dapat dipakai. Nyalakan lagi.',
    full: ({ n }: { n: number }) => `Maksimal ${n} perangkat. Lepas yang tidak dipakai.`,
    gone: 'Perangkat ini sudah berhenti berlangganan. Nyalakan lagi di perangkat itu.',
  },
  /** Deputies (docs/domain/80 §8). */
  deputy: {
    notYours: 'Pilih peran Anda sendiri yang dapat diwakilkan.',
    cannot: 'Orang ini tidak dapat mewakili peran tersebut. Pilih dari daftar.',
    self: 'Wakil harus orang lain.',
    past: 'Mulai hari ini atau sesudahnya.',
    order: 'Hari terakhir tidak boleh sebelum hari pertama.',
    long: ({ hari }: { hari: number }) => `Satu penunjukan berlaku maksimal ${hari} hari.`,
    roleEnds: 'Peran ini tidak dipegang sampai hari itu.',
    overlaps: ({ wakil, masa }: { wakil: string; masa: string }) =>
      `Peran ini sudah diwakilkan kepada ${wakil}, ${masa}. Cabut yang lama atau pilih hari lain.`,
    over: 'Penunjukan ini sudah berakhir atau sudah dicabut.',
    notAsDeputy: 'Tidak tersedia selama Anda mewakili orang lain. Kembali ke peran Anda sendiri lebih dahulu.',
  },
  /** What waits, put off (docs/domain/80 §9). */
  putOff: {
    nothing: 'Daftar ini tidak memiliki yang menunggu keputusan Anda.',
    rows: 'Sebagian baris tidak ada atau di luar cakupan Anda. Muat ulang, lalu pilih lagi.',
    day: ({ hari }: { hari: number }) => `Pilih hari mulai besok, paling lama ${hari} hari lagi.`,
    full: ({ n }: { n: number }) => `Anda menunda maksimal ${n} baris. Kembalikan yang tidak perlu ditunda.`,
  },
  /** Remarks on rows (docs/domain/80 §10). */
  discussion: {
    team: 'Catatan untuk tim hanya ditulis oleh tim.',
    named: ({ nama }: { nama: string }) => `${nama} tidak dapat membaca catatan ini. Pilih dari daftar.`,
    late: ({ menit }: { menit: number }) =>
      `Catatan hanya dapat diubah atau dihapus penulisnya dalam ${menit} menit. Tulis catatan baru.`,
    full: ({ n }: { n: number }) => `Satu data memuat maksimal ${n} catatan.`,
  },
  notesFull: ({ n }: { n: number }) => `Anda sudah menyimpan ${n} catatan untuk langkah ini. Hapus yang tidak dipakai.`,
  notesShared: 'Hanya Super Admin dan tim yang membagikan catatan kepada satu peran.',
  /** State of the installation (docs/domain/10 §3.7). */
  health: {
    notSeen: 'Bagian ini tidak dapat dilihat sekarang. Muat ulang; bila berulang, lihat log server.',
    versions: {
      title: 'Versi',
      portal: 'Versi portal',
      node: 'Versi Node.js',
      database: 'Versi basis data',
      pending: 'Migrasi menunggu',
      since: 'Proses berjalan sejak',
      memory: 'Memori proses',
      somePending: 'Ada migrasi yang belum dijalankan. Mulai ulang portal agar dijalankan.',
      older: 'Basis data ini sudah dipakai portal yang lebih baru. Perbarui portal di semua server.',
      oldNode: 'Node.js ini tidak lagi menerima perbaikan keamanan. Pasang versi LTS terbaru.',
    },
    disk: {
      title: 'Penyimpanan',
      free: 'Ruang kosong',
      database: 'Basis data',
      files: 'Berkas unggahan',
      full: 'Penyimpanan penuh: portal tidak dapat menyimpan. Kosongkan atau perbesar disknya sekarang.',
      short: 'Ruang kosong kurang dari 1 GB. Perbesar disknya, atau pindahkan cadangan dan berkas lama.',
    },
    history: {
      title: 'Riwayat perubahan',
      parts: 'Bagian bulanan',
      until: 'Bulan terakhir yang siap',
      strayed:
        'Ada riwayat yang bulannya belum tersedia. Tidak ada yang hilang: jalankan pekerjaan Menyiapkan bagian bulanan riwayat, atau mulai ulang portal.',
      late: 'Bulan berikutnya belum tersedia untuk riwayat. Jalankan pekerjaan Menyiapkan bagian bulanan riwayat.',
    },
    clock: {
      title: 'Jam',
      here: 'Jam server',
      apart: 'Selisih dengan basis data',
      wrong: 'Jam server dan basis data berselisih lebih dari 30 detik. Nyalakan NTP di keduanya.',
    },
    slow: {
      title: 'Perintah basis data lambat',
      count: 'Perintah lambat sejak proses berjalan',
      some: 'Perintah di bawah memakan lebih dari setengah detik. Bila sering, perbesar server atau laporkan perintahnya.',
    },
    replicas: {
      title: 'Replika basis data',
      count: 'Replika yang diatur',
      late: 'Bacaan yang dialihkan ke server utama karena replika belum sampai',
      reads: ({ reads, milliseconds }: { reads: number; milliseconds: number }) =>
        `Dibaca ${reads} kali; tertinggal ${milliseconds} ms.`,
      behind: 'Tidak dibaca: tertinggal lebih dari 10 detik, atau server utama belum terlihat.',
      away: 'Tidak dibaca: tidak menjawab.',
      primary: 'Tidak dibaca: bukan replika. Mungkin baru dipromosikan; keluarkan dari DATABASE_READ_URL.',
      some: 'Ada replika yang tidak dibaca. Bacaannya dilayani server lain; periksa replika itu.',
    },
    mail: {
      server: 'Server surel',
      waiting: 'Menunggu',
      failedCount: 'Gagal',
      lastSent: 'Terakhir terkirim',
      lastError: 'Kesalahan terakhir',
      stuck: 'Ada surel yang menunggu lebih dari satu jam. Kirim surat uji untuk melihat sebabnya.',
      failed: 'Ada surel yang gagal. Kirim ulang, atau buang dengan catatan.',
    },
    sources: {
      title: 'Sumber data',
      count: 'Terdaftar',
      open: 'Ada sumber data yang belum dihubungkan. Isi alamatnya.',
    },
    jobs: {
      title: 'Tugas otomatis',
      count: 'Pekerjaan',
      failedCount: 'Gagal terakhir kali',
      failed: 'Ada pekerjaan yang gagal. Baca pesannya, perbaiki, lalu jalankan lagi di Ringkasan Admin → Pekerjaan.',
    },
    backup: {
      title: 'Cadangan',
      schedule: 'Dibuat setiap hari pukul',
      last: 'Cadangan terakhir',
      archive: 'Arsip',
      size: 'Ukuran',
      rehearsed: 'Terakhir dicoba dipulihkan',
      rows: 'Baris yang pulih',
      off: 'Cadangan otomatis mati. Pengelola server mengisi BACKUP_AT (docs/deployment.md).',
      oneDisk:
        'Cadangan berada di disk yang sama dengan data. Pengelola server mengisi BACKUP_DIR atau BACKUP_S3_BUCKET.',
      failedTodo: ({ pesan }: { pesan: string }) =>
        `Cadangan terakhir gagal: ${pesan} Perbaiki, lalu jalankan "Mencadangkan portal".`,
      noneTodo: 'Tidak ada cadangan dalam dua hari. Jalankan "Mencadangkan portal" dan periksa log server.',
      rehearsalFailedTodo: ({ pesan }: { pesan: string }) =>
        `Percobaan pemulihan gagal: ${pesan} Jalankan "Mencoba memulihkan cadangan" lagi sesudah diperbaiki.`,
      notRehearsedTodo: 'Cadangan tidak dicoba dipulihkan dalam sembilan hari. Jalankan "Mencoba memulihkan cadangan".',
      failed: 'Cadangan terakhir gagal',
      none: 'Cadangan belum dibuat sebagaimana mestinya',
      rehearsalFailed: 'Percobaan pemulihan cadangan gagal',
      notRehearsed: 'Cadangan sudah lama tidak dicoba dipulihkan',
    },
  },
  /** Outgoing mail (docs/domain/10 §3.8). */
  mail: {
    trialSubject: 'Surat uji',
    trialBody: 'Surat ini dikirim untuk mencoba server surel portal. Bila Anda membacanya, server surel sudah bekerja.',
    sent: ({ kepada }: { kepada: string }) =>
      `Surat uji diterima server untuk ${kepada}. Periksa kotak masuk dan spam.`,
    notSet: 'Server surel belum diisi.',
    secretGone: 'Kata sandi tersimpan tidak dapat dibaca karena SECRET berubah. Isi kata sandinya lagi.',
    unknownHost: ({ host }: { host: string }) => `Nama ${host} tidak ditemukan. Periksa ejaannya.`,
    noConnection: ({ host, port }: { host: string; port: number }) =>
      `${host} tidak menerima sambungan di port ${port}. Periksa port dan firewall.`,
    noAnswer: ({ host, port }: { host: string; port: number }) =>
      `${host} tidak menjawab di port ${port}. Periksa port, jenis keamanan, dan firewall.`,
    noTls: 'Sambungan aman gagal. Periksa jenis keamanan, port, dan sertifikat server surel.',
    wrongLogin: 'Server menolak nama pengguna atau kata sandi.',
    refused: 'Server menolak alamat pengirim atau penerima.',
    otherwise: 'Surat uji tidak terkirim.',
    passwordAgain: 'Isi lagi kata sandinya karena host atau nama penggunanya diganti.',
    noFailed: 'Tidak ada surel gagal dengan ID ini.',
    spfThere: 'Pastikan catatan ini menyebut server surel yang dipakai.',
    spfMissing: ({ domain }: { domain: string }) =>
      `Tambahkan catatan TXT SPF di DNS ${domain} yang menyebut server surelnya, misalnya v=spf1 mx include:… -all. Tanpanya surel sering masuk spam.`,
    dkimThere: 'Kunci DKIM ada. Server surel harus menandatangani dengan selektor ini.',
    dkimMissing: ({ selektor, domain }: { selektor: string; domain: string }) =>
      `Tidak ada kunci DKIM ${selektor} di DNS ${domain}. Periksa selektornya pada pengelola server surel.`,
    dkimAsk: 'Isi selektor DKIM untuk memeriksanya; pengelola server surel mengetahuinya.',
    dmarcThere: 'Kebijakan ini berlaku bila SPF dan DKIM gagal.',
    dmarcMissing: ({ domain }: { domain: string }) =>
      `Tambahkan catatan TXT _dmarc.${domain}, misalnya v=DMARC1; p=none; rua=mailto:alamat pengelola.`,
    noDns: 'DNS tidak menjawab dari server ini. Periksa dari komputer lain.',
  },
  /** Texts and pictures of the public pages (docs/domain/60 §8). */
  site: {
    notBuilt: 'Halaman publik belum dibangun di server ini, sehingga pratinjaunya belum ada.',
    photoDamaged: 'Gambar tidak dapat dibaca; mungkin rusak. Simpan ulang sebagai JPG atau PNG.',
    photoNarrow: ({ n }: { n: number }) => `Lebar gambar minimal ${n} piksel.`,
    photoHuge: ({ n }: { n: number }) => `Gambar terlalu besar: maksimal ${n} megapiksel.`,
  },
  /** Retention of personal data (docs/domain/10 §9). */
  retention: {
    noYears: 'Atur masa simpan jenis ini lebih dahulu.',
    nobody: 'Belum ada data yang masa simpannya habis.',
    running: 'Anonimisasi lain masih direncanakan atau berjalan.',
    heldAlready: 'Data orang ini sudah ditahan.',
    waiting: ({ n }: { n: number }) => `Anonimisasi ${n} data direncanakan`,
  },
  /** Taking the demo university out (docs/domain/10 §3.6). */
  demo: {
    none: 'Portal ini tidak berisi data contoh.',
    wrongName: ({ nama }: { nama: string }) => `Tulis nama portal: ${nama}.`,
    running: 'Data contoh sedang dikosongkan.',
    samePassword: 'Kata sandi akun contoh tidak boleh dipakai lagi.',
    failed: 'Pengosongan gagal dan tidak ada data yang berubah. Rinciannya ada di catatan server.',
    cutOff: 'Pengosongan terhenti sebelum selesai dan tidak ada data yang berubah. Mulai lagi.',
  },
  /** Reasons why a person of the master data gets no account. */
  accounts: {
    there: 'Sudah punya akun.',
    inactive: 'Datanya nonaktif.',
    noRole: 'Jenis ini tidak mendapat peran dengan sendirinya; buat akunnya di Pengguna.',
    noMail: 'Alamat surel belum diisi.',
    badName: ({ username }: { username: string }) => `Nomor ${username} tidak dapat menjadi nama pengguna.`,
    nameTaken: ({ username, nama }: { username: string; nama: string }) =>
      `Nama pengguna ${username} dipakai akun ${nama}.`,
    mailTwice: ({ surel }: { surel: string }) => `Surel ${surel} dipakai lebih dari satu orang.`,
    mailTaken: ({ surel, nama }: { surel: string; nama: string }) => `Surel ${surel} dipakai akun ${nama}.`,
  },
  invitations: {
    noMail: 'Surel belum dapat dikirim dari portal ini. Super Admin mengisi servernya di Pengaturan → Surel.',
    entered: 'Orangnya sudah pernah masuk, sehingga tidak perlu diundang.',
    inactive: 'Akunnya tidak aktif.',
    nothing: 'Tidak ada undangan yang perlu dikirim.',
  },
  /** Steps of the set-up (docs/domain/10 §3.6). */
  setup: {
    identity: {
      title: 'Identitas kampus',
      why: 'Nama, logo, warna, dan kontak tampil di setiap halaman, surat, dan surel.',
      shipped: ({ apa }: { apa: readonly string[] }) =>
        `Masih contoh: ${apa.join(', ')}. Ganti dengan milik kampus Anda.`,
      noLogo: 'Belum ada logo kampus; yang dipakai logo bawaan portal.',
    },
    mail: {
      title: 'Surel',
      why: 'Undangan akun, pemberitahuan, dan ringkasan harian dikirim lewat surel.',
      waiting: 'Surel menunggu',
      failed: 'Surel gagal terkirim',
      notSet: 'Surel belum dikirim. Isi server surelnya.',
      someFailed: 'Ada surel yang gagal terkirim. Periksa alamatnya lalu kirim ulang.',
    },
    login: {
      title: 'Cara masuk',
      why: 'Setiap orang masuk dengan akun kampus atau akun portal.',
      local: 'Akun portal',
      outside: 'Akun kampus',
      oneAdmin: 'Baru ada satu Super Admin. Tambahkan satu lagi agar portal tidak terkunci bila ia berhalangan.',
      adminMail: 'Alamat surel akun pertama belum diisi. Isi pada data akunnya.',
    },
    rights: {
      title: 'Tim dan hak akses',
      why: 'Tim MBKM menjalankan program, koordinator memverifikasi mahasiswa prodinya. Hak tiap peran dapat diubah.',
      team: 'Akun Tim MBKM',
      coordinators: 'Akun koordinator',
      noTeam: 'Belum ada akun Tim MBKM.',
      noCoordinators: 'Belum ada akun koordinator program studi.',
    },
  },
  notes: {
    renamed: ({ dari, ke }: { dari: string; ke: string }) => `Sebutan diganti: ${dari} menjadi ${ke}.`,
  },
});
