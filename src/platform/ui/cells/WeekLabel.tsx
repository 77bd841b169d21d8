import type { RaRecord } from 'react-admin';
import { formatDays } from '../../providers/format.ts';
import { isRecord } from '../../providers/isRecord.ts';
import { inWords } from '../../providers/reading.ts';

interface Props {
  value: unknown;
  /** Field that the row's `_embed` knows the days of. */
  name: string;
  record: Partial<RaRecord>;
}

/** "Minggu ke-3 (14–20 Juli 2026)". */
export const weekWords = (ke: number, days?: readonly [from: string, to: string]): string =>
  `${inWords('Minggu ke-%{n}').replace('%{n}', String(ke))}${days ? ` (${formatDays(...days)})` : ''}`;

/** A row's week, with its days where they came with the row. */
export function WeekLabel({ value, name, record }: Props) {
  const embed: unknown = record._embed;
  const days = isRecord(embed) ? embed[name] : undefined;
  const known = isRecord(days) && typeof days.mulai === 'string' && typeof days.selesai === 'string';
  return weekWords(Number(value), known ? [String(days.mulai), String(days.selesai)] : undefined);
}
