import type { BarisSkala } from '../../resources/nilai/letterOfGrade.ts';
import type { JenisPenilai } from '../../resources/nilai/penilai.ts';
import type { RowData } from '../platform/database/db.ts';
import { idOf } from './ids.ts';

const skala = 'nilai/skala';
const komponen = 'nilai/komponen-penilaian';
const bobot = 'nilai/bobot-penilaian';

/** Scale UNR-2024 (docs/domain/20 §4.2): huruf, batas bawah, mutu. */
const huruf = [
  ['A', 85, 4],
  ['A-', 80, 3.75],
  ['B+', 75, 3.5],
  ['B', 70, 3],
  ['B-', 65, 2.75],
  ['C+', 60, 2.5],
  ['C', 55, 2],
  ['D', 40, 1],
  ['E', 0, 0],
] as const;

/** The letters of the seed's scale. */
export const skalaSeed: readonly BarisSkala[] = huruf.map(([nama, batasBawah, mutu]) => ({
  huruf: nama,
  batasBawah,
  mutu,
  lulus: mutu >= 2,
}));

const skalaRow = (kodeSkala: string): RowData => ({
  id: idOf(skala, kodeSkala),
  kodeSkala,
  keterangan: 'Skala huruf universitas sejak 2024.',
  baris: skalaSeed.map(row => ({ id: idOf(`${skala}.baris`, `${kodeSkala}:${row.huruf}`), ...row })),
});

/** Weights mitra/dosen/tim by kind (docs/domain/20 §4.2). */
const bobotJenis = [
  ['magang', 60, 40, 0],
  ['studi_independen', 60, 40, 0],
  ['kampus_mengajar', 50, 50, 0],
  ['praktisi_mengajar', 50, 50, 0],
  ['kkn', 20, 50, 30],
  ['kwu', 0, 60, 40],
] as const;

type Judged = readonly [nama: string, bobot: number, more?: { tingkat?: 'kelompok'; nilaiSaran?: string }];
const group = { tingkat: 'kelompok' } as const;

const mitraMagang: readonly Judged[] = [
  ['Kedisiplinan & Kehadiran', 20],
  ['Kompetensi Teknis', 25],
  ['Kualitas Hasil Kerja', 25],
  ['Kerja Sama & Komunikasi', 15],
  ['Inisiatif', 15],
];
const dosenMagang: readonly Judged[] = [
  ['Bimbingan & Logbook', 25],
  ['Laporan Akhir', 40, { nilaiSaran: 'luaran' }],
  ['Presentasi', 35],
];

/** Components by kind and assessor (docs/domain/20 §4.2, 30 §1.13); the kinds that go through Magang judge alike. */
const komponenJenis: readonly (readonly [jenis: string, penilai: JenisPenilai, judged: readonly Judged[]])[] = [
  ...['magang', 'studi_independen', 'kampus_mengajar', 'praktisi_mengajar'].flatMap(jenis => [
    [jenis, 'mitra', mitraMagang] as const,
    [jenis, 'dosen', dosenMagang] as const,
  ]),
  [
    'kkn',
    'dosen',
    [
      ['Proposal & program kerja', 20, group],
      ['Log harian', 20, { nilaiSaran: 'log' }],
      ['Tugas mingguan', 20, { nilaiSaran: 'mingguan' }],
      ['Disiplin & kerja sama', 20],
      ['Luaran & laporan akhir', 20, { nilaiSaran: 'luaran' }],
    ],
  ],
  [
    'kkn',
    'mitra',
    [
      ['Etika & sosialisasi', 50],
      ['Manfaat program', 50],
    ],
  ],
  [
    'kkn',
    'tim',
    [
      ['Pembekalan', 35],
      ['Administrasi & ketepatan waktu', 15],
      ['Ekspos hasil', 50, group],
    ],
  ],
  [
    'kwu',
    'dosen',
    [
      ['Proposal & model bisnis', 25, group],
      ['Logbook & proses', 25, { nilaiSaran: 'log' }],
      ['Kinerja usaha', 25, group],
      ['Laporan akhir', 25, group],
    ],
  ],
  [
    'kwu',
    'tim',
    [
      ['Pitching/expo', 50, group],
      ['Luaran', 35, { nilaiSaran: 'luaran' }],
      ['Keaktifan pelatihan', 15],
    ],
  ],
];

/** Id of a component of the seed, as grades name it. */
const komponenId = (jenis: string, penilai: JenisPenilai, nama: string): string =>
  idOf(`${komponen}.komponen`, `${jenis}:${penilai}:${nama}`);

/** Components of an assessor in the seed, in order. */
export const komponenSeed = (
  jenis: string,
  penilai: JenisPenilai,
): { id: string; nama: string; bobot: number; tingkat: 'individu' | 'kelompok' }[] =>
  (komponenJenis.find(([kind, who]) => kind === jenis && who === penilai)?.[2] ?? []).map(([nama, share, more]) => ({
    id: komponenId(jenis, penilai, nama),
    nama,
    bobot: share,
    tingkat: more?.tingkat ?? 'individu',
  }));

/** Weights of the assessors of a kind in the seed. */
export function bobotSeed(jenis: string): Readonly<Record<JenisPenilai, number>> {
  const [, mitra = 0, dosen = 0, tim = 0] = bobotJenis.find(([kind]) => kind === jenis) ?? [];
  return { mitra, dosen, tim };
}

/** Scale, weights and components that every installation starts with. */
export const nilaiSeed = (): { resource: string; rows: RowData[] }[] => [
  { resource: skala, rows: [skalaRow('UNR-2024')] },
  {
    resource: bobot,
    rows: bobotJenis.map(([kodeJenisMbkm, bobotMitra, bobotDosen, bobotTim]) => ({
      id: idOf(bobot, kodeJenisMbkm),
      kodeJenisMbkm,
      bobotMitra,
      bobotDosen,
      bobotTim,
    })),
  },
  {
    resource: komponen,
    rows: komponenJenis.map(([kodeJenisMbkm, jenisPenilai, judged]) => ({
      id: idOf(komponen, `${kodeJenisMbkm}:${jenisPenilai}`),
      kodeJenisMbkm,
      jenisPenilai,
      komponen: judged.map(([nama, share, more]) => ({
        id: komponenId(kodeJenisMbkm, jenisPenilai, nama),
        nama,
        bobot: share,
        ...more,
      })),
    })),
  },
];
