import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useWords } from '../../providers/language.ts';

const lines = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder of rows that are being loaded. */
export function ListSkeleton({ cards }: { cards: boolean }) {
  const say = useWords();
  return (
    <Box role="status" aria-label={say('Memuat data')} sx={{ p: cards ? 0 : 2 }}>
      <Stack spacing={cards ? 1 : 1.5}>
        {lines.map(line => (
          <Skeleton key={line} variant="rounded" height={cards ? 88 : 24} sx={{ opacity: 1 - line * 0.1 }} />
        ))}
      </Stack>
    </Box>
  );
}
