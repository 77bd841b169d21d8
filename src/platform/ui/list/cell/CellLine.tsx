import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One of the two lines of a cell in which a column stands beneath another. */
export function CellLine({ second = false, children }: { second?: boolean; children: ReactNode }) {
  return (
    <Box
      data-line
      sx={{
        position: 'relative',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        '& .pensil': { p: 0.125 },
        ...(second
          ? {
              typography: 'caption',
              color: 'text.secondary',
              // A second sign for nothing says no more than the first line alone.
              '&:has(> .kosong:only-child)': { display: 'none' },
            }
          : {}),
      }}
    >
      {children}
    </Box>
  );
}
