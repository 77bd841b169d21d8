import { event } from '../kit/index.ts';

/** What people are told of groups, proposals and trips of KKN (docs/domain/30 §4.10). */

const groupScreen = '/kkn/mengatur-kelompok';

export const kelompokDiajukan = event({
  code: 'kkn_kelompok_diajukan',
  words: ['kelompok'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Kelompok KKN menunggu persetujuan',
      text: '{kelompok} diajukan.',
      link: groupScreen,
    },
  ],
});

/** `keadaan` says what became of it: disetujui, dikembalikan, ditolak, ditetapkan, dibubarkan. */
export const kelompokDiputuskan = event({
  code: 'kkn_kelompok_diputuskan',
  words: ['kelompok', 'keadaan'],
  tells: [
    {
      to: 'anggota',
      kind: 'info',
      title: 'Kelompok KKN {keadaan}',
      text: '{kelompok} {keadaan}.',
      noted: true,
      link: groupScreen,
    },
  ],
});

export const kelompokDipindah = event({
  code: 'kkn_kelompok_dipindah',
  words: ['kelompok'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Kelompok KKN Anda',
      text: 'Anda berada di kelompok {kelompok}.',
      link: groupScreen,
    },
  ],
});

export const proposalDiajukan = event({
  code: 'kkn_proposal_diajukan',
  words: ['kelompok', 'judul'],
  tells: [
    {
      to: ['dosen', 'tim'],
      kind: 'tugas',
      title: 'Proposal KKN menunggu Anda',
      text: '{kelompok}: {judul}.',
      link: '/kkn/verifikasi-proposal',
    },
  ],
});

export const proposalDiputuskan = event({
  code: 'kkn_proposal_diputuskan',
  words: ['judul', 'keadaan'],
  tells: [
    {
      to: 'anggota',
      kind: 'info',
      title: 'Proposal KKN {keadaan}',
      text: '"{judul}" {keadaan}.',
      noted: true,
      link: '/kkn/proposal',
    },
  ],
});

export const perjalananDiajukan = event({
  code: 'kkn_perjalanan_diajukan',
  words: ['dpl'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Laporan perjalanan menunggu Anda',
      text: '{dpl} mengajukan laporan perjalanan dinas.',
      link: '/kkn/verifikasi-perjalanan-dinas',
    },
  ],
});

export const perjalananDiputuskan = event({
  code: 'kkn_perjalanan_diputuskan',
  words: ['keadaan'],
  tells: [
    {
      to: 'dosen',
      kind: 'info',
      title: 'Laporan perjalanan {keadaan}',
      text: 'Laporan perjalanan dinas Anda {keadaan}.',
      noted: true,
      link: '/kkn/laporan-perjalanan-dinas/list',
    },
  ],
});

/** Said at 18.00: so many required days before today have no entry (docs/domain/30 §4.10). */
export const logHarianKosong = event({
  code: 'kkn_log_kosong',
  words: ['hari'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Log harian KKN kosong',
      text: '{hari} hari wajib berturut-turut belum ada lognya.',
      link: 'logEntries',
    },
  ],
});

/** Some days before the wave's last day of grades; each assessor is told of what is still missing. */
export const batasNilaiDekat = event({
  code: 'kkn_batas_nilai',
  words: ['gelombang', 'jumlah', 'hari'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Batas nilai KKN {hari} hari lagi',
      text: '{gelombang}: {jumlah} peserta belum Anda nilai.',
      link: '/kkn/penilaian/dpl',
    },
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Batas nilai KKN {hari} hari lagi',
      text: '{gelombang}: {jumlah} peserta belum dinilai Tim MBKM.',
      link: '/kkn/penilaian/mbkm',
    },
  ],
});

export const kknEvents = [
  ...[kelompokDiajukan, kelompokDiputuskan, kelompokDipindah],
  ...[proposalDiajukan, proposalDiputuskan],
  ...[perjalananDiajukan, perjalananDiputuskan],
  ...[logHarianKosong, batasNilaiDekat],
];
