import { isRecord } from '../../../resources/kit/isRecord.ts';
/** Lines of a period's calendar, as the form holds them. */

export interface Line {
  id?: string;
  idJenisMbkm: string | null;
  tahap: string;
  mulai: string | null;
  selesai: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Lines in a form's value; other values are left out. */
export const linesOf = (value: unknown): Line[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(line => ({
    ...(typeof line.id === 'string' ? { id: line.id } : {}),
    idJenisMbkm: textOf(line.idJenisMbkm),
    tahap: textOf(line.tahap) ?? '',
    mulai: textOf(line.mulai),
    selesai: textOf(line.selesai),
  }));

/** The lines with one end of a stage set; a stage without both ends is no line any more. */
export function withLine(
  lines: readonly Line[],
  { idJenisMbkm, tahap }: Pick<Line, 'idJenisMbkm' | 'tahap'>,
  end: 'mulai' | 'selesai',
  day: string | null,
): Line[] {
  const at = lines.findIndex(line => line.idJenisMbkm === idJenisMbkm && line.tahap === tahap);
  const before: Line = lines[at] ?? { idJenisMbkm, tahap, mulai: null, selesai: null };
  const after = { ...before, [end]: day };
  const isEmpty = after.mulai === null && after.selesai === null;
  if (at < 0) return isEmpty ? [...lines] : [...lines, after];
  return isEmpty ? lines.toSpliced(at, 1) : lines.with(at, after);
}

const dayMs = 86_400_000;

/** Lines of another period as new ones, as many days later as this period begins after that one. */
export function copiedLines(lines: readonly Line[], theirStart: string | null, ourStart: string | null): Line[] {
  const days = theirStart && ourStart ? Math.round((Date.parse(ourStart) - Date.parse(theirStart)) / dayMs) : 0;
  const moved = (day: string | null) =>
    day === null ? null : new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
  return lines.map(({ idJenisMbkm, tahap, mulai, selesai }) => ({
    idJenisMbkm,
    tahap,
    mulai: moved(mulai),
    selesai: moved(selesai),
  }));
}
