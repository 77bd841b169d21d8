import { catalogue } from '../kit/index.ts';

/** Refusals of KWU's calls (docs/domain/30). */
export const kwuRefusals = catalogue('kwu', {
  assignTooEarly: 'DPL dapat ditetapkan setelah usaha disetujui.',
  chooseSupervisor: 'Pilih DPL lebih dahulu.',
  notOpen: 'KWU belum dibuka pada periode ini.',
  noneAlone: 'Wirausaha mandiri tidak dibuka pada periode ini.',
  formedByStudents: 'Usaha dibentuk oleh mahasiswa.',
  notRegistered: 'Mahasiswa ini belum mendaftar KWU pada periode ini.',
  kindFixed: 'Jenis usaha tidak dapat diubah setelah diajukan.',
  aloneIsOne: 'Wirausaha mandiri hanya memiliki satu anggota.',
  activeNeedsSupervisor: 'Usaha yang sudah aktif harus memiliki DPL.',
  uploadIdea: 'Unggah ide usaha.',
  invitationsOpen: ({ n }: { n: number }) => `Masih ada ${n} undangan yang belum dijawab.`,
  fewProgrammes: ({ n }: { n: number }) => `Anggota harus berasal dari minimal ${n} program studi.`,
  oneLeader: 'Kelompok harus memiliki tepat satu ketua.',
  differs: ({ baris }: { baris: number }) => `Berbeda dari baris ${baris} kelompok ini.`,
  businessesByPage: 'Ambil daftar kelompok usaha per halaman.',
  lecturersByPage: 'Ambil daftar dosen per halaman.',
  yearAhead: 'Tahun mulai belum tiba.',
  reportTooEarly: 'Laporan dapat ditulis setelah usaha aktif.',
  belowMinimum: ({ nama }: { nama: string }) => `${nama} belum memenuhi syarat pendaftaran.`,
  notFilled: ({ label }: { label: string }) => `${label} belum diisi.`,
  notReRegistering: 'Usaha ini tidak sedang mendaftar ulang.',
  reRegistrationOver: 'Batas daftar ulang sudah lewat. Perpanjang lebih dahulu.',
  reminder: {
    today: 'hari ini',
    inDays: ({ n }: { n: number }) => `${n} hari lagi`,
    left: ({ langkah }: { langkah: readonly string[] }) => `belum selesai: ${langkah.join(', ')}`,
    steps: { anggota: 'anggota', dpl: 'DPL', profil: 'profil usaha' },
  },
  notes: {
    assigned: 'DPL ditetapkan Tim MBKM.',
    kindChanged: 'Jenis usaha diubah.',
    begins: 'DPL dan profil usaha disetujui.',
  },
});
