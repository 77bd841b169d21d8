import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { Step } from '../../../../resources/kit/index.ts';
import { Said } from '../../common/Said.tsx';

interface Props {
  step: Step;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The sheet on which a step stands, with its title. */
export const StepFrame = ({ step, heading, children }: Props) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography ref={heading} tabIndex={-1} variant="h6" component="h2" sx={{ outline: 0 }}>
      <Said label={step.title} />
    </Typography>
    {step.help ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Said label={step.help} />
      </Typography>
    ) : null}
    {children}
  </Paper>
);
