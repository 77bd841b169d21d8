import { catalogue, dayInWords, numberInWords, spanInWords } from '../kit/index.ts';

/** Refusals of the calls of registrations, groups and imports (docs/domain/20). */
export const mbkmRefusals = catalogue('mbkm', {
  consentWaits: 'Baca dan setujui teks persetujuan yang baru',
  consentGoesOn: 'Kegiatan Anda tetap dapat diteruskan.',
  programAndPeriod: 'Program dan periode wajib dipilih.',
  studentMissing: 'Mahasiswa wajib dipilih.',
  outsidePeriod: ({ nama, mulai, selesai, hari }: { nama: string; mulai: string; selesai: string; hari: number }) =>
    `Di luar periode ${nama} (${spanInWords(mulai, selesai)}, boleh selisih ${hari} hari).`,
  outsideActivity: ({ label, mulai, selesai }: { label: string; mulai: string; selesai: string }) =>
    `Di luar masa pelaksanaan ${label} (${spanInWords(mulai, selesai)}).`,
  overlaps: ({
    program,
    periode,
    mulai,
    selesai,
  }: {
    program: string;
    periode: string;
    mulai: string;
    selesai: string;
  }) => `Bertumpuk dengan ${program} ${periode} (${spanInWords(mulai, selesai)}).`,
  stillActive: ({ program, periode }: { program: string; periode: string }) =>
    `Anda masih memiliki pendaftaran aktif: ${program} (${periode}).`,
  sksTooMany: ({ limit }: { limit: number }) =>
    `SKS Anda lebih dari ${limit}, harap sesuaikan terlebih dahulu di Aplikasi Siamik !`,
  periodCalled: ({ nama }: { nama: string }) => `periode ${nama}`,
  notOpenYet: ({ apa }: { apa: string }) => `${['Pendaftaran', apa].filter(Boolean).join(' ')} belum dibuka.`,
  closedByNow: ({ apa }: { apa: string }) => `${['Pendaftaran', apa].filter(Boolean).join(' ')} sudah ditutup.`,
  studentInactive: 'Status mahasiswa tidak aktif.',
  belowMinimum: ({ label, nilai, batas, desimal }: { label: string; nilai: number; batas: number; desimal: number }) =>
    `Syarat ${label} belum terpenuhi: ${numberInWords(nilai, desimal)} dari minimal ${numberInWords(batas, desimal)}.`,
  notRecorded: ({ label, batas, desimal }: { label: string; batas: number; desimal: number }) =>
    `${label} belum tercatat di data mahasiswa, sedangkan syaratnya minimal ${numberInWords(batas, desimal)}. Minta Tim MBKM melengkapinya.`,
  prodiNotTaken: 'Program ini tidak dibuka untuk program studi Anda.',
  creditsOver: ({ tambah, batas }: { tambah: number; batas: number }) =>
    `Bersama SKS yang sudah diakui, ${tambah} SKS program ini melebihi batas ${batas}.`,
  oneLeader: 'Kelompok hanya memiliki satu ketua.',
  inviteInstead: 'Undang anggota baru dengan NPM atau bagikan kode gabung.',
  leaderByOthers: 'Ketua diganti oleh Tim MBKM atau DPL.',
  membershipByInvitation: 'Keanggotaan berubah lewat undangan atau kode gabung.',
  membersLeave: 'Anggota yang sudah bergabung ditandai keluar, tidak dihapus.',
  mostInvited: ({ n }: { n: number }) => `Maksimal ${n} undangan sekaligus.`,
  notInvitable: ({ npm, alasan }: { npm: readonly string[]; alasan: readonly string[] }) =>
    npm.map((one, i) => `${one} tidak dapat diundang: ${alasan[i]}.`).join(' '),
  groupFull: 'Kelompok sudah penuh. Pilih kelompok lain.',
  groupFullAt: ({ maks }: { maks: number }) => `Kelompok sudah penuh (maksimal ${maks} anggota).`,
  inGroup: ({ kelompok }: { kelompok: string }) => `Anda sudah berada di kelompok ${kelompok}.`,
  handedInStays: 'Kelompok yang sudah diajukan tidak dapat ditinggalkan. Hubungi Tim MBKM.',
  leaderStays: 'Ketua tidak dapat keluar. Bubarkan kelompok, atau minta Tim MBKM mengganti ketua.',
  notParticipant: ({ nama, program }: { nama: string; program: string }) => `${nama} belum menjadi peserta ${program}.`,
  registeredElsewhere: ({ nama, apa }: { nama: string; apa: readonly string[] }) =>
    `${nama} terdaftar pada ${apa.map(one => one.toLowerCase()).join(' atau ')} lain.`,
  inOtherGroup: ({ nama }: { nama: string }) => `${nama} sudah berada di kelompok lain.`,
  memberIncomplete: ({ nama }: { nama: string }) => `Data ${nama} belum lengkap. Minta ia melengkapi profilnya.`,
  importSaved: 'Impor ini sudah disimpan.',
  previewExpired: 'Pratinjau impor kedaluwarsa. Unggah ulang berkas.',
  nothingToSave: 'Tidak ada baris yang dapat disimpan.',
  fileEmpty: 'Berkas tidak memuat baris data.',
  importFailed: 'Impor ini gagal.',
  importFailedBy: ({ pesan }: { pesan: string }) => pesan,
  fileTooLong: ({ most }: { most: number }) => `Berkas memuat lebih dari ${numberInWords(most)} baris.`,
  joinCodeUnknown: 'Kode gabung tidak ditemukan.',
  groupClosed: 'Kelompok ini tidak menerima anggota lagi.',
  inThisGroup: 'Anda sudah berada di kelompok ini.',
  lecturerFull: ({ nama, beban }: { nama: string; beban: number }) =>
    `Kuota bimbingan ${nama} sudah penuh (${beban} mahasiswa).`,
  partnerThere: 'Mitra sudah ada.',
  ledElsewhere: ({ program }: { program: string }) => `Status pendaftaran ${program} diubah melalui menu ${program}.`,
  partnerMissing: ({ usulan }: { usulan: boolean }) =>
    usulan ? 'Mitra belum ditetapkan. Jadikan usulan sebagai mitra dahulu.' : 'Mitra belum ditetapkan.',
  daysMissing: 'Tanggal pelaksanaan belum diisi.',
  chooseSupervisor: 'Pilih dosen pembimbing.',
  supervisorMissing: 'Dosen pembimbing belum ditetapkan.',
  gradeMissing: 'Masih ada nilai akhir program yang kosong. Lengkapi, lalu coba lagi.',
  packageMissing: ({
    dikembalikan,
    sks,
    sampai,
    terbuka,
  }: {
    dikembalikan: boolean;
    sks: number;
    sampai: string;
    terbuka: boolean;
  }) =>
    [
      `Paket konversi ${dikembalikan ? 'dikembalikan dan belum diajukan lagi' : 'belum diajukan'} (${sks} SKS terpilih);`,
      terbuka
        ? `mahasiswa dapat mengajukannya sampai ${dayInWords(sampai)}.`
        : `masa konversi berakhir ${dayInWords(sampai)} dan hanya Tim MBKM yang dapat membukanya.`,
      'Isi catatan untuk tetap menyelesaikan.',
    ].join(' '),
  notRun: ({ nama }: { nama: string }) => `Program ${nama} belum dijalankan di portal.`,
  quotaFull: ({ nama, terisi, kuota }: { nama: string; terisi: number; kuota: number }) =>
    `Kuota ${nama} sudah penuh (${terisi}/${kuota}).`,
  periodMissing: 'Periode wajib dipilih.',
  remarksByReviewers: 'Komentar ditulis oleh pemeriksa.',
  sourceSilent: 'Sumber data tidak menjawab.',
  wholeGroup: ({ program }: { program: string }) =>
    `Pendaftaran ${program} diajukan dan diputuskan untuk seluruh kelompok.`,
  applicantsByPage: 'Ambil daftar pendaftar per halaman.',
  narrowByFilter: 'Persempit dengan filter.',
  filterOrPage: 'Persempit dengan filter, atau ambil per halaman (range).',
  noPackage:
    'Program studi belum membuka paket konversi untuk program ini. Koordinator Program Studi atau Tim MBKM membukanya di menu Paket Konversi.',
  krsSkipped: 'Data KRS tidak dapat diambil; pemeriksaan SKS dilewati.',
  numberUnknown: 'NPM tidak ditemukan',
  notRegisteredWith: ({ apa }: { apa: readonly string[] }) => `tidak terdaftar pada ${apa.join(' dan ')} ini`,
  notAcceptedYet: 'pendaftarannya belum disetujui',
  alreadyInGroup: ({ kelompok }: { kelompok: string }) => `sudah berada di kelompok ${kelompok}`,
  alreadyInvited: 'sudah diundang',
  belowConditions: 'Belum memenuhi syarat.',
  notes: {
    agreed: ({ judul, versi }: { judul: string; versi: number }) => `Menyetujui “${judul}” versi ${versi}.`,
    superseded: ({ versi }: { versi: number }) => `Digantikan versi ${versi}.`,
    joinedByCode: 'Bergabung dengan kode gabung.',
    invited: 'Mengundang anggota.',
    accepted: 'Menerima undangan.',
    declined: 'Menolak undangan.',
    left: 'Keluar dari kelompok.',
    ownWish: 'Keluar atas kemauan sendiri.',
    outOfGroup: ({ nama }: { nama: string }) => `Keluar dari kelompok ${nama}.`,
    intoGroup: ({ nama }: { nama: string }) => `Masuk kelompok ${nama}.`,
    groupSupervisor: ({ nama }: { nama: string }) => `Pembimbing kelompok ${nama}.`,
    withdrew: ({ nama }: { nama: string }) => `${nama} mengundurkan diri.`,
    follows: 'Mengikuti data pendaftaran.',
    partnerMade: ({ nama }: { nama: string }) => `Mitra usulan dijadikan mitra: ${nama}.`,
    requestAccepted: 'DPL menerima pengajuan.',
    supervisorFull: 'DPL sudah mencapai batas kelompok.',
  },
});
