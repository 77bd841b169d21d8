import Box from '@mui/material/Box';
import type { RegisterOptions } from '../../../../resources/kit/index.ts';
import { StepFrame } from './StepFrame.tsx';
import { StepPanel } from './StepPanel.tsx';
import { StepTrack } from './StepTrack.tsx';

/** A form that begins with a panel, before that has made the registration: its first step, the others to come. */
export function RegisterStart({ options, path }: { options: RegisterOptions; path: string }) {
  const [first] = options.steps;
  if (!first) return null;
  return (
    <Box sx={{ maxWidth: 920 }}>
      <StepTrack titles={options.steps.map(({ title }) => title)} at={0} errors={[]} />
      <StepFrame step={first}>
        <Box sx={{ mt: 2 }}>
          <StepPanel path={path} name={first.key} />
        </Box>
      </StepFrame>
    </Box>
  );
}
