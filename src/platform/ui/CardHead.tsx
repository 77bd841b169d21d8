import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  level: 'h2' | 'h3';
  /** Chips: beside the title where there is room, else together in a line below it. */
  children?: ReactNode;
}

/** Title of a card, and in which state it is. */
export function CardHead({ title, level, children }: Props) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 }}>
      <Typography variant="subtitle1" component={level} sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', maxWidth: '100%' }}>
        {children}
      </Stack>
    </Stack>
  );
}
