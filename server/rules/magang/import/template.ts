import type { SheetToWrite } from '../../../documents/spreadsheet/write.ts';
import { importColumns } from './columns.ts';
import type { PreviewRow } from './types.ts';

/** The template: headings with an example row, and what each column takes. */
export const importTemplate = (): SheetToWrite[] => [
  {
    name: 'Mahasiswa magang',
    columns: importColumns.map(({ name }) => ({ heading: name, kind: 'text', width: 22 })),
    rows: [[importColumns.map(({ example }) => example || null)]],
  },
  {
    name: 'Petunjuk',
    columns: [
      { heading: 'Kolom', kind: 'text', width: 28 },
      { heading: 'Wajib', kind: 'text', width: 8 },
      { heading: 'Isian', kind: 'text', width: 70 },
    ],
    rows: [
      [
        ['Hapus baris contoh sebelum mengunggah. Urutan kolom bebas.', '', ''],
        ...importColumns.map(column => [column.name, 'required' in column ? 'Ya' : '', column.help]),
      ],
    ],
  },
];

/** Rows with their findings, to be corrected and sent again. */
export const findingsSheet = (rows: readonly PreviewRow[]): SheetToWrite => ({
  name: 'Perlu diperbaiki',
  columns: [
    ...importColumns.map(({ name }) => ({ heading: name, kind: 'text', width: 20 }) as const),
    { heading: 'keterangan', kind: 'text', width: 60 },
  ],
  rows: [
    rows
      .filter(({ kesalahan }) => kesalahan.length > 0)
      .map(({ nomor, data, kesalahan }) => [
        ...importColumns.map(({ name }) => data[name] ?? null),
        `Baris ${nomor}: ${kesalahan.map(({ kolom, pesan }) => `${kolom}: ${pesan}`).join(' ')}`,
      ]),
  ],
});
