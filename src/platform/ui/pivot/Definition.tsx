import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReportPage } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';

interface Props {
  report: Pick<ReportPage, 'title' | 'about' | 'source'>;
  /** Beside the title. */
  mark?: ReactNode;
}

/** Definition of figures and the source of their rule, beside them and in print. */
export function Definition({ report: { title, about, source }, mark }: Props) {
  const said = useLabel();
  return (
    <Paper variant="outlined" component="section" aria-label="Definisi" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {said(title)} {mark}
      </Typography>
      <Typography variant="body2">{said(about)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Sumber: {said(source)}
      </Typography>
    </Paper>
  );
}
