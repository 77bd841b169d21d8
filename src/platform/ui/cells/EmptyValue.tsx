import Box from '@mui/material/Box';
import { useWords } from '../../providers/language.ts';

/** Sign for a missing value. */
export function EmptyValue() {
  const say = useWords();
  return (
    <Box component="span" className="kosong" aria-label={say('kosong')} role="img" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  );
}
