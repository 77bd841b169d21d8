import type { ParticipantImport, Programme } from '../../../resources/kit/index.ts';
import type { BarisPratinjau, JumlahBaris, PutusanBaris } from '../../../resources/mbkm/imporPeserta.ts';
import type { RowData } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';
import { presentedRows } from '../../rest/import/answers.ts';
import type { Batch, Import } from '../../rest/import/store.ts';
import type { Counts, JudgedRow, Said } from '../../rest/import/types.ts';
import type { ProgrammeRules } from '../mbkm/programmes.ts';

/** A programme that takes participants from a spreadsheet. */
export type Importing = Programme & { participants: ParticipantImport };

/** An import of one programme, with the rules of that programme. */
export interface ImportOf {
  engine: Engine;
  programme: Importing;
  rules: ProgrammeRules;
}

/** What saving a good row writes. */
export interface ReadyRow {
  pendaftar: RowData;
  /** The programme's detail. */
  detail: RowData;
  /** A partner that is not registered and that the row describes completely. */
  mitraBaru: RowData | null;
}

/** A row as the import engine keeps it, with what it would write. */
export interface JudgedParticipant {
  row: JudgedRow;
  ready: ReadyRow | null;
}

type Judgement = Pick<JudgedRow, 'status' | 'koreksi' | 'peringatan'>;

/** What is doubtful about a row, what was put right in it included. */
const doubts = ({ koreksi, peringatan = [] }: Pick<JudgedRow, 'koreksi' | 'peringatan'>): Said[] => [
  ...Object.entries(koreksi ?? {}).map(([kolom, pesan]) => ({ kolom, pesan })),
  ...peringatan,
];

const verdictOf = (row: Judgement): PutusanBaris =>
  row.status === 'salah' ? 'gagal' : doubts(row).length ? 'peringatan' : 'valid';

/** Counts of an import, and how many of its rows can be taken but are doubtful. */
export type ParticipantCounts = Counts & { peringatan: number };

/** How many rows there are of each verdict. */
export function countsOf(rows: readonly Judgement[]): ParticipantCounts {
  const of = (verdict: PutusanBaris) => rows.filter(row => verdictOf(row) === verdict).length;
  return {
    ...{ total: rows.length, baru: rows.length - of('gagal'), salah: of('gagal'), peringatan: of('peringatan') },
    ...{ berubah: 0, sama: 0, diterapkan: 0 },
  };
}

/** The counts as calls answer them. */
export const shownCounts = ({ total, baru, salah, peringatan }: ParticipantCounts): JumlahBaris => ({
  jumlahBaris: total,
  jumlahValid: baru - peringatan,
  jumlahPeringatan: peringatan,
  jumlahGagal: salah,
});

/** Rows as the preview shows them, by the columns of the template. */
export const previewOf = (batch: Batch, { kolom }: Pick<Import, 'kolom'>): BarisPratinjau[] =>
  presentedRows(batch, kolom, undefined).map(row => ({
    nomor: row.nomor,
    data: Object.fromEntries(
      Object.entries(row.data).flatMap(([name, text]) => (text === null ? [] : [[name, shownText(text)] as const])),
    ),
    status: verdictOf(row),
    kesalahan: [...Object.entries(row.pesan).map(([kolom, pesan]) => ({ kolom, pesan })), ...doubts(row)],
  }));

/** A cell's text without the apostrophe that forces text, and with single spaces. */
export const shownText = (text: string): string => text.replace(/^'/, '').replace(/\s+/g, ' ').trim();
