import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The frame of a card in a phone's list; what is laid over all of it stays inside. */
export function CardFrame({ selected = false, children }: { selected?: boolean; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        backgroundColor: selected ? 'action.selected' : 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
