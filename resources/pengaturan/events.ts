import { event } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Notices about an account and its roles (docs/domain/10 §6). */

export const akunDibuat = event({
  code: 'akun',
  words: ['username'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Akun Anda dibuat',
      text: 'Akun portal dengan nama pengguna {username} siap dipakai.',
      link: '/pengaturan/user/profile',
    },
  ],
});

export const sandiDireset = event({
  code: 'sandi',
  tells: [
    {
      to: 'akun',
      kind: 'peringatan',
      title: 'Kata sandi diatur ulang',
      text: 'Kata sandi Anda diatur ulang admin portal. Ganti setelah Anda masuk.',
      link: '/pengaturan/user/profile?tab=sandi',
    },
  ],
});

export const sandiDibuat = event({
  code: 'sandi_dibuat',
  tells: [
    {
      to: 'akun',
      kind: 'peringatan',
      title: 'Kata sandi diganti',
      text: 'Kata sandi akun Anda diganti lewat tautan surel. Bila bukan Anda yang menggantinya, segera hubungi pengelola portal.',
      link: '/pengaturan/user/profile?tab=sesi',
    },
  ],
});

export const faktorDihapus = event({
  code: 'dua_langkah_dihapus',
  tells: [
    {
      to: 'akun',
      kind: 'peringatan',
      title: 'Verifikasi dua langkah dihapus',
      text: 'Super Admin menghapus verifikasi dua langkah akun Anda. Siapkan lagi di halaman Profil.',
      link: '/pengaturan/user/profile?tab=dua-langkah',
    },
  ],
});

export const peranDiberikan = event({
  code: 'peran_diberikan',
  words: ['peran'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Peran baru',
      text: 'Anda kini memiliki peran {peran}.',
      link: null,
      confirms: true,
    },
  ],
});

export const peranBerakhir = event({
  code: 'peran_berakhir',
  words: ['peran'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Peran berakhir',
      text: 'Peran {peran} Anda sudah berakhir.',
      link: null,
      confirms: true,
    },
  ],
});

export const anonimisasiDirencanakan = event({
  code: 'anonimisasi_direncanakan',
  words: ['jumlah', 'tanggal', 'oleh'],
  tells: [
    {
      to: 'akun',
      as: [role.superAdmin],
      kind: 'peringatan',
      title: 'Anonimisasi direncanakan',
      text: '{oleh} merencanakan anonimisasi {jumlah} data pada {tanggal}. Sampai selesai Anda dapat membatalkannya.',
      noted: true,
      link: '/pengaturan/retensi',
    },
  ],
});

export const anonimisasiDibatalkan = event({
  code: 'anonimisasi_dibatalkan',
  words: ['oleh'],
  tells: [
    {
      to: 'akun',
      as: [role.superAdmin],
      kind: 'info',
      title: 'Anonimisasi dibatalkan',
      text: '{oleh} membatalkan anonimisasi. Yang sudah dianonimkan tetap demikian.',
      noted: true,
      link: '/pengaturan/retensi',
    },
  ],
});

export const wakilDitunjuk = event({
  code: 'wakil_ditunjuk',
  words: ['pemberi', 'peran', 'masa'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Anda mewakili {pemberi}',
      text: 'Anda menjadi wakil {pemberi} sebagai {peran}, {masa}. Pilih perannya di Switch Akses.',
      link: '/pengaturan/user/profile?tab=wakil',
    },
  ],
});

export const wakilDitunjukkan = event({
  code: 'wakil_ditunjukkan',
  words: ['wakil', 'peran', 'masa', 'oleh'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Wakil Anda: {wakil}',
      text: '{oleh} menunjuk {wakil} sebagai wakil Anda untuk peran {peran}, {masa}.',
      link: '/pengaturan/user/profile?tab=wakil',
    },
  ],
});

export const wakilDicabut = event({
  code: 'wakil_dicabut',
  words: ['pemberi', 'peran', 'wakil', 'oleh'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Penunjukan wakil berakhir',
      text: '{oleh} mengakhiri tugas {wakil} sebagai wakil {pemberi} ({peran}).',
      link: '/pengaturan/user/profile?tab=wakil',
    },
  ],
});

export const pengaturanEvents = [
  akunDibuat,
  sandiDireset,
  sandiDibuat,
  faktorDihapus,
  peranDiberikan,
  peranBerakhir,
  anonimisasiDirencanakan,
  anonimisasiDibatalkan,
  wakilDitunjuk,
  wakilDitunjukkan,
  wakilDicabut,
];
