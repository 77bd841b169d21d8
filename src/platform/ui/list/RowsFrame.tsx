import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { usePhone } from '../../common/usePhone.ts';

/** Container of a list's rows: a frame around a table, none around cards, which have their own. */
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
