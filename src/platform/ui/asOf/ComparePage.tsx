import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList, useNotify } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isRecord, type Resource } from '../../../../resources/kit/index.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { dayToday, formatDate, formatNumber } from '../../providers/format.ts';
import { download, http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { FilterWords } from '../list/FilterWords.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useMay } from '../permissions.ts';
import { useRegistry } from '../registry.ts';
import { AsOfHead, DayField } from './AsOfHead.tsx';
import { AsOfNotice } from './AsOfNotice.tsx';
import { comparePath, hasFormerDays, namedIn } from './asOfPath.ts';
import { type Difference, DifferenceList, kindOf } from './DifferenceList.tsx';

interface Comparison {
  baru: number;
  berubah: number;
  hilang: number;
  baris: readonly Difference[];
}

type Filter = Readonly<Record<string, unknown>>;

function filterIn(text: string | null): Filter {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

/** /keadaan-beda/:data: what came, changed and went in a list between two days, field by field. */
export default function ComparePage() {
  const say = useWords();
  const { data } = useParams();
  // The words of a filter ask which list they stand on.
  const noRows = useList<RaRecord>({ data: [] });
  const resource = useRegistry().find(namedIn(data));
  if (!resource || !hasFormerDays(resource))
    return <Notice title={say('Keadaan per tanggal tidak tersedia')} text={say('Data ini tidak memiliki riwayat.')} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={noRows}>
        <TwoDays key={resource.name} resource={resource} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function TwoDays({ resource }: { resource: Resource }) {
  const say = useWords();
  const labelOf = useLabel();
  const navigate = useNavigate();
  const notify = useNotify();
  const mayExport = useMay('export');
  const [busy, setBusy] = useState(false);
  const [params] = useSearchParams();
  const sampai = params.get('sampai') ?? dayToday();
  const dari = params.get('dari') ?? sampai;
  const filter = filterIn(params.get('filter'));
  const query = { dari, sampai, filter: JSON.stringify(filter) };
  const path = `/${resource.endpoint}/keadaan/beda`;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [resource.name, 'keadaan', 'beda', query],
    queryFn: async ({ signal }) => (await http<Comparison>(path, { query, signal, quiet: true })).data,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const go = (from: string, to: string, by: Filter) => navigate(comparePath(resource, from, to, by), { replace: true });
  const save = async () => {
    setBusy(true);
    try {
      await download(`${path}/ekspor`, query, `perubahan-${dayToday()}.xlsx`);
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const refused = [...new Set(Object.values(fieldErrorsOf(error)))];
  const names = Object.keys(filter);
  return (
    <Box sx={{ maxWidth: 1040, pb: 3 }}>
      <PageTitle title="Dua tanggal" />
      <AsOfHead title={labelOf(resource.label)}>
        <DayField label={say('Dari tanggal')} day={dari} onChange={next => go(next, sampai, filter)} />
        <DayField label={say('Sampai tanggal')} day={sampai} onChange={next => go(dari, next, filter)} />
        {mayExport ? (
          <Button startIcon={<DownloadIcon />} onClick={save} loading={busy} disabled={!data}>
            Excel
          </Button>
        ) : null}
        <PrintAction />
      </AsOfHead>
      <AsOfNotice
        resource={resource}
        day={dari}
        text={say('Yang berbeda antara akhir %{dari} dan akhir %{sampai}, untuk data yang dapat Anda lihat sekarang.', {
          dari: formatDate(dari),
          sampai: formatDate(sampai),
        })}
      />
      {names.length ? (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          role="group"
          aria-label={say('Filter yang dipakai')}
          sx={{ flexWrap: 'wrap', mb: 2 }}
        >
          {names.map(name => (
            <Chip
              key={name}
              color="primary"
              variant="outlined"
              label={
                name === 'q' ? (
                  say('Pencarian: “%{kata}”', { kata: String(filter.q) })
                ) : (
                  <FilterWords name={name} value={filter[name]} />
                )
              }
              title={say('Hapus filter ini')}
              onDelete={() =>
                go(dari, sampai, Object.fromEntries(Object.entries(filter).filter(([one]) => one !== name)))
              }
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Stack>
      ) : null}
      {refused.length ? (
        <Alert severity="warning">{refused.join(' ')}</Alert>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Box sx={{ opacity: isFetching ? 0.7 : 1 }}>
          <Found resource={resource} found={data} />
        </Box>
      )}
    </Box>
  );
}

type Kind = 'semua' | ReturnType<typeof kindOf>;

function Found({ resource, found }: { resource: Resource; found: Comparison }) {
  const say = useWords();
  const [kind, setKind] = useState<Kind>('semua');
  const { baru, berubah, hilang, baris } = found;
  if (!baris.length)
    return (
      <Notice
        title={say('Tidak ada yang berbeda')}
        text={say('Di antara kedua tanggal tidak ada yang datang, berubah, atau hilang.')}
      />
    );
  const counts: readonly (readonly [Kind, string, number])[] = [
    ['semua', say('Semua'), baris.length],
    ['baru', say('Baru'), baru],
    ['berubah', say('Berubah'), berubah],
    ['hilang', say('Tidak ada lagi'), hilang],
  ];
  return (
    <>
      <Box sx={{ overflowX: 'auto', maxWidth: '100%', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={say('Jenis perubahan')}
          value={kind}
          onChange={(_, next: Kind | null) => next && setKind(next)}
        >
          {counts.map(([key, label, n]) => (
            <ToggleButton key={key} value={key} sx={{ whiteSpace: 'nowrap' }}>
              {label} ({formatNumber(n)})
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <DifferenceList
        key={kind}
        resource={resource}
        rows={kind === 'semua' ? baris : baris.filter(one => kindOf(one) === kind)}
      />
    </>
  );
}
