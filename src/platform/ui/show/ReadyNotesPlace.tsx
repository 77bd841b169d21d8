import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A line of small buttons below a note, of its height before any of them is there. */
export const ReadyNotesPlace = ({ children }: { children?: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: { xs: 44, sm: 33 } }}>
    {children}
  </Stack>
);
