import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  steps: readonly (readonly [code: string, label: string])[];
  /** The step where somebody is; a code that is none of them ends the way. */
  at: string;
}

/** The way through a programme and where one is on it; in a line of words where ten names would touch each other. */
export function Track({ steps, at }: Props) {
  const say = useWords();
  const index = steps.findIndex(([code]) => code === at);
  if (index === -1) return null;
  const words = say('Tahap %{x} dari %{n}: %{x2}', { x: index + 1, n: steps.length, x2: steps[index]?.[1] ?? '' });
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ display: { xl: 'none' } }}>
        {words}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={((index + 1) / steps.length) * 100}
        sx={{ display: { xl: 'none' }, mt: 0.75, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
      />
      <Stepper
        alternativeLabel
        activeStep={index}
        role="group"
        aria-label={words}
        sx={{ display: { xs: 'none', xl: 'flex' }, '& .MuiStepLabel-label': { fontSize: 12 } }}
      >
        {steps.map(([code, label]) => (
          <Step key={code}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
