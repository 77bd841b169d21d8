import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useLabel, useWords } from '../../providers/language.ts';

interface Props {
  titles: readonly string[];
  at: number;
  /** How many errors each step has. */
  errors: readonly number[];
  /** Without it the other steps are still to come. */
  onOpen?: (step: number) => void;
}

/** The steps; any may be opened at any time. On phones only where one is. */
export function StepTrack({ titles, at, errors, onOpen }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  return (
    <>
      <Stepper nonLinear activeStep={at} sx={{ display: { xs: 'none', sm: 'flex' }, mt: 2, mb: 3 }}>
        {titles.map((title, i) => {
          const wrong = (errors[i] ?? 0) > 0;
          return (
            <Step key={title} completed={i < at && !wrong}>
              <StepButton
                disabled={!onOpen && i !== at}
                onClick={() => onOpen?.(i)}
                aria-current={i === at ? 'step' : undefined}
                optional={
                  wrong ? (
                    <Typography variant="caption" color="error">
                      {say('%{n} perlu diperiksa', { n: errors[i] ?? 0 })}
                    </Typography>
                  ) : undefined
                }
              >
                <StepLabel error={wrong}>{labelOf(title)}</StepLabel>
              </StepButton>
            </Step>
          );
        })}
      </Stepper>
      <Box sx={{ display: { xs: 'block', sm: 'none' }, mt: 1, mb: 2 }}>
        <Typography variant="subtitle2" component="p">
          {say('Langkah %{x} dari %{n}: %{nama}', { x: at + 1, n: titles.length, nama: labelOf(titles[at] ?? '') })}
        </Typography>
        <LinearProgress
          variant="determinate"
          color="secondary"
          value={((at + 1) / titles.length) * 100}
          aria-label={say('Langkah %{x} dari %{n}', { x: at + 1, n: titles.length })}
          sx={{ mt: 0.75, borderRadius: 1 }}
        />
        {(errors[at] ?? 0) > 0 ? (
          <Typography variant="caption" color="error" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
            <ErrorIcon sx={{ fontSize: 16 }} /> {say('%{n} isian perlu diperiksa', { n: errors[at] ?? 0 })}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}
