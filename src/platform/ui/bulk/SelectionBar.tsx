import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { atBottom } from '../../common/atBottom.ts';
import { useWords } from '../../providers/language.ts';
import { useSelection } from '../list/selection.ts';
import { beforeTickedActions } from './toTickedActions.ts';

interface Props {
  /** Controls that widen the selection, beside its size. */
  beside?: ReactNode;
  /** Actions on the rows. */
  children: ReactNode;
}

/**
 * How many rows are ticked, and what may be done with them together. It lies over what stands above it (the search and
 * the filters), so that no row moves away under the pointer; on phones within reach of the thumb.
 */
export function SelectionBar({ beside, children }: Props) {
  const say = useWords();
  const { all, count, clear } = useSelection();
  return (
    <Box sx={{ position: { sm: 'sticky' }, top: { sm: 68 }, zIndex: { sm: 5 }, height: 0 }}>
      <Paper
        {...atBottom}
        role="toolbar"
        aria-label={say('Aksi untuk baris yang dipilih')}
        elevation={4}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          py: 0.5,
          minHeight: 48,
          border: 1,
          borderColor: 'primary.main',
          position: { xs: 'fixed', sm: 'absolute' },
          insetInline: { xs: 8, sm: 0 },
          bottom: { xs: 8, sm: 8 },
          zIndex: { xs: 1051, sm: 'auto' },
        }}
      >
        <Tooltip title={say('Batalkan pilihan')}>
          <IconButton aria-label={say('Batalkan pilihan')} size="small" onClick={clear}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Typography variant="subtitle2" role="status" sx={{ mr: 1 }}>
          {all ? say('Semua %{n} hasil dipilih', { n: count }) : say('%{n} dipilih', { n: count })}
        </Typography>
        {beside}
        <span {...beforeTickedActions} style={{ flex: 1 }} />
        {children}
      </Paper>
    </Box>
  );
}
