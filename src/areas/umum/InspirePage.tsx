import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { Loading } from '../../platform/common/Loading.tsx';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { Tiles } from '../../platform/common/Tiles.tsx';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { StoryCard } from './StoryCard.tsx';
import { StoryReader } from './StoryReader.tsx';
import { isProgram, programs, useStories } from './stories.ts';

const newsScreen = '/pengaturan/berita';
const choices = [null, ...Object.keys(programs).filter(isProgram)];

/** /inspire: what students tell of their programmes; the chosen programme and the open story are in the address. */
export default function InspirePage() {
  const say = useWords();
  const labelOf = useLabel();
  const [search, setSearch] = useSearchParams();
  const mayOpen = useMayOpen();
  const asked = search.get('program');
  const program = isProgram(asked) ? asked : null;
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStories(program);
  const stories = data?.pages.flatMap(page => page.items) ?? [];
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: name === 'program' });
  };
  return (
    <Box sx={{ maxWidth: 1180 }}>
      <PageTitle title="Inspirasi" />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2.5 }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
          {say('Cerita mahasiswa yang sudah menjalani program MBKM.')}
        </Typography>
        {mayOpen(newsScreen) ? (
          <Button component={Link} to={newsScreen} variant="text">
            Kelola berita
          </Button>
        ) : null}
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label={labelOf('Program')}
        // One line on phones, which scrolls: the stories begin below it.
        sx={{
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          overflowX: { xs: 'auto', sm: 'visible' },
          scrollbarWidth: 'none',
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          mb: { xs: 2, sm: 3 },
          '& > *': { flex: 'none' },
        }}
      >
        {choices.map(code => (
          <Chip
            key={code ?? 'semua'}
            label={code ? labelOf(programs[code]) : say('Semua')}
            clickable
            aria-pressed={code === program}
            color={code === program ? 'primary' : 'default'}
            variant={code === program ? 'filled' : 'outlined'}
            onClick={() => put('program', code)}
            sx={{ minHeight: { xs: 44, sm: 32 }, borderRadius: 22 }}
          />
        ))}
      </Stack>
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : isPending ? (
        <Loading height={280} label={say('Memuat cerita')} />
      ) : stories.length === 0 ? (
        <Notice
          title={say('Belum ada cerita')}
          text={say(program ? 'Cerita program ini akan muncul di sini.' : 'Cerita mahasiswa akan muncul di sini.')}
        >
          {program ? (
            <Button variant="outlined" onClick={() => put('program', null)}>
              {say('Lihat semua cerita')}
            </Button>
          ) : null}
        </Notice>
      ) : (
        <Tiles label={say('Cerita')} least={280} gap={2}>
          {stories.map(story => (
            <StoryCard key={story.slug} story={story} onRead={() => put('cerita', story.slug)} />
          ))}
        </Tiles>
      )}
      {hasNextPage ? (
        <Button variant="outlined" onClick={() => fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 3 }}>
          {say('Muat lebih banyak')}
        </Button>
      ) : null}
      <StoryReader slug={search.get('cerita')} onClose={() => put('cerita', null)} />
    </Box>
  );
}
