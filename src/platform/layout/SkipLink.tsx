import Box from '@mui/material/Box';
import { useWords } from '../providers/language.ts';
import { toContent } from './toContent.ts';

/** First stop of the Tab key: past the drawer and the toolbar. Seen only while it has the focus. */
export function SkipLink() {
  const say = useWords();
  return (
    <Box
      component="button"
      type="button"
      onClick={toContent}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 16,
        px: 2,
        py: 1,
        border: 0,
        borderRadius: 1,
        font: 'inherit',
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-300%)' },
        '@media print': { display: 'none' },
      }}
    >
      {say('Langsung ke isi')}
    </Box>
  );
}
