import Chip from '@mui/material/Chip';
import { hashKey } from '@tanstack/react-query';
import { useRegistry } from '../registry.ts';
import { Definition } from './Definition.tsx';
import type { PivotState } from './usePivot.ts';
import { keptQuestion } from './useReports.ts';

/** Definition of a ready-made report and the source of its rule, beside its figures and in print. */
export function ReadyWords({ state }: { state: PivotState }) {
  const report = useRegistry().reports.find(({ name }) => name === state.ready);
  if (!report) return null;
  const changed = hashKey([keptQuestion(state)]) !== hashKey([report.question]);
  return (
    <Definition report={report} mark={changed ? <Chip size="small" label="Diubah" sx={{ ml: 1 }} /> : undefined} />
  );
}
