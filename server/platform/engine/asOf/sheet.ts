import { type Field, isRecord, type Resource, templateNames } from '../../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../documents/spreadsheet/write.ts';
import type { Comparison, Difference } from './compare.ts';

/** The words of a reference in a row: `_embed` of a list. */
function labelOf(row: RowData, name: string): string | null {
  const embedded = isRecord(row._embed) ? row._embed[name] : undefined;
  const labels = (Array.isArray(embedded) ? embedded : [embedded]).flatMap(one =>
    isRecord(one) && typeof one.label === 'string' ? [one.label] : [],
  );
  return labels.length ? labels.join('; ') : null;
}

function scalarWords(field: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (field.kind === 'enum' || field.kind === 'enums') return field.choices[String(value)] ?? String(value);
  if (field.kind === 'status') return field.workflow.states[String(value)]?.label ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The value of a field as a cell shows it. */
function cellOf(row: RowData | null, name: string, field: Field): Cell {
  const value = row?.[name];
  if (!row || value === null || value === undefined) return null;
  if (field.kind === 'ref' || field.kind === 'refs') return labelOf(row, name);
  if (field.kind === 'rows') return rowWords(value, field.fields);
  if (field.kind === 'file') return 'Berkas';
  if (field.kind === 'files') return Array.isArray(value) && value.length ? `${value.length} berkas` : null;
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.map(one => scalarWords(field, one)).join('; ') : scalarWords(field, value);
}

/** Child rows as words, one after the other. */
function rowWords(rows: unknown, fields: Resource['fields']): string | null {
  const lines = (Array.isArray(rows) ? rows : []).filter(isRecord).map(row =>
    Object.entries(fields)
      .flatMap(([name, field]) => cellOf(row, name, field) ?? [])
      .join(', '),
  );
  return lines.length ? lines.join('; ') : null;
}

const kinds = { baru: 'Baru', berubah: 'Berubah', hilang: 'Tidak ada lagi' } as const;
const kindOf = ({ semula, menjadi }: Difference): string =>
  semula ? (menjadi ? kinds.berubah : kinds.hilang) : kinds.baru;

/** Fields that tell rows apart: the key and what the representation names. */
const namedBy = (r: Resource): string[] =>
  [...new Set([...r.key, ...templateNames(r.representation)])].filter(name => r.fields[name]);

/** A comparison as a sheet: a line for each changed field, one for each row that came or went. */
export function comparisonSheet(r: Resource, { baris }: Comparison): SheetToWrite {
  const named = namedBy(r);
  const columns: SheetToWrite['columns'] = [
    { heading: 'Perubahan', kind: 'text', width: 16 },
    ...named.map(name => ({ heading: r.fields[name]?.label ?? name, kind: 'text' as const, width: 28 })),
    { heading: 'Kolom', kind: 'text', width: 24 },
    { heading: 'Semula', kind: 'text', width: 32 },
    { heading: 'Menjadi', kind: 'text', width: 32 },
  ];
  const lines = baris.flatMap(one => {
    const row = one.menjadi ?? one.semula;
    const head = [kindOf(one), ...named.map(name => textOf(row, name, r.fields[name]))];
    if (!one.semula || !one.menjadi) return [[...head, null, null, null]];
    return one.kolom.flatMap(name => {
      const field = r.fields[name];
      if (!field) return [];
      return [[...head, field.label ?? name, textOf(one.semula, name, field), textOf(one.menjadi, name, field)]];
    });
  });
  return { name: 'Perubahan', columns, rows: [lines] };
}

function textOf(row: RowData | null, name: string, field: Field | undefined): Cell {
  const cell = field && cellOf(row, name, field);
  return cell === undefined || cell === null ? null : String(cell);
}
