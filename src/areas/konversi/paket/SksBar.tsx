import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BatasSks } from '../../../../resources/konversi/aturanPaket.ts';
import { atBottom } from '../../../platform/common/atBottom.ts';
import { SksCounter } from './SksCounter.tsx';

interface Props {
  total: number;
  batas: BatasSks;
  /** Stands above the counter. */
  before?: ReactNode;
  /** Stands between the counter and the buttons. */
  problems?: ReactNode;
  /** The buttons. */
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** Counter and buttons of a package; on a phone they stay at the bottom, where the thumb is. */
export function SksBar({ total, batas, before, problems, children, sx = {} }: Props) {
  return (
    <Box
      {...atBottom}
      sx={[
        {
          position: { xs: 'fixed', md: 'sticky' },
          insetInline: { xs: 0, md: 'auto' },
          bottom: { xs: 0, md: 'auto' },
          top: { md: 76 },
          zIndex: { xs: 'appBar', md: 1 },
          p: { xs: 1.5, md: 2 },
          border: { md: 1 },
          borderTop: 1,
          // Named for both widths: the border of the wider one would take its colour from the text.
          borderColor: { xs: 'divider', md: 'divider' },
          borderRadius: { md: 1 },
          bgcolor: 'background.paper',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {before}
      <SksCounter total={total} batas={batas} />
      {problems}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '& > .MuiButton-root': { flex: 1 } }}>
        {children}
      </Box>
    </Box>
  );
}
