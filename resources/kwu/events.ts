import { event } from '../kit/index.ts';

/** What people are told of businesses, their profiles and reports (docs/domain/30 §4.10). */

export const usahaDiajukan = event({
  code: 'kwu_usaha_diajukan',
  words: ['usaha'],
  tells: [
    { to: 'tim', kind: 'tugas', title: 'Pendaftaran KWU menunggu Anda', text: '{usaha} diajukan.', link: 'decisions' },
  ],
});

/** `keadaan` says what became of it: disetujui, dikembalikan, ditolak, aktif, dibubarkan. */
export const usahaDiputuskan = event({
  code: 'kwu_usaha_diputuskan',
  words: ['usaha', 'keadaan'],
  tells: [
    {
      to: 'anggota',
      kind: 'info',
      title: 'Usaha KWU {keadaan}',
      text: '{usaha} {keadaan}.',
      noted: true,
      link: 'register',
    },
  ],
});

export const profilDiajukan = event({
  code: 'kwu_profil_diajukan',
  words: ['usaha'],
  tells: [
    {
      to: ['dosen', 'tim'],
      kind: 'tugas',
      title: 'Profil usaha menunggu Anda',
      text: 'Profil {usaha} diajukan.',
      link: '/kwu/verifikasi-profile',
    },
  ],
});

export const profilDiputuskan = event({
  code: 'kwu_profil_diputuskan',
  words: ['usaha', 'keadaan'],
  tells: [
    {
      to: 'anggota',
      kind: 'info',
      title: 'Profil usaha {keadaan}',
      text: 'Profil {usaha} {keadaan}.',
      noted: true,
      link: '/kwu/daftar-ulang',
    },
  ],
});

export const laporanKwuDiajukan = event({
  code: 'kwu_laporan_diajukan',
  words: ['usaha', 'jenis'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Laporan KWU menunggu Anda',
      text: '{usaha}: laporan {jenis}.',
      link: '/kwu/daftar-ulang/upload-laporan',
    },
  ],
});

export const laporanKwuDiputuskan = event({
  code: 'kwu_laporan_diputuskan',
  words: ['jenis', 'keadaan'],
  tells: [
    {
      to: 'anggota',
      kind: 'info',
      title: 'Laporan {jenis} {keadaan}',
      text: 'Laporan {jenis} usaha Anda {keadaan}.',
      noted: true,
      link: '/kwu/daftar-ulang/upload-laporan',
    },
  ],
});

/** Said some days before the last day of re-registration, to the members of businesses that have not finished it. */
export const daftarUlangDekat = event({
  code: 'kwu_daftar_ulang',
  words: ['usaha', 'kapan', 'kurang'],
  tells: [
    {
      to: 'anggota',
      kind: 'peringatan',
      title: 'Daftar ulang berakhir {kapan}',
      text: '{usaha}: {kurang}.',
      link: '/kwu/daftar-ulang',
    },
  ],
});

export const kwuEvents = [
  ...[usahaDiajukan, usahaDiputuskan, profilDiajukan, profilDiputuskan],
  ...[laporanKwuDiajukan, laporanKwuDiputuskan, daftarUlangDekat],
];
