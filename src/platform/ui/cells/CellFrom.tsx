import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { extraId, isCovered, isRecord, type Kind } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';
import { useUnit, useWords } from '../../providers/language.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { CoveredValue } from './CoveredValue.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import type { CellProps, CellTable } from './plain.tsx';

interface Props {
  source: string;
  full: boolean;
  /** The field's unit goes along. */
  alone?: boolean;
  table: CellTable<Exclude<Kind, 'rows'>>;
}

/** Value of a field of the record in context, shown as a table of cells shows its kind. */
export function CellFrom({ source, full, alone = false, table }: Props) {
  const resource = useDeclaration();
  const record = useRecordContext();
  if (!record) return null;
  const field = fieldOf(resource, source);
  const value: unknown = field.within
    ? extraOf(record, source, field.within)
    : record[source.split('.').at(-1) ?? source];
  if (value == null || value === '' || (Array.isArray(value) && value.length === 0)) return <EmptyValue />;
  if (field.sensitive && isCovered(value))
    return <CoveredValue value={String(value)} source={source} record={record} />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const show = (table as CellTable)[field.kind] as (props: CellProps) => ReactNode;
  const shown = show({ source, field, value, record, full });
  if (!alone || field.unit === undefined) return <>{shown}</>;
  return <Counted value={value} shown={shown} unit={field.unit} />;
}

/** An extra field's value stands in the field that holds it, or by itself where it is a former one. */
function extraOf(record: Readonly<Record<string, unknown>>, source: string, within: string): unknown {
  if (Object.hasOwn(record, source)) return record[source];
  const answers = record[within];
  return isRecord(answers) ? answers[extraId(source)] : undefined;
}

/** "3/7" → "3 dari 7", 8.00 → "8": an amount as one says it, with what it counts. */
function Counted({ value, shown, unit }: { value: unknown; shown: ReactNode; unit: string }) {
  const say = useWords();
  const unitOf = useUnit();
  const amount =
    typeof value === 'number'
      ? formatNumber(value)
      : typeof value === 'string'
        ? value.replace('/', ` ${say('dari')} `)
        : shown;
  return (
    <>
      {amount} {unitOf(unit)}
    </>
  );
}
