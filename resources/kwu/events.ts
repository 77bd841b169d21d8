import { decidedOn, event, eventsOf } from '../kit/index.ts';

/** Notices about businesses, their profiles and reports (docs/domain/30 §4.10). */

/** A business is approved, sent back, refused, active or dissolved. */
export const usahaDiputus = decidedOn({
  code: 'kwu_usaha',
  // Its members' registrations go with it.
  covers: [
    'pendaftaran_disetujui',
    'pendaftaran_dikembalikan',
    'pendaftaran_ditolak',
    'kegiatan_dimulai',
    'kelompok_anggota_dilepas',
  ],
  name: 'Usaha KWU',
  words: ['usaha'],
  waits: { to: 'tim', name: 'Pendaftaran KWU', text: '{usaha} diajukan.', link: 'decisions' },
  decided: { to: 'anggota', text: '{usaha} {keadaan}.', link: 'register' },
});

export const profilDiputus = decidedOn({
  code: 'kwu_profil',
  name: 'Profil usaha',
  words: ['usaha'],
  waits: { to: ['dosen', 'tim'], text: 'Profil {usaha} diajukan.', link: '/kwu/verifikasi-profile' },
  decided: { to: 'anggota', text: 'Profil {usaha} {keadaan}.', link: '/kwu/daftar-ulang' },
});

const reports = '/kwu/daftar-ulang/upload-laporan';

export const laporanKwuDiputus = decidedOn({
  code: 'kwu_laporan',
  name: 'Laporan {jenis}',
  words: ['usaha', 'jenis'],
  waits: { to: 'dosen', name: 'Laporan KWU', text: '{usaha}: laporan {jenis}.', link: reports },
  decided: { to: 'anggota', text: 'Laporan {jenis} usaha Anda {keadaan}.', link: reports },
});

/** Said some days before the last day of re-registration, to the members of businesses that have not finished it. */
export const daftarUlangDekat = event({
  code: 'kwu_daftar_ulang',
  words: ['usaha', 'kapan', 'kurang'],
  tells: [
    {
      to: 'anggota',
      kind: 'peringatan',
      title: 'Daftar ulang berakhir {kapan}',
      text: '{usaha}: {kurang}.',
      link: '/kwu/daftar-ulang',
    },
  ],
});

export const kwuEvents = [...eventsOf(usahaDiputus, profilDiputus, laporanKwuDiputus), daftarUlangDekat];
