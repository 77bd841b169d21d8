import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useWords } from '../../providers/language.ts';

interface Props {
  text: string;
  title?: string | undefined;
  severity?: 'warning' | 'error';
  sx?: SxProps<Theme>;
}

/** The note with which work was returned, in its original language. */
export function ReturnedNote({ text, title, severity = 'warning', sx = {} }: Props) {
  const say = useWords();
  return (
    <Alert severity={severity} sx={sx}>
      <AlertTitle>{title ?? say('Perlu diperbaiki')}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
    </Alert>
  );
}
