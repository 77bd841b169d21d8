import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import type { Step } from '../../../../resources/kit/index.ts';
import { inWords } from '../../providers/reading.ts';

/** Result of a step's answers, updated while one types. */
export function StepRemark({ step, sx = {} }: { step: Step; sx?: SxProps }) {
  const values = useWatch<Record<string, unknown>>();
  const told = step.note?.(values);
  if (!told) return null;
  return (
    <Alert severity={told.warns ? 'warning' : 'info'} role="status" sx={sx}>
      {inWords(told.text)}
    </Alert>
  );
}
