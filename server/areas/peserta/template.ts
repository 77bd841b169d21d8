import type { ParticipantImport } from '../../../resources/kit/index.ts';
import type { BarisPratinjau } from '../../../resources/mbkm/imporPeserta.ts';
import type { SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import type { ParticipantSheet } from './columns.ts';

/** The template: headings with an example row, and what each column takes. */
export const importTemplate = ({ title }: ParticipantImport, { columns }: ParticipantSheet): SheetToWrite[] => [
  {
    name: title,
    columns: columns.map(({ name }) => ({ heading: name, kind: 'text', width: 22 })),
    rows: [[columns.map(({ example }) => example || null)]],
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
        ...columns.map(({ name, field }) => [name, field.required ? 'Ya' : '', field.help ?? '']),
      ],
    ],
  },
];

/** Rows with their findings, to be corrected and sent again. */
export const findingsSheet = ({ columns }: ParticipantSheet, rows: readonly BarisPratinjau[]): SheetToWrite => ({
  name: 'Perlu diperbaiki',
  columns: [
    ...columns.map(({ name }) => ({ heading: name, kind: 'text', width: 20 }) as const),
    { heading: 'keterangan', kind: 'text', width: 60 },
  ],
  rows: [
    rows
      .filter(({ kesalahan }) => kesalahan.length > 0)
      .map(({ nomor, data, kesalahan }) => [
        ...columns.map(({ name }) => data[name] ?? null),
        `Baris ${nomor}: ${kesalahan.map(({ kolom, pesan }) => `${kolom}: ${pesan}`).join(' ')}`,
      ]),
  ],
});
