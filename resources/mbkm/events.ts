import { event, participationEvent as of } from '../kit/index.ts';

/** Notices about registrations, their stages and their course (docs/domain/20 §4.9). */

export const pendaftaranDiajukan = of({
  code: 'pendaftaran_diajukan',
  tells: [
    {
      to: 'pemutus',
      kind: 'tugas',
      title: 'Pendaftaran menunggu verifikasi',
      text: '{mahasiswa} mendaftar {program} dan menunggu keputusan Anda.',
      link: 'decision',
    },
  ],
});

export const pendaftaranMajuTahap = of({
  code: 'pendaftaran_tahap_disetujui',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Pendaftaran maju ke tahap berikutnya',
      text: 'Pendaftaran {program} Anda kini di tahap {tahap}.',
      link: 'history',
    },
  ],
});

/** Tim MBKM deleted a student's draft; the student is told. */
export const pendaftaranDihapus = of({
  code: 'pendaftaran_dihapus',
  words: ['oleh'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Draf pendaftaran dihapus',
      text: 'Draf pendaftaran {program} {periode} Anda dihapus oleh {oleh}.',
      link: 'history',
    },
  ],
});

export const pendaftaranDisetujui = of({
  code: 'pendaftaran_disetujui',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Pendaftaran disetujui',
      text: 'Pendaftaran {program} Anda disetujui.',
      noted: true,
      link: 'history',
    },
  ],
});

export const pendaftaranDikembalikan = of({
  code: 'pendaftaran_dikembalikan',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Pendaftaran perlu diperbaiki',
      text: 'Pendaftaran {program} dikembalikan untuk diperbaiki.',
      noted: true,
      link: 'history',
    },
  ],
});

export const pendaftaranDitolak = of({
  code: 'pendaftaran_ditolak',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Pendaftaran ditolak',
      text: 'Pendaftaran {program} Anda ditolak.',
      noted: true,
      link: 'history',
    },
  ],
});

const gone = {
  kind: 'info',
  title: 'Peserta mengundurkan diri',
  text: '{mahasiswa} mengundurkan diri dari {program}.',
  noted: true,
} as const;

/** Partners and lecturers who never got the registration are not told of its withdrawal. */
export const pendaftaranMundur = of({
  code: 'pendaftaran_mundur',
  when: ['approved', 'partnerAsked'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Pengunduran diri dicatat',
      text: 'Anda mengundurkan diri dari {program}.',
      noted: true,
      link: 'history',
      confirms: true,
    },
    { ...gone, to: 'dosen', link: 'record' },
    { ...gone, to: 'mitra', when: ['approved', 'partnerAsked'], link: 'record' },
    { ...gone, to: 'koordinator', when: ['approved'], link: 'record' },
    { ...gone, to: 'tim', when: ['approved'], link: ['teamRecord', 'record'] },
  ],
});

export const kegiatanDimulai = of({
  code: 'kegiatan_dimulai',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Kegiatan dimulai',
      text: 'Kegiatan {program} Anda telah dimulai.',
      link: 'history',
    },
    {
      to: ['dosen', 'mitra'],
      kind: 'info',
      title: 'Kegiatan dimulai',
      text: 'Kegiatan {program} {mahasiswa} telah dimulai.',
      link: 'record',
    },
  ],
});

/** An end is taken back: refused, given up or finished by mistake. */
export const keputusanDibatalkan = of({
  code: 'keputusan_dibatalkan',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Keputusan dibatalkan',
      text: 'Keputusan akhir atas pendaftaran {program} {periode} Anda dibatalkan; pendaftaran berlanjut.',
      noted: true,
      link: 'history',
    },
  ],
});

/** After the activity a package may still be missing; students without one are reminded of it here. */
export const kegiatanSelesai = of({
  code: 'kegiatan_selesai',
  when: ['converted', 'unconverted'],
  tells: [
    {
      to: 'mahasiswa',
      when: ['converted'],
      kind: 'info',
      title: 'Kegiatan selesai',
      text: 'Kegiatan {program} Anda telah selesai.',
      link: 'history',
    },
    {
      to: 'mahasiswa',
      when: ['unconverted'],
      kind: 'tugas',
      title: 'Kegiatan selesai, paket konversi belum diajukan',
      text: 'Kegiatan {program} Anda telah selesai. Ajukan paket konversi agar SKS-nya diakui.',
      link: ['package', 'history'],
    },
  ],
});

