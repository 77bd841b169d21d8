import { decidedOn, event, eventsOf, type NoticeLink } from '../kit/index.ts';
import { semuaJenis } from './statistik.ts';

/** Notices about works (docs/domain/40 §4.6); `:id` is the work, `jenis` its list. */

const link: NoticeLink = '/portofolio/:jenis/:id/show';
const oneOf = { jenis: semuaJenis } as const;

/** `keadaan`: diverifikasi, dikembalikan, ditolak, dibuka kembali. */
export const karyaDiputus = decidedOn({
  code: 'portofolio',
  name: '{label}',
  words: ['label', 'judul', 'pemilik', 'jenis'],
  waits: { to: ['koordinator', 'tim'], text: '{pemilik} mengajukan “{judul}”.', link, oneOf },
  decided: { to: ['mahasiswa', 'dosen'], text: '“{judul}” {keadaan}.', link, oneOf },
});

/** Notice to somebody named as an author of another person's work; sent once, also if the work is changed later. */
export const karyaMenyebut = event({
  code: 'portofolio_menyebut',
  words: ['label', 'judul', 'pemilik', 'jenis'],
  tells: [
    {
      to: ['mahasiswa', 'dosen'],
      kind: 'info',
      title: 'Anda dicantumkan sebagai penulis',
      text: '{pemilik} mencantumkan Anda pada {label} “{judul}”.',
      link,
      oneOf,
    },
  ],
});

/** A work of several was verified: its other authors have their share. */
export const karyaBersamaDiverifikasi = event({
  code: 'portofolio_bersama_diverifikasi',
  words: ['label', 'judul', 'jenis'],
  tells: [
    {
      to: ['mahasiswa', 'dosen'],
      kind: 'info',
      title: '{label} bersama diverifikasi',
      text: '“{judul}” diverifikasi; bagian poin Anda tercatat di portofolio.',
      link,
      oneOf,
    },
  ],
});

export const portofolioEvents = [...eventsOf(karyaDiputus), karyaMenyebut, karyaBersamaDiverifikasi];
