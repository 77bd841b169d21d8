import { event, participationEvent } from '../kit/index.ts';

/** What people are told of only in research (docs/domain/40 §4.6). */

export const undanganRiset = participationEvent({
  code: 'riset_undangan',
  words: ['judul', 'batas'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'tugas',
      title: 'Undangan penelitian dosen',
      text: 'Anda diundang ke penelitian "{judul}". Jawab paling lambat {batas}.',
      link: '/riset/registrasi',
    },
  ],
});

/** `jawaban`: menerima, menolak. */
export const undanganDijawab = participationEvent({
  code: 'riset_undangan_dijawab',
  words: ['judul', 'jawaban'],
  tells: [
    {
      to: 'dosen',
      kind: 'info',
      title: 'Undangan penelitian dijawab',
      text: '{mahasiswa} {jawaban} undangan ke "{judul}".',
      noted: true,
      link: '/riset/pendaftaran/simaris',
    },
  ],
});

export const undanganLewat = participationEvent({
  code: 'riset_undangan_lewat',
  words: ['judul'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Undangan penelitian berakhir',
      text: 'Undangan ke penelitian "{judul}" tidak dijawab sampai batasnya.',
      link: 'history',
    },
    {
      to: 'dosen',
      kind: 'info',
      title: 'Undangan penelitian berakhir',
      text: '{mahasiswa} tidak menjawab undangan ke "{judul}" sampai batasnya.',
      link: '/riset/pendaftaran/simaris',
    },
  ],
});

export const inisiasiDiajukan = event({
  code: 'riset_inisiasi_diajukan',
  words: ['mitra', 'nama'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Usulan mitra riset menunggu Anda',
      text: '{nama} mengusulkan {mitra} sebagai mitra riset.',
      link: '/riset/verifikasi-registrasi-mitra/detail/:id',
    },
  ],
});

/** `keadaan`: disetujui, dikembalikan, ditolak. */
export const inisiasiDiputuskan = event({
  code: 'riset_inisiasi_diputuskan',
  words: ['mitra', 'keadaan'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Usulan mitra riset {keadaan}',
      text: 'Usulan mitra {mitra} {keadaan}.',
      noted: true,
      link: '/riset/pendaftaran/inisiasi-mitra',
    },
  ],
});

export const skemaDiajukan = event({
  code: 'riset_skema_diajukan',
  words: ['skema', 'mitra'],
  tells: [
    {
      to: ['tim', 'koordinator'],
      kind: 'tugas',
      title: 'Skema riset menunggu Anda',
      text: 'Skema {skema} dari {mitra} diajukan.',
      link: '/riset/verifikasi-skema-mitra/detail/:id',
    },
  ],
});

/** `keadaan`: disetujui, dikembalikan, ditolak. */
export const skemaDiputuskan = event({
  code: 'riset_skema_diputuskan',
  words: ['skema', 'keadaan'],
  tells: [
    {
      to: 'mitra',
      kind: 'info',
      title: 'Skema riset {keadaan}',
      text: 'Skema {skema} {keadaan}.',
      noted: true,
      link: '/riset/verifikasi-skema-mitra',
    },
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Skema riset {keadaan}',
      text: 'Skema {skema} {keadaan}.',
      noted: true,
      link: '/riset/registrasi',
    },
  ],
});

export const nilaiMitraDiajukan = participationEvent({
  code: 'riset_nilai_mitra_diajukan',
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Nilai mitra menunggu Anda',
      text: '{mahasiswa} mengunggah formulir nilai dari mitra.',
      link: '/riset/nilai-mitra',
    },
  ],
});

/** `keadaan`: final, dikembalikan. */
export const nilaiMitraDiputuskan = participationEvent({
  code: 'riset_nilai_mitra_diputuskan',
  words: ['keadaan'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Nilai mitra {keadaan}',
      text: 'Nilai mitra riset Anda {keadaan}.',
      noted: true,
      link: '/riset/nilai-mitra',
    },
  ],
});

export const nilaiMitraDitunggu = participationEvent({
  code: 'riset_nilai_mitra_ditunggu',
  words: ['batas'],
  tells: [
    {
      to: 'mitra',
      kind: 'peringatan',
      title: 'Nilai riset ditunggu',
      text: 'Nilai {mahasiswa} ditunggu sampai {batas}.',
      link: '/riset/nilai-mitra',
    },
  ],
});

export const nilaiRisetFinal = participationEvent({
  code: 'riset_nilai_final',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Riset Anda dinilai',
      text: 'Dosen pembimbing memfinalkan penilaian riset Anda.',
      link: 'history',
    },
  ],
});

/** `hari` days are left until the required outputs are due. */
export const luaranSegera = participationEvent({
  code: 'riset_luaran_segera',
  words: ['hari'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Laporan riset segera jatuh tempo',
      text: 'Riset Anda berakhir {hari} hari lagi; laporan akhir belum disetujui.',
      link: 'outputs',
    },
  ],
});

export const risetEvents = [
  ...[undanganRiset, undanganDijawab, undanganLewat, inisiasiDiajukan, inisiasiDiputuskan, skemaDiajukan],
  ...[skemaDiputuskan, nilaiMitraDiajukan, nilaiMitraDiputuskan, nilaiMitraDitunggu, nilaiRisetFinal, luaranSegera],
];
