import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Running text with the rhythm of the site, in the colours of the back office. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        fontSize: '1rem',
        lineHeight: 1.7,
        overflowWrap: 'anywhere',
        '& > *': { my: 0 },
        '& > * + *': { mt: '1em' },
        '& :is(h2, h3, h4, h5, h6)': { mt: '1.5em', mb: 0, fontSize: '1.125rem', lineHeight: 1.3, fontWeight: 700 },
        '& h2': { fontSize: '1.25rem' },
        '& :is(ul, ol)': { pl: '1.4em' },
        '& li > p': { my: '0.25em' },
        '& a': { color: 'primary.main', textUnderlineOffset: '3px' },
        '& blockquote': { mx: 0, pl: 2, borderLeft: '4px solid', borderColor: 'secondary.main', fontSize: '1.0625rem' },
        '& :is(pre, code)': { fontSize: '0.875em' },
        '& :is(pre, table)': { display: 'block', overflowX: 'auto' },
        '& :is(td, th)': { p: '6px 14px 6px 0', borderBottom: '1px solid', borderColor: 'divider', textAlign: 'left' },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}
