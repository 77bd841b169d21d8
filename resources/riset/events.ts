import { decidedOn, eventsOf, participationEvent, participationWords } from '../kit/index.ts';

/** Notices of research alone (docs/domain/40 §4.6). */

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
  // Declining the invitation also withdraws the registration.
  covers: ['pendaftaran_mundur'],
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

/** A student who had accepted gives the place back: the registration is deleted, or given up before it was approved. */
export const undanganDilepas = participationEvent({
  code: 'riset_undangan_dilepas',
  words: ['judul'],
  covers: ['pendaftaran_mundur'],
  tells: [
    {
      to: 'dosen',
      kind: 'peringatan',
      title: 'Peserta penelitian mundur',
      text: '{mahasiswa} melepas tempatnya di "{judul}". Anda dapat mengundang mahasiswa lain.',
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

export const inisiasiDiputus = decidedOn({
  code: 'riset_inisiasi',
  name: 'Usulan mitra riset',
  words: ['mitra', 'nama'],
  waits: {
    to: 'tim',
    text: '{nama} mengusulkan {mitra} sebagai mitra riset.',
    link: '/riset/verifikasi-registrasi-mitra/detail/:id',
  },
  decided: { to: 'mahasiswa', text: 'Usulan mitra {mitra} {keadaan}.', link: '/riset/pendaftaran/inisiasi-mitra' },
});

export const skemaDiputus = decidedOn({
  code: 'riset_skema',
  name: 'Skema riset',
  words: ['skema', 'mitra'],
  waits: {
    to: ['tim', 'koordinator'],
    text: 'Skema {skema} dari {mitra} diajukan.',
    link: '/riset/verifikasi-skema-mitra/detail/:id',
  },
  decided: [
    { to: 'mitra', text: 'Skema {skema} {keadaan}.', link: '/riset/verifikasi-skema-mitra' },
    { to: 'mahasiswa', text: 'Skema {skema} {keadaan}.', link: '/riset/registrasi' },
  ],
});

/** `keadaan`: final, dikembalikan. */
export const nilaiMitraDiputus = decidedOn({
  code: 'riset_nilai_mitra',
  name: 'Nilai mitra',
  words: participationWords,
  waits: { to: 'dosen', text: '{mahasiswa} mengunggah formulir nilai dari mitra.', link: '/riset/nilai-mitra' },
  decided: { to: 'mahasiswa', text: 'Nilai mitra riset Anda {keadaan}.', link: '/riset/nilai-mitra' },
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
  undanganRiset,
  undanganDijawab,
  undanganDilepas,
  undanganLewat,
  ...eventsOf(inisiasiDiputus, skemaDiputus, nilaiMitraDiputus),
  nilaiMitraDitunggu,
  nilaiRisetFinal,
  luaranSegera,
];
