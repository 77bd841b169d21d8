import type { Calendar } from '../calendar.ts';
import type { Portion } from '../types.ts';
import { studyPeriodRows } from './studyPeriods.ts';

/** The student exchange (docs/domain/50 §5), after the people and accounts of the university. */
export function* exchangeDemo(cal: Calendar): Generator<Portion> {
  yield { resource: 'pertukaran/masa-studi', rows: studyPeriodRows(cal) };
}
