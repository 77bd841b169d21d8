import { event } from '../kit/index.ts';

/** What people are told of their account and its roles (docs/domain/10 §6). */

export const akunDibuat = event({
  code: 'akun',
  words: ['username'],
  tells: [
    {
      to: 'akun',
      kind: 'info',
      title: 'Akun Anda dibuat',
      text: 'Akun portal dengan username {username} siap dipakai.',
      en: { title: 'Your account was made', text: 'Your account of the portal, {username}, is ready.' },
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
      en: {
        title: 'Your password was reset',
        text: 'The administrator reset your password. Change it after you have logged in.',
      },
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
      en: {
        title: 'Your password was changed',
        text: 'The password of your account was changed by a link of a mail. If it was not you, contact whoever runs the portal at once.',
      },
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
      en: {
        title: 'Two-step verification was removed',
        text: 'The Super Admin removed the two-step verification of your account. Set it up again in your profile.',
      },
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
      en: { title: 'New role', text: 'You now have the role {peran}.' },
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
      text: 'Peran {peran} Anda telah berakhir.',
      en: { title: 'A role has ended', text: 'Your role {peran} has ended.' },
      link: null,
      confirms: true,
    },
  ],
});

export const pengaturanEvents = [akunDibuat, sandiDireset, sandiDibuat, faktorDihapus, peranDiberikan, peranBerakhir];
