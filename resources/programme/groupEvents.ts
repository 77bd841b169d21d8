import { event } from '../kit/index.ts';

/** Notices about groups that students form, for every programme (docs/domain/30 §4.10). */

/** `program` is the programme's name. */
export const diundangKelompok = event({
  code: 'kelompok_diundang',
  words: ['program', 'kelompok', 'pengundang'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'tugas',
      title: 'Undangan kelompok {program}',
      text: '{pengundang} mengundang Anda ke {kelompok}.',
      link: 'group',
    },
  ],
});

export const undanganDijawab = event({
  code: 'kelompok_undangan_dijawab',
  words: ['nama', 'kelompok', 'jawaban'],
  tells: [
    {
      to: 'ketua',
      kind: 'info',
      title: 'Undangan {jawaban}',
      text: 'Undangan kepada {nama} ke {kelompok} {jawaban}.',
      link: 'group',
    },
  ],
});

/** Somebody else took the invitation back, or the group ended before it was answered. */
export const undanganDitarik = event({
  code: 'kelompok_undangan_ditarik',
  words: ['kelompok'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Undangan kelompok ditarik',
      text: 'Undangan ke {kelompok} tidak berlaku lagi.',
      link: 'group',
    },
  ],
});

/** The leader let a member go. */
export const anggotaDilepas = event({
  code: 'kelompok_anggota_dilepas',
  words: ['kelompok', 'oleh'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Anda dilepas dari kelompok',
      text: '{oleh} melepas Anda dari {kelompok}.',
      link: 'group',
    },
  ],
});

/** A member left by itself, or gave up the programme. */
export const anggotaKeluar = event({
  code: 'kelompok_anggota_keluar',
  words: ['nama', 'kelompok'],
  tells: [
    {
      to: 'ketua',
      kind: 'peringatan',
      title: 'Anggota keluar dari kelompok',
      text: '{nama} tidak lagi di {kelompok}.',
      link: 'group',
    },
  ],
});

export const pengajuanDplDibuat = event({
  code: 'pengajuan_dpl',
  words: ['kelompok'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Permintaan menjadi DPL',
      text: '{kelompok} meminta Anda menjadi DPL.',
      link: 'supervisorRequests',
    },
  ],
});

export const pengajuanDplDijawab = event({
  code: 'pengajuan_dpl_dijawab',
  words: ['dpl', 'jawaban'],
  tells: [
    {
      to: 'ketua',
      kind: 'info',
      title: 'Pengajuan DPL {jawaban}',
      text: 'Pengajuan kepada {dpl} {jawaban}.',
      noted: true,
      link: ['supervisorChoice', 'supervisorRequests'],
    },
  ],
});

export const pengajuanDplHampirHabis = event({
  code: 'pengajuan_dpl_hampir_habis',
  words: ['kelompok'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Permintaan DPL segera kedaluwarsa',
      text: '{kelompok} masih menunggu jawaban Anda.',
      link: 'supervisorRequests',
    },
  ],
});

export const groupEvents = [
  diundangKelompok,
  undanganDijawab,
  undanganDitarik,
  anggotaDilepas,
  anggotaKeluar,
  pengajuanDplDibuat,
  pengajuanDplDijawab,
  pengajuanDplHampirHabis,
];
