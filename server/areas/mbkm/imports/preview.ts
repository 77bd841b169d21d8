import { messages } from '../../../../resources/kit/index.ts';
import type { BarisPratinjau, JumlahBaris, PutusanBaris } from '../../../../resources/mbkm/imporPeserta.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { presentedRows } from '../../../platform/engine/import/answers.ts';
import type { Batch, Import } from '../../../platform/engine/import/store.ts';
import type { Counts, JudgedRow, Said } from '../../../platform/engine/import/types.ts';
import { conflict, HttpError, invalid } from '../../../platform/errors.ts';
import { readSetting } from '../../pengaturan/settings.ts';

/**
 * The contract of `/import` and `/save-import` (docs/domain/20 §2) over the import engine: verdicts, counts, rows, and how
 * long a preview may be saved.
 */

type Judgement = Pick<JudgedRow, 'status' | 'koreksi' | 'peringatan'>;

/** Warnings of a row, including values that were corrected. */
const doubts = ({ koreksi, peringatan = [] }: Pick<JudgedRow, 'koreksi' | 'peringatan'>): Said[] => [
  ...Object.entries(koreksi ?? {}).map(([kolom, pesan]) => ({ kolom, pesan })),
  ...peringatan,
];

const verdictOf = (row: Judgement): PutusanBaris =>
  row.status === 'salah' ? 'gagal' : doubts(row).length ? 'peringatan' : 'valid';

/** Counts of an import, and how many of its rows can be taken but are doubtful. */
export type DoubtCounts = Counts & { peringatan: number };

/** Number of rows by verdict. */
export function countsOf(rows: readonly Judgement[]): DoubtCounts {
  const of = (verdict: PutusanBaris) => rows.filter(row => verdictOf(row) === verdict).length;
  return {
    total: rows.length,
    baru: rows.length - of('gagal'),
    salah: of('gagal'),
    peringatan: of('peringatan'),
    berubah: 0,
    sama: 0,
    diterapkan: 0,
  };
}

/** The counts as calls answer them. */
export const shownCounts = ({ total, baru, salah, peringatan }: DoubtCounts): JumlahBaris => ({
  jumlahBaris: total,
  jumlahValid: baru - peringatan,
  jumlahPeringatan: peringatan,
  jumlahGagal: salah,
});

/** Rows as the preview shows them, by the fields that their columns fill. */
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

const minute = 60_000;

/** Until when a preview may be saved. @param made when it was, ISO */
export async function expiryOf(on: Queryable, made: string): Promise<string> {
  return new Date(Date.parse(made) + (await readSetting(on, 'import.kedaluwarsaMenit')) * minute).toISOString();
}

/** The same of a stored import. */
export async function expiryOfImport(on: Queryable, id: string): Promise<string> {
  const made = await on.one<{ at: string }>('select created_at as at from internal_impor where id = $1', [id]);
  return expiryOf(on, made?.at ?? new Date(0).toISOString());
}

/** @throws HttpError 409 'Impor ini sudah disimpan.', 410 once the preview is too old */
export function mustBeSavable({ status }: Pick<Import, 'status'>, kedaluwarsa: string, now: Date): void {
  if (status !== 'pratinjau' && status !== 'gagal') throw conflict(mbkmRefusals.importSaved);
  if (now.toISOString() > kedaluwarsa) throw new HttpError(410, mbkmRefusals.previewExpired);
}

const nothing = mbkmRefusals.nothingToSave;
/** Refusal when none of the chosen rows can be saved. */
export const nothingToSave = () => invalid({ nomorBaris: nothing }, nothing);

/** Rows that a body chooses; null = all. @throws HttpError 422 */
export function chosenRows(given: unknown): ReadonlySet<unknown> | null {
  if (given === undefined || given === null) return null;
  if (!Array.isArray(given) || !given.every(Number.isInteger)) throw invalid({ nomorBaris: messages.wrongType });
  return new Set(given);
}

/** The import that a body of save-import names. @throws HttpError 422 */
export function importNamed({ idImport }: Readonly<Record<string, unknown>>): string {
  if (typeof idImport !== 'string') throw invalid({ idImport: messages.required });
  return idImport;
}
