import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The words of a card's link, which the whole card follows; only the words where it leads nowhere. */
export function CardLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </Box>
  );
}
