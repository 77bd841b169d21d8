import { event } from '../kit/index.ts';

/** What people are told of groups that form themselves, whatever the programme (docs/domain/30 §4.10). */

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
  ...[diundangKelompok, undanganDijawab],
  ...[pengajuanDplDibuat, pengajuanDplDijawab, pengajuanDplHampirHabis],
];
