import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayToday } from '../../providers/format.ts';
import { Breakable } from '../Breakable.tsx';
import { MomentField } from '../moment/MomentField.tsx';

/** Name of a page of former days, and what may be done with it. */
export const AsOfHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2, minHeight: 44 }}>
    <Typography component="h2" variant="h5" sx={{ mr: 'auto', minWidth: 0 }}>
      <Breakable text={title} />
    </Typography>
    {children}
  </Stack>
);

interface DayProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** A former day, today at the latest. */
export const DayField = ({ label, day, onChange }: DayProps) => (
  <Box sx={{ width: { xs: '100%', sm: 220 } }}>
    <MomentField
      kind="date"
      label={label}
      value={day}
      max={dayToday()}
      onChange={next => {
        if (next && /^\d{4}-\d{2}-\d{2}$/.test(next) && next !== day) onChange(next);
      }}
    />
  </Box>
);
