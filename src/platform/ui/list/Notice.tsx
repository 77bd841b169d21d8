import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Kawung } from '../../look/Kawung.tsx';
import { isTold } from '../../providers/refusals.ts';

interface Props {
  title: string;
  text?: string;
  /** The next step. */
  children?: ReactNode;
  role?: 'status' | 'alert';
}

/** Stands in the place of rows: a message and what to do next, on a quiet kawung ground. */
export function Notice({ title, text, children, role = 'status' }: Props) {
  // A toast reads it out at this moment.
  const [silent] = useState(() => role === 'alert' && text !== undefined && isTold(text));
  return (
    <Box
      role={silent ? 'group' : role}
      sx={{ position: 'relative', overflow: 'hidden', px: 3, py: 8, textAlign: 'center' }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          color: 'primary.main',
          opacity: 0.07,
          maskImage: 'radial-gradient(closest-side, black 30%, transparent)',
          '& svg': { width: '100%', height: '100%' },
        }}
      >
        <Kawung />
      </Box>
      <Stack spacing={1} sx={{ position: 'relative', alignItems: 'center' }}>
        <Typography variant="h6" component="p">
          {title}
        </Typography>
        {text ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 460 }}>
            {text}
          </Typography>
        ) : null}
        {children ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ pt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            {children}
          </Stack>
        ) : null}
      </Stack>
    </Box>
  );
}
