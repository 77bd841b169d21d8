import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { formatNumber } from '../../crud/format.ts';

/** How many rows are ticked, and what may be done with them together; within reach of the thumb on phones. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Paper
      role="toolbar"
      aria-label="Aksi untuk baris yang dipilih"
      elevation={4}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        py: 0.75,
        mb: { sm: 1.5 },
        border: 1,
        borderColor: 'primary.main',
        position: { xs: 'fixed', sm: 'static' },
        insetInline: { xs: 8, sm: 'auto' },
        bottom: { xs: 8, sm: 'auto' },
        zIndex: { xs: 1051, sm: 'auto' },
      }}
    >
      <Typography variant="subtitle2" role="status" sx={{ mr: 'auto' }}>
        {formatNumber(selectedIds.length)} dipilih
      </Typography>
      <Button size="small" onClick={() => onUnselectItems()}>
        Batalkan
      </Button>
      {children}
    </Paper>
  );
}
