import Box from '@mui/material/Box';
import { useWords } from '../../providers/language.ts';

/** What stands where a row has no value. */
export function EmptyValue() {
  const say = useWords();
  return (
    <Box component="span" aria-label={say('kosong')} role="img" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  );
}
