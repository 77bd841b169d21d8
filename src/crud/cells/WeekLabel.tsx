import type { RaRecord } from 'react-admin';
import { isRecord } from '../errors.ts';
import { formatDate } from '../format.ts';

interface Props {
  value: unknown;
  /** Field that the row's `_embed` knows the days of. */
  name: string;
  record: Partial<RaRecord>;
}

/** "Minggu ke-3 (14 Juli 2026 – 20 Juli 2026)"; the days where they came with the row. */
export function WeekLabel({ value, name, record }: Props) {
  const embed: unknown = record._embed;
  const days = isRecord(embed) ? embed[name] : undefined;
  const known = isRecord(days) && typeof days.mulai === 'string' && typeof days.selesai === 'string';
  return `Minggu ke-${String(value)}${known ? ` (${formatDate(String(days.mulai))} – ${formatDate(String(days.selesai))})` : ''}`;
}
