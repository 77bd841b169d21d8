import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { atBottom } from './atBottom.ts';

interface Props {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** The buttons of a page: at its place on a wide screen, within reach of the thumb on phones; nothing when empty. */
export function ActionBar({ children, sx = {} }: Props) {
  return (
    <Box
      {...atBottom}
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '&:empty': { display: 'none' },
          position: { xs: 'fixed', sm: 'static' },
          insetInline: 0,
          bottom: 0,
          zIndex: { xs: 'appBar', sm: 'auto' },
          p: { xs: 1.5, sm: 0 },
          borderTop: { xs: '1px solid', sm: 0 },
          borderTopColor: { xs: 'divider' },
          bgcolor: { xs: 'background.paper', sm: 'transparent' },
          '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
