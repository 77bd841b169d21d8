import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';
import { useSelection } from '../list/selection.ts';

interface Props {
  /** What widens the selection, beside how many there are. */
  beside?: ReactNode;
  /** What may be done with the rows. */
  children: ReactNode;
}

/** How many rows are ticked, and what may be done with them together; within reach of the thumb on phones. */
export function SelectionBar({ beside, children }: Props) {
  const { all, count, clear } = useSelection();
  return (
    <Paper
      role="toolbar"
      aria-label="Aksi untuk baris yang dipilih"
      elevation={4}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.75,
        mb: { sm: 1.5 },
        border: 1,
        borderColor: 'primary.main',
        position: { xs: 'fixed', sm: 'sticky' },
        insetInline: { xs: 8, sm: 'auto' },
        bottom: { xs: 8, sm: 'auto' },
        top: { sm: 8 },
        zIndex: { xs: 1051, sm: 3 },
      }}
    >
      <Tooltip title="Batalkan pilihan">
        <IconButton aria-label="Batalkan pilihan" size="small" onClick={clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="subtitle2" role="status" sx={{ mr: 1 }}>
        {all ? `Semua ${formatNumber(count)} hasil dipilih` : `${formatNumber(count)} dipilih`}
      </Typography>
      {beside}
      <span style={{ flex: 1 }} />
      {children}
    </Paper>
  );
}
