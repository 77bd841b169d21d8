import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TilesProps {
  label?: string;
  /** Least width of a tile on a wide screen, in pixels. */
  least: number;
  /** How many stand side by side on a phone. */
  onPhone?: 1 | 2;
  /** From which width on as many stand side by side as fit. */
  wideFrom?: 'sm' | 'md';
  gap?: number;
  children: ReactNode;
}

/** A list of tiles side by side, as many as fit. */
export function Tiles({ label, least, onPhone = 1, wideFrom = 'sm', gap = 1.25, children }: TilesProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap,
        gridTemplateColumns: {
          xs: `repeat(${onPhone}, minmax(0, 1fr))`,
          [wideFrom]: `repeat(auto-fill, minmax(${least}px, 1fr))`,
        },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

interface TileProps {
  /** Where the whole tile leads; null = nowhere. */
  to: string | null;
  onClick?: MouseEventHandler;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** One tile of a list of tiles, as high as its neighbours. */
export function Tile({ to, onClick, sx = {}, children }: TileProps) {
  return (
    <li>
      <Box
        {...(to === null ? {} : { component: Link, to, onClick })}
        sx={[
          {
            height: '100%',
            px: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            transition: 'border-color 140ms, background-color 140ms',
            '&:is(a):hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </Box>
    </li>
  );
}