export const dospemBelumAda = of({
  code: 'dospem_belum_ada',
  tells: [
    {
      to: 'koordinator',
      kind: 'peringatan',
      title: 'Dosen pembimbing belum ditetapkan',
      text: '{mahasiswa} ({program}) belum memiliki dosen pembimbing.',
      link: 'supervisors',
    },
  ],
});

const assigned = { kind: 'info', title: 'Dosen pembimbing ditetapkan' } as const;
const replaced = { kind: 'info', title: 'Dosen pembimbing diganti' } as const;
const mentee = '/monitoring3/detail/:id';
const placed = '/monitoring4/detail/:id';

export const dospemDitetapkan = of({
  code: 'dospem_ditetapkan',
  words: ['dosen'],
  tells: [
    { ...assigned, to: 'mahasiswa', text: '{dosen} membimbing Anda pada {program}.', link: 'supervisors' },
    { ...assigned, to: 'dosen', text: 'Anda membimbing {mahasiswa} pada {program}.', link: mentee },
    { ...assigned, to: 'mitra', text: '{dosen} membimbing {mahasiswa} pada {program}.', link: placed },
  ],
});

export const dospemDiganti = of({
  code: 'dospem_diganti',
  words: ['dosen'],
  tells: [
    { ...replaced, to: 'mahasiswa', text: 'Pembimbing Anda pada {program} kini {dosen}.', link: 'supervisors' },
    { ...replaced, to: 'dosen', text: 'Anda kini membimbing {mahasiswa} pada {program}.', link: mentee },
    {
      ...replaced,
      to: 'dosenLama',
      text: 'Pembimbing {mahasiswa} pada {program} kini {dosen}.',
      link: '/monitoring3',
    },
    { ...replaced, to: 'mitra', text: 'Pembimbing {mahasiswa} pada {program} kini {dosen}.', link: placed },
  ],
});

const released = { kind: 'info', title: 'Penetapan dosen pembimbing diurungkan' } as const;

export const dospemDilepas = of({
  code: 'dospem_dilepas',
  words: ['dosen'],
  tells: [
    { ...released, to: 'mahasiswa', text: '{dosen} belum membimbing Anda pada {program}.', link: 'supervisors' },
    {
      ...released,
      to: 'dosenLama',
      text: 'Anda tidak lagi membimbing {mahasiswa} pada {program}.',
      link: '/monitoring3',
    },
    { ...released, to: 'mitra', text: '{dosen} belum membimbing {mahasiswa} pada {program}.', link: placed },
  ],
});

/** Sent by hand from monitoring; `{peringatan}` are the chips that the reader can do something about. */
const reminder = { kind: 'peringatan', title: 'Pengingat kegiatan' } as const;
export const pengingatKegiatan = of({
  code: 'ingatkan',
  words: ['peringatan'],
  when: ['mahasiswa', 'dosen', 'mitra'],
  tells: [
    {
      ...reminder,
      to: 'mahasiswa',
      when: ['mahasiswa'],
      text: 'Kegiatan {program} Anda: {peringatan}.',
      link: ['dossier', 'history'],
    },
    { ...reminder, to: 'dosen', when: ['dosen'], text: '{mahasiswa} ({program}): {peringatan}.', link: mentee },
    { ...reminder, to: 'mitra', when: ['mitra'], text: '{mahasiswa} ({program}): {peringatan}.', link: placed },
  ],
});

/** The academic system says that a student is no longer active; `:id` is the student. */
export const mahasiswaTidakAktif = event({
  code: 'mahasiswa-tidak-aktif',
  words: ['nama', 'status'],
  tells: [
    {
      to: ['tim', 'koordinator'],
      kind: 'peringatan',
      title: 'Status mahasiswa berubah',
      text: '{nama} (peserta MBKM) kini berstatus {status} di SIAMIK.',
      link: '/master/mahasiswa/:id/show',
    },
  ],
});

export const mbkmEvents = [
  pendaftaranDiajukan,
  pendaftaranMajuTahap,
  pendaftaranDisetujui,
  pendaftaranDikembalikan,
  pendaftaranDitolak,
  pendaftaranDihapus,
  pendaftaranMundur,
  kegiatanDimulai,
  kegiatanSelesai,
  keputusanDibatalkan,
  dospemBelumAda,
  dospemDitetapkan,
  dospemDiganti,
  dospemDilepas,
  pengingatKegiatan,
  mahasiswaTidakAktif,
];
