import { readFile, rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../../../resources/kit/index.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import { nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { semuaKomponen } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { sharedMessages } from '../../../../resources/sharedMessages.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import { receive } from '../../../platform/documents/files/receive.ts';
import { type Cell, cellText, withoutFormat } from '../../../platform/documents/spreadsheet/cell.ts';
import { maxFileMb, readSpreadsheet } from '../../../platform/documents/spreadsheet/read.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { fileName, sendSheets } from '../../../platform/engine/export/send.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { HttpError, invalid } from '../../../platform/errors.ts';
import { gradedClass, mustGrade, participantsOf } from './grades.ts';
import { marksOf, writeMarks } from './gradeWrite.ts';

type Query = Readonly<Record<string, unknown>>;

/** Columns of the spreadsheet: a student a row, a mark a column. */
const marks = [
  { name: 'kehadiran', heading: 'Kehadiran (%)' },
  ...semuaKomponen.map(({ nilai, label }) => ({ name: nilai, heading: label })),
] as const;
const headings = ['NPM', 'Nama', ...marks.map(({ heading }) => heading)] as const;
const known = new Set(headings.map(heading => heading.toLowerCase()));

/** GET P/krs/nilai-template?idMkInbound=: the class as a spreadsheet, with the marks that it has. @throws HttpError 403, 404 */
export async function gradeTemplate(
  engine: Engine,
  caller: Caller,
  query: Query,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const one = await gradedClass(engine.db, caller, query.idMkInbound);
  const rows = await participantsOf(engine.db, one.id);
  return sendSheets(reply, 'xlsx', fileName(`Nilai ${one.kodeMk}-${one.kelas}`, 'xlsx'), [
    {
      name: 'Nilai',
      columns: headings.map((heading, i) => ({ heading, kind: i < 2 ? 'text' : 'decimal', width: i === 1 ? 30 : 16 })),
      rows: [rows.map(row => [row.npm, row.nama, ...marks.map(({ name }) => row[name])])],
    },
  ]);
}

interface ReadRow {
  nomor: number;
  npm: string;
  nama: string | null;
  nilai: Record<string, number | null>;
  pesan: string | null;
}

/** A mark as a spreadsheet holds it: a number, or one typed with a comma. */
function markOf(shown: Cell | undefined): number | string | null {
  const cell = withoutFormat(shown ?? null);
  const text = cellText(cell).trim();
  if (!text) return null;
  const value = typeof cell === 'number' ? cell : Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : text;
}

/** Errors of a row with the headings of their columns. */
const inCells = ({ errors, message }: HttpError): string =>
  marks.flatMap(({ name, heading }) => (errors?.[name] ? [`${heading}: ${errors[name]}`] : [])).join(' ') || message;

/** @throws HttpError 413, 422 for what is no spreadsheet of marks */
async function rowsOf(bytes: Buffer): Promise<{ nomor: number; npm: string; given: Record<string, unknown> }[]> {
  const sheet = await readSpreadsheet(bytes, heading => known.has(heading.trim().toLowerCase()));
  const at = (heading: string) => sheet.header.findIndex(one => one.trim().toLowerCase() === heading.toLowerCase());
  const npmAt = at('NPM');
  if (npmAt < 0) throw new HttpError(422, pertukaranRefusals.npmTidakAda);
  const found: { nomor: number; npm: string; given: Record<string, unknown> }[] = [];
  for await (const batch of sheet.rows) {
    for (const { number, cells } of batch) {
      const given = Object.fromEntries(
        marks.flatMap(({ name, heading }) => (at(heading) < 0 ? [] : [[name, markOf(cells[at(heading)])]])),
      );
      found.push({ nomor: number, npm: cellText(cells[npmAt]).trim(), given });
      if (found.length > 500) throw new HttpError(422, pertukaranRefusals.barisTerlalu);
    }
  }
  return found;
}

/**
 * POST P/krs/nilai-import?idMkInbound=&pratinjau=1 (multipart: `file`): marks of a class from its spreadsheet, all or none.
 * @returns every row with what is wrong with it; `disimpan` says how many were written
 * @throws HttpError 403, 404, 409 outside the window, 413, 422
 */
export async function importGrades(
  engine: Engine,
  caller: Caller,
  request: FastifyRequest,
  query: Query,
  folder: string,
): Promise<{ baris: ReadRow[]; disimpan: number }> {
  const most = maxFileMb * 1024 * 1024;
  const { file, tooLarge } = await receive(request, { folder, most, limitFor: async () => most });
  if (tooLarge) throw new HttpError(413, messages.tooLarge({ mb: maxFileMb }));
  if (!file) throw invalid({ file: messages.required });
  const read = await readFile(file.path)
    .then(rowsOf)
    .finally(() => rm(file.path, { force: true }));
  return inTransaction(engine, caller, nilaiInbound, async ctx => {
    const one = await gradedClass(ctx.tx, caller, query.idMkInbound);
    mustGrade(caller, one);
    const students = new Map((await participantsOf(ctx.tx, one.id, 'for update of n')).map(row => [row.npm, row]));
    const seen = new Set<string>();
    const ready: Parameters<typeof writeMarks>[2][number][] = [];
    const baris = read.map(({ nomor, npm, given }): ReadRow => {
      const row = students.get(npm);
      const judged = { nomor, npm, nama: row?.nama ?? null, nilai: {} };
      if (!row) return { ...judged, pesan: keep(pertukaranRefusals.bukanPeserta({ npm })) };
      if (seen.has(npm)) return { ...judged, pesan: keep(sharedMessages.numberTwice) };
      seen.add(npm);
      if (row.status === 'final') return { ...judged, pesan: keep(nilaiRefusals.sheetFinal) };
      try {
        const found = marksOf(given);
        ready.push({ idKrsDetail: row.idKrsDetail, version: row.version, marks: found });
        const nilai = Object.fromEntries(
          Object.entries(found).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
        );
        return { ...judged, nilai, pesan: null };
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return { ...judged, pesan: inCells(error) };
      }
    });
    if (query.pratinjau !== undefined || baris.some(({ pesan }) => pesan !== null) || !ready.length)
      return { baris, disimpan: 0 };
    await writeMarks(ctx, one, ready);
    return { baris, disimpan: ready.length };
  });
}
