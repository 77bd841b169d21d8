import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { hashKey } from '@tanstack/react-query';
import { useLabel } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import type { PivotState } from './usePivot.ts';
import { keptQuestion } from './useReports.ts';

/** Definition of a ready-made report and the regulation that asks for it, beside its figures and in print. */
export function ReadyWords({ state }: { state: PivotState }) {
  const said = useLabel();
  const report = useRegistry().reports.find(({ name }) => name === state.ready);
  if (!report) return null;
  const changed = hashKey([keptQuestion(state)]) !== hashKey([report.question]);
  return (
    <Paper variant="outlined" component="section" aria-label="Definisi" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {said(report.title)} {changed ? <Chip size="small" label="Diubah" sx={{ ml: 1 }} /> : null}
      </Typography>
      <Typography variant="body2">{said(report.about)}</Typography>
      {report.source ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Sumber: {said(report.source)}
        </Typography>
      ) : null}
    </Paper>
  );
}
