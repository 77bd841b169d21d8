import { decidedOn, event, eventsOf, participationEvent } from '../kit/index.ts';
import { groupsPath } from './paths.ts';

/** Notices about groups, proposals and trips of KKN (docs/domain/30 §4.10). */

/** A group is approved, sent back, refused, made final or dissolved. */
export const kelompokDiputus = decidedOn({
  code: 'kkn_kelompok',
  covers: ['kelompok_anggota_dilepas'],
  name: 'Kelompok KKN',
  words: ['kelompok'],
  waits: { to: 'tim', text: '{kelompok} diajukan.', link: groupsPath },
  decided: { to: 'anggota', text: '{kelompok} {keadaan}.', link: groupsPath },
});

/** Event of a change of membership by the coordinator, told to the member concerned. */
const membership = (code: string, text: string) =>
  event({
    code,
    covers: ['kelompok_anggota_dilepas'],
    words: ['kelompok'],
    tells: [{ to: 'mahasiswa', kind: 'info', title: 'Kelompok KKN Anda', text, link: groupsPath }],
  });

export const kelompokDipindah = membership('kkn_kelompok_dipindah', 'Anda berada di kelompok {kelompok}.');
export const kelompokDilepas = membership('kkn_kelompok_dilepas', 'Anda tidak lagi berada di kelompok {kelompok}.');

const ofWave = { kind: 'info', noted: true } as const;

/** Tim MBKM moved a participant to another wave; the former supervisor is told as well. */
export const gelombangDipindah = participationEvent({
  code: 'kkn_gelombang_dipindah',
  covers: ['kelompok_anggota_dilepas'],
  words: ['dari', 'ke'],
  tells: [
    {
      ...ofWave,
      to: 'mahasiswa',
      title: 'Gelombang KKN Anda dipindahkan',
      text: 'Anda dipindahkan dari {dari} ke {ke}.',
      link: 'history',
    },
    {
      ...ofWave,
      to: 'dosenLama',
      title: 'Peserta pindah gelombang',
      text: '{mahasiswa} pindah dari {dari} ke {ke} dan tidak lagi Anda bimbing.',
      link: 'logQueue',
    },
  ],
});

/** The move was undone. */
export const gelombangDikembalikan = participationEvent({
  code: 'kkn_gelombang_dikembalikan',
  words: ['ke'],
  tells: [
    {
      ...ofWave,
      to: 'mahasiswa',
      title: 'Perpindahan gelombang diurungkan',
      text: 'Anda kembali terdaftar pada {ke}.',
      link: 'history',
    },
    {
      ...ofWave,
      to: 'dosen',
      title: 'Perpindahan gelombang diurungkan',
      text: '{mahasiswa} kembali terdaftar pada {ke} dan Anda bimbing.',
      link: 'logQueue',
    },
  ],
});

export const proposalDiputus = decidedOn({
  code: 'kkn_proposal',
  name: 'Proposal KKN',
  words: ['kelompok', 'judul'],
  waits: { to: ['dosen', 'tim'], text: '{kelompok}: {judul}.', link: '/kkn/verifikasi-proposal' },
  decided: { to: 'anggota', text: '"{judul}" {keadaan}.', link: '/kkn/proposal' },
});

export const perjalananDiputus = decidedOn({
  code: 'kkn_perjalanan',
  name: 'Laporan perjalanan',
  words: ['dpl'],
  waits: {
    to: 'tim',
    text: '{dpl} mengajukan laporan perjalanan dinas.',
    link: '/kkn/verifikasi-perjalanan-dinas',
  },
  decided: {
    to: 'dosen',
    text: 'Laporan perjalanan dinas Anda {keadaan}.',
    link: '/kkn/laporan-perjalanan-dinas/list',
  },
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
      text: 'Log harian belum diisi {hari} hari berturut-turut. Isi sekarang.',
      link: 'logEntries',
    },
  ],
});

/** Reminder before the wave's last day of grades: each assessor gets the sheets that are still missing. */
export const batasNilaiDekat = event({
  code: 'kkn_batas_nilai',
  words: ['gelombang', 'jumlah', 'hari'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Batas pengisian nilai KKN {hari} hari lagi',
      text: '{gelombang}: {jumlah} peserta belum Anda nilai.',
      link: '/kkn/penilaian/dpl',
    },
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Batas pengisian nilai KKN {hari} hari lagi',
      text: '{gelombang}: {jumlah} peserta belum dinilai Tim MBKM.',
      link: '/kkn/penilaian/mbkm',
    },
  ],
});

export const kknEvents = [
  ...eventsOf(kelompokDiputus, proposalDiputus, perjalananDiputus),
  kelompokDipindah,
  kelompokDilepas,
  gelombangDipindah,
  gelombangDikembalikan,
  logHarianKosong,
  batasNilaiDekat,
];
