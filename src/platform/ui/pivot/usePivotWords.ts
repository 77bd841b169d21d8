import { usePermissions, useTranslate } from 'react-admin';
import type { Resource } from '../../../../resources/kit/index.ts';
import {
  type DatePart,
  type Dimension,
  dateParts,
  type FieldAt,
  lookedUp,
  type Measure,
  measureOfField,
  type PivotValue,
  pathWords,
  type SeesField,
} from '../../../../resources/kit/pivot.ts';
import { formatDate, formatDecimal, formatMoney, formatNumber, momentFormat } from '../../providers/format.ts';
import { useLabel } from '../../providers/language.ts';
import type { Permissions } from '../permissions.ts';
import { labelOf, useRegistry } from '../registry.ts';
import { wordsOf } from '../words.ts';

/** Fields that the reader may count by, as the server decides. */
export function useSees(): SeesField {
  const { permissions } = usePermissions<Permissions>();
  return (r, name, far) => {
    if (!permissions) return false;
    const reads = r.readWithoutMenu || (permissions.resources[r.name]?.includes('list') ?? false);
    if (reads && !permissions.fields[r.name]?.hidden?.includes(name)) return true;
    const looksUp = r.lookup !== null && !r.lookup.except.includes(permissions.role);
    return far && looksUp && lookedUp(r).has(name);
  };
}

const months = momentFormat({ month: 'long', year: 'numeric' });

/** A group of days in words; weeks are told by their first day. */
function dayWords(part: DatePart, value: string): string {
  switch (part) {
    case 'hari':
      return formatDate(value);
    case 'minggu':
      return `Minggu ${formatDate(value)}`;
    case 'bulan':
      return months(new Date(`${value}-15T12:00:00Z`));
    case 'semester':
      return `Semester ${value.slice(5)} ${value.slice(0, 4)}`;
    case 'tahun':
      return value;
  }
}

/** A group's value in words; `labels` are those of references by id. */
export function groupWords(
  { field, part, path }: Dimension,
  value: PivotValue,
  labels?: Readonly<Record<string, string>>,
): string {
  // Along a reference it may also be a row that the reader does not see.
  if (value === null) return path.length ? 'Tidak diketahui' : 'Kosong';
  if (part) return dayWords(part, String(value));
  if (field.kind === 'ref' || field.kind === 'refs') return labels?.[String(value)] ?? 'Tidak diketahui';
  return wordsOf(field, value);
}

/** A cell's figure in words. */
export function figureWords({ kind, of }: Measure, value: number | null): string {
  if (value === null) return '–';
  if (kind === 'jumlah' || kind === 'unik') return formatNumber(value);
  if (of?.field.kind === 'money') return formatMoney(value);
  return Number.isInteger(value) ? formatNumber(value) : formatDecimal(value, 2);
}

/** Names of dimensions and values, with the fields' own labels. */
export function usePivotWords(r: Resource) {
  const registry = useRegistry();
  const translate = useTranslate();
  const said = useLabel();
  const fieldLabel = (holder: Resource, name: string) =>
    translate(`resources.${holder.name}.fields.${name}`, { _: said(labelOf(holder, name)) });
  const path = (at: Pick<FieldAt, 'path' | 'name'>) => pathWords(at, r, registry.find, fieldLabel);
  return {
    dimension: (one: Dimension) => (one.part ? `${path(one)} ${dateParts[one.part]}` : path(one)),
    measure: ({ kind, of }: Measure) => (of === undefined ? 'Jumlah baris' : measureOfField(kind, path(of))),
  };
}
