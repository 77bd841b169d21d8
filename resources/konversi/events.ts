import { participationEvent as of } from '../kit/index.ts';
import { role } from '../roles.ts';
import { semuaKelompok } from './families.ts';
import { approvalRevisi } from './revisiOptions.ts';

/** Notices about packages, grades and their revisions (docs/domain/20 §4.9). */

const prodi = ['koordinator', 'penilaiProdi'] as const;

export const paketDiajukan = of({
  code: 'paket_diajukan',
  tells: [
    {
      to: prodi,
      kind: 'tugas',
      title: 'Paket konversi menunggu verifikasi',
      text: '{mahasiswa} mengajukan paket konversi {program}.',
      link: '/monitoring2/paket-konversi/:id',
    },
  ],
});

export const paketDisetujui = of({
  code: 'paket_disetujui',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Paket konversi disetujui',
      text: 'Paket konversi {program} Anda disetujui.',
      noted: true,
      link: 'package',
    },
  ],
});

export const paketDikembalikan = of({
  code: 'paket_dikembalikan',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Paket konversi perlu diperbaiki',
      text: 'Paket konversi {program} dikembalikan.',
      noted: true,
      link: 'package',
    },
  ],
});

export const paketDibuka = of({
  code: 'paket_dibuka',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'tugas',
      title: 'Pengajuan paket konversi dibuka',
      text: 'Anda dapat memilih mata kuliah dan mengajukan paket konversi {program}.',
      noted: true,
      link: 'package',
    },
  ],
});

export const paketDitutup = of({
  code: 'paket_ditutup',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Kegiatan ditutup tanpa konversi',
      text: '{program} Anda ditutup tanpa konversi SKS. Hubungi Tim MBKM bila Anda masih ingin mengajukan paket.',
      noted: true,
      link: 'package',
    },
  ],
});

/** `:kelompok` is the family's page for the kind of programme. */
const oneOf = { kelompok: semuaKelompok };

export const nilaiDikirim = of({
  code: 'nilai_dikirim',
  words: ['kelompok'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Nilai konversi menunggu pemeriksaan',
      text: 'Nilai konversi {mahasiswa} ({program}) telah dikirim.',
      link: '/penilaian-konversi2/detail/:kelompok/:id',
      oneOf,
    },
  ],
});

export const nilaiDikembalikan = of({
  code: 'nilai_dikembalikan',
  words: ['kelompok'],
  tells: [
    {
      to: prodi,
      kind: 'peringatan',
      title: 'Nilai konversi dikembalikan',
      text: 'Nilai {mahasiswa} ({program}) perlu diperiksa.',
      noted: true,
      link: '/penilaian-konversi/detail/:kelompok/:id',
      oneOf,
    },
  ],
});

export const nilaiFinal = of({
  code: 'nilai_final',
  words: ['kelompok'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Nilai konversi final',
      text: 'Nilai konversi Anda ({program}) sudah final.',
      link: 'history',
    },
    {
      to: 'bakpk',
      kind: 'info',
      title: 'Nilai konversi final',
      text: 'Nilai konversi {mahasiswa} ({program}) sudah final.',
      link: '/data-mbkm/bakpk/detail/:id',
    },
  ],
});

/** `:revisi` is the revision. */
const followed = '/data-mbkm/revisi-penilaian?id=:revisi';

export const nilaiDisanggah = of({
  code: 'nilai_disanggah',
  words: ['revisi'],
  tells: [
    {
      to: prodi,
      kind: 'tugas',
      title: 'Nilai konversi disanggah',
      text: '{mahasiswa} menyanggah nilai konversi {program}.',
      noted: true,
      link: followed,
    },
  ],
});

export const revisiNilaiDiajukan = of({
  code: 'revisi_nilai_diajukan',
  words: ['revisi'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Revisi nilai diajukan',
      text: 'Revisi nilai {mahasiswa} ({program}) menunggu keputusan.',
      noted: true,
      link: approvalRevisi,
    },
  ],
});

/** Student, who asked for it, and BAKPK; accounts are those of study programme or BAKPK who asked. */
const decided = (code: string, what: 'disetujui' | 'ditolak') =>
  of({
    code,
    words: ['revisi'],
    tells: [
      {
        to: 'mahasiswa',
        kind: 'info',
        title: `Revisi nilai ${what}`,
        text: `Revisi nilai Anda ({program}) ${what}.`,
        noted: true,
        link: 'history',
      },
      {
        to: ['akun', 'bakpk'],
        as: [role.koordinator, role.penilai, role.bakpk],
        kind: 'info',
        title: `Revisi nilai ${what}`,
        text: `Revisi nilai {mahasiswa} ({program}) ${what}.`,
        noted: true,
        link: followed,
      },
    ],
  });

export const revisiNilaiDisetujui = decided('revisi_nilai_disetujui', 'disetujui');
export const revisiNilaiDitolak = decided('revisi_nilai_ditolak', 'ditolak');

export const konversiEvents = [
  paketDiajukan,
  paketDisetujui,
  paketDikembalikan,
  paketDibuka,
  paketDitutup,
  nilaiDikirim,
  nilaiDikembalikan,
  nilaiFinal,
  nilaiDisanggah,
  revisiNilaiDiajukan,
  revisiNilaiDisetujui,
  revisiNilaiDitolak,
];
