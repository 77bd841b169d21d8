import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWords } from '../providers/language.ts';

/** The places of a page whose code is on its way: its heading and what stands first, in the sizes of the frame before it. */
export const PagePlaces = () => {
  const say = useWords();
  return (
    <Box role="status" aria-label={say('Memuat halaman')}>
      <Skeleton variant="rounded" height={32} sx={{ width: 'min(60%, 280px)', my: 0.5, mb: 2 }} />
      {[1, 0.7, 0.4].map(opacity => (
        <Skeleton key={opacity} variant="rounded" height={112} sx={{ mb: 2, opacity }} />
      ))}
    </Box>
  );
};
