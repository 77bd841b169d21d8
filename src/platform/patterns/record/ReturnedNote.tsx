import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface Props {
  text: string;
  title?: string | undefined;
  severity?: 'warning' | 'error';
  sx?: SxProps<Theme>;
}

/** The note with which work was returned, in its original language. */
export function ReturnedNote({ text, title = 'Perlu diperbaiki', severity = 'warning', sx = {} }: Props) {
  return (
    <Alert severity={severity} sx={sx}>
      <AlertTitle>{title}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
    </Alert>
  );
}
