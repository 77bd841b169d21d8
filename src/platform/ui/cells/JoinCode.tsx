import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';
import { Hint } from '../../common/Hint.tsx';
import { useWords } from '../../providers/language.ts';

/** A code to be read out or passed on: large, and copied with one press. */
export function JoinCode({ value }: { value: string }) {
  const say = useWords();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify(say('Kode disalin.'), { type: 'success' });
    } catch {
      notify(say('Kode tidak dapat disalin. Salin dengan tangan.'), { type: 'warning' });
    }
  };
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 28, fontWeight: 600, letterSpacing: '0.15em' }}>
        {value}
      </Box>
      <Hint title={say('Salin kode')}>
        <IconButton aria-label={say('Salin kode')} size="small" onClick={copy}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Hint>
    </Stack>
  );
}
