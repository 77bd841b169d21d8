import type { ParticipantImport } from '../../../resources/kit/index.ts';
import type { SheetToWrite } from '../../documents/spreadsheet/write.ts';
import { importColumns } from './columns.ts';
import type { PreviewRow } from './types.ts';

/** The template: headings with an example row, and what each column takes. */
export const importTemplate = (own: ParticipantImport): SheetToWrite[] => [
  {
    name: own.title,
    columns: importColumns(own).map(({ name }) => ({ heading: name, kind: 'text', width: 22 })),
    rows: [[importColumns(own).map(({ example }) => example || null)]],
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
        ...importColumns(own).map(column => [column.name, column.required ? 'Ya' : '', column.help]),
      ],
    ],
  },
];

/** Rows with their findings, to be corrected and sent again. */
export const findingsSheet = (own: ParticipantImport, rows: readonly PreviewRow[]): SheetToWrite => ({
  name: 'Perlu diperbaiki',
  columns: [
    ...importColumns(own).map(({ name }) => ({ heading: name, kind: 'text', width: 20 }) as const),
    { heading: 'keterangan', kind: 'text', width: 60 },
  ],
  rows: [
    rows
      .filter(({ kesalahan }) => kesalahan.length > 0)
      .map(({ nomor, data, kesalahan }) => [
        ...importColumns(own).map(({ name }) => data[name] ?? null),
        `Baris ${nomor}: ${kesalahan.map(({ kolom, pesan }) => `${kolom}: ${pesan}`).join(' ')}`,
      ]),
  ],
});
