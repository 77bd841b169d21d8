import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../../providers/language.ts';

/** Seldom used actions on a row: beside the others, on phones behind one button, so that the bar stays one row. */
export function MoreActions({ children }: { children: ReactNode }) {
  const say = useWords();
  const actions = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={say('Tindakan lain')}
        aria-expanded={open}
        aria-controls={actions}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' }, minWidth: 44, minHeight: 44, '&:has(+ :empty)': { display: 'none' } }}
      >
        <MoreIcon />
      </IconButton>
      <Box
        id={actions}
        sx={{
          display: { xs: open ? 'flex' : 'none', sm: 'contents' },
          order: -1,
          flexBasis: '100%',
          gap: 1,
          '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
        }}
      >
        {children}
      </Box>
    </>
  );
}
