import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

/** Whether rows are shown as cards; known at the first drawing. */
export const usePhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** What the rows of a list stand in: a frame around a table, none around cards, which have their own. */
export function RowsFrame({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const phone = usePhone();
  return (
    <Paper
      variant={phone ? 'elevation' : 'outlined'}
      aria-busy={busy}
      sx={{ overflow: 'hidden', ...(phone ? { bgcolor: 'transparent' } : {}) }}
    >
      {children}
    </Paper>
  );
}
