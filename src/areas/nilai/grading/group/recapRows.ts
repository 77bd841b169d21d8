import type { AssessorName, GradeRecapOptions } from '../../../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';

/** What the table and the cards of a recap share. */
export interface RecapRowsProps {
  rows: readonly RekapNilai[];
  assessors: GradeRecapOptions['assessors'];
  /** The reader finishes participations and unlocks sheets. */
  may: boolean;
  ticked: ReadonlySet<string>;
  onTick: (ids: readonly string[], on: boolean) => void;
  onUnlock: (row: RekapNilai, name: AssessorName) => void;
}

/** A grade as it is read. */
export const gradeText = (value: number | null): string => (value === null ? '–' : formatDecimal(value, 2));

/** Graded by everybody and still under way. */
export const finishable = ({ status, nilaiAkhir }: RekapNilai): boolean => status === 'berjalan' && nilaiAkhir !== null;

/** An assessor's sheet can be given back. */
export const unlockable = (row: RekapNilai, name: AssessorName): boolean =>
  Boolean(row.lembar[name]) && row[name] !== null && row.statusKonversi !== 'final';
