import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { EntranceOptions, NamedFact } from '../../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { dayToday, formatDate } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { Track } from './Track.tsx';

type Own = NonNullable<EntranceOptions['own']>;
type Place = Readonly<Record<string, string | number | null>>;

const textOf = (place: Place, name: string): string => {
  const value = place[name];
  return value === null || value === undefined ? '' : String(value);
};

/** A student's own places in the programme, the latest first. */
export function OwnPlaces({ own }: { own: Own }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['entrance', own.endpoint],
    queryFn: async ({ signal }) => (await http<Place[]>(own.endpoint, { signal })).data,
    retry: false,
  });
  if (isPending) return <Loading height={220} label={say('Memuat keikutsertaan')} />;
  if (error) return <RetryAlert error={error} onRetry={() => void refetch()} />;
  if (!data.length) return <Nothing {...own.empty} />;
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(place => (
        <PlaceCard key={textOf(place, 'idPendaftarMbkm')} place={place} own={own} />
      ))}
    </Stack>
  );
}

function Nothing({ title, text, button, link }: Own['empty']) {
  const mayOpen = useMayOpen();
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
      {mayOpen(link) ? (
        <Button component={Link} to={link} variant="contained" sx={{ mt: 2 }}>
          {button}
        </Button>
      ) : null}
    </Paper>
  );
}

function PlaceCard({ place, own }: { place: Place; own: Own }) {
  const say = useWords();
  const mayOpen = useMayOpen();
  const link = textOf(place, own.next.link);
  const today = dayToday();
  const days = own.days
    .filter(({ name }) => textOf(place, name) >= today)
    .toSorted((a, b) => textOf(place, a.name).localeCompare(textOf(place, b.name)));
  return (
    <Paper variant="outlined" component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {textOf(place, own.title)}
        </Typography>
        <StatusChip workflow={alurPendaftaran} value={textOf(place, own.status)} />
      </Stack>
      {own.track ? <Track steps={own.track.steps} at={textOf(place, own.track.name)} /> : null}
      <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Typography sx={{ fontWeight: 600 }}>{textOf(place, own.next.text)}</Typography>
        {link && mayOpen(link) ? (
          <Button
            component={Link}
            to={link}
            variant="contained"
            size="small"
            sx={{ mt: 1, minHeight: { xs: 44, sm: 0 } }}
          >
            {say('Buka')}
          </Button>
        ) : null}
      </Box>
      <Facts facts={own.facts.filter(({ name }) => textOf(place, name))} of={({ name }) => textOf(place, name)} />
      {days.length ? (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
            {say('Tanggal berikutnya')}
          </Typography>
          <Facts facts={days} of={({ name }) => formatDate(textOf(place, name))} />
        </>
      ) : null}
    </Paper>
  );
}

function Facts({ facts, of }: { facts: readonly NamedFact[]; of: (fact: NamedFact) => string }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2, rowGap: 0.5, my: 1.5 }}
    >
      {facts.map(fact => (
        <Box key={fact.name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {fact.label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {of(fact)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
