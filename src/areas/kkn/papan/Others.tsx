import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { formatList, formatNumber } from '../../../platform/providers/format.ts';
import type { BoardStore } from './boardStore.ts';
import { useNews } from './useBoard.ts';
import type { OtherPeople } from './useBoardSteps.ts';

/** Milliseconds for which a change of somebody else stays marked. */
const marked = 15_000;
/** People who are named; the others are counted. */
const mostNames = 3;

interface Props {
  store: BoardStore;
  others: OtherPeople;
}

/** Line below the head: who else works on the board, and what they have just changed. */
export function Others({ store, others }: Props) {
  const news = useNews(store);
  useEffect(() => {
    if (!news.words) return;
    const timer = setTimeout(() => store.forgetNews(), marked);
    return () => clearTimeout(timer);
  }, [news, store]);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5, minHeight: 24, color: 'text.secondary' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
        <PeopleIcon fontSize="small" />
        <Typography variant="body2">{otherWords(others)}</Typography>
      </Stack>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'info.main', fontWeight: 600, '&:empty': { display: 'none' } }}
      >
        {news.words}
      </Typography>
    </Stack>
  );
}

function otherWords(others: OtherPeople): string {
  if (others === undefined) return 'Memeriksa siapa lagi yang membuka papan ini…';
  if (others === 'unknown') return 'Perubahan orang lain belum dapat diperiksa; dicoba lagi sebentar.';
  if (others.length === 0) return 'Hanya Anda yang membuka papan ini.';
  const more = others.length - mostNames;
  const names = more > 0 ? [...others.slice(0, mostNames), `${formatNumber(more)} orang lain`] : others;
  return `Juga membuka papan ini: ${formatList(names)}.`;
}
