import {
  type ImportAnswer,
  type ImportColumn,
  type ImportRow,
  type ImportRowStatus,
  importRowStatuses,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { keptSaid, keptTexts } from '../../access/keptSaid.ts';
import { cellText, isBlank } from '../../documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../documents/spreadsheet/write.ts';
import { badRequest } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { extended, splitChanges } from '../extras/seen.ts';
import { progressOf } from './apply.ts';
import { readFields } from './columns.ts';
import { headingKey } from './headings.ts';
import { errorHeading } from './mapping.ts';
import { type Batch, batchSizes, type Import, loadBatch } from './store.ts';
import type { JudgedRow } from './types.ts';

/** The import as docs/api.md shows it. */
export async function presentImport(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { id, namaBerkas, status, kemajuan, kolom, isian, jumlah, pesan }: Import,
): Promise<ImportAnswer> {
  const wide = await extended(engine, caller, r);
  return {
    id,
    resource: r.name,
    namaBerkas,
    status,
    kemajuan: progressOf(id) ?? kemajuan,
    kolom,
    fields: readFields(wide, caller, engine.registry).map(({ name, label, required }) => ({
      field: name,
      label,
      required,
    })),
    isian,
    jumlah,
    pesan: pesan && keptSaid(pesan, caller),
  };
}

/** @throws HttpError 400 for an unknown status */
export function statusOf(value: unknown): ImportRowStatus | undefined {
  if (value === undefined || value === '') return undefined;
  const status = importRowStatuses.find(known => known === value);
  if (!status) throw badRequest(refusals.imports.badRowStatus);
  return status;
}

/** A page of the rows, of one status or all; batches without a wanted row are not even loaded. */
export async function pageOfRows(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { id, kolom }: Import,
  status: ImportRowStatus | undefined,
  offset: number,
  limit: number,
): Promise<{ rows: ImportRow[]; total: number }> {
  const rows: ImportRow[] = [];
  let total = 0;
  for (const size of await batchSizes(engine.db, id)) {
    const count = status ? size[status] : importRowStatuses.reduce((sum, each) => sum + size[each], 0);
    if (total + count > offset && total < offset + limit) {
      const batch = await loadBatch(engine.db, id, size.bagian, true);
      const wanted = presentedRows(batch, kolom, status, caller).map(row => ({
        ...row,
        perubahan: splitChanges(r, row.perubahan),
      }));
      rows.push(...wanted.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)));
    }
    total += count;
  }
  return { rows, total };
}

/** Rows of a batch with their cells as texts, by the fields that their columns fill. */
export function presentedRows(
  { rows, cells }: Batch,
  columns: readonly ImportColumn[],
  status: ImportRowStatus | undefined,
  reader?: Pick<Caller, 'baseRole' | 'bahasa'>,
): ImportRow[] {
  return rows.flatMap((row, i) => {
    if (status && row.status !== status) return [];
    const data: Record<string, string | null> = {};
    for (const [at, { field }] of columns.entries()) {
      const cell = cells[i]?.[at];
      if (!field || isBlank(cell)) continue;
      data[field] = data[field] ? `${data[field]} / ${cellText(cell)}` : cellText(cell);
    }
    return [
      {
        nomor: row.nomor,
        status: row.status,
        pesan: keptTexts(row.pesan, reader),
        koreksi: keptTexts(row.koreksi ?? {}, reader),
        ...(row.peringatan
          ? { peringatan: row.peringatan.map(one => ({ ...one, pesan: keptSaid(one.pesan, reader) })) }
          : {}),
        perubahan: row.perubahan,
        data,
      },
    ];
  });
}

/** The wrong rows with their cells as they came and what is wrong with each, to be put right and uploaded again. */
export function wrongRows(engine: Engine, caller: Caller, r: Resource, { id, kolom }: Import): SheetToWrite {
  const labels = new Map(readFields(r, caller, engine.registry).map(({ name, label }) => [name, label]));
  const kept = kolom.flatMap(({ judul }, at) =>
    headingKey(judul) === headingKey(errorHeading) ? [] : [{ judul, at }],
  );
  const explained = ({ pesan }: JudgedRow) =>
    Object.entries(keptTexts(pesan, caller))
      .map(([name, message]) => (labels.has(name) ? `${labels.get(name)}: ${message}` : message))
      .join(' ');
  async function* batches() {
    for (const { bagian, salah } of await batchSizes(engine.db, id)) {
      if (!salah) continue;
      const { rows, cells } = await loadBatch(engine.db, id, bagian, true);
      yield rows.flatMap((row, i) =>
        row.status === 'salah' ? [[...kept.map(({ at }) => cells[i]?.[at] ?? null), explained(row)]] : [],
      );
    }
  }
  return {
    name: 'Baris salah',
    columns: [
      ...kept.map(({ judul }) => ({ heading: judul, kind: 'text' as const })),
      { heading: errorHeading, kind: 'text', width: 60 },
    ],
    rows: batches(),
  };
}
