import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { matra } from '../../../resources/komcad/program.ts';
import { antreanStatus } from '../../../resources/komcad/queues.ts';
import type { RingkasanKomcad } from '../../../resources/komcad/ringkasan.ts';
import { alurTahap, namaTahap, urutanTahap } from '../../../resources/komcad/tahap.ts';
import type { Bagan } from '../../../resources/umum/bagan.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { compares } from '../../platform/charts/chart.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { http } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useMay } from '../../platform/ui/permissions.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { LoadBar } from '../monitoring/monitor/LoadBar.tsx';

const openings = '/komcad/gelombang';

/** All who handed in and neither left nor were refused. */
const counted = { statusPendaftaran: ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'] };

/** /komcad: participants of the chosen period by stage and branch, and how full its openings are. */
export default function StageOverview() {
  const say = useWords();
  const { filterValues } = useListContext();
  const mayRead = useMay('list', pendaftaranKomcad.name);
  const id = useId();
  const query = {
    filter: JSON.stringify({ ...counted, ...picked(filterValues, 'idProgramProdi') }),
    ...picked(filterValues, 'idPeriode'),
  };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [pendaftaranKomcad.name, 'ringkasan', query],
    enabled: mayRead,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<RingkasanKomcad>(`${pendaftaranKomcad.endpoint}/ringkasan`, { query, signal })).data,
    placeholderData: previous => previous,
  });
  if (!mayRead || (data && !says(data))) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, mb: 3 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.25 }}>
        {say('Tahap dan kuota')}
      </Typography>
      {isPending ? (
        <Loading height={320} label={say('Memuat tahap dan kuota')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <Figures of={data} />
      )}
    </Box>
  );
}

/** Of the list's filters the one that both know. */
const picked = (filter: Readonly<Record<string, unknown>>, name: string): Record<string, string> => {
  const value = filter[name];
  return typeof value === 'string' ? { [name]: value } : {};
};

const branches = new Map<string, string>(Object.entries(matra));

const chartsOf = ({ perTahap, perMatra }: RingkasanKomcad): Bagan[] => {
  const others = Object.keys(alurTahap.states).filter(tahap => !urutanTahap.some(known => known === tahap));
  return [
    chartOf('tahap', 'Peserta menurut tahap', perTahap, [...urutanTahap, ...others], namaTahap, tahap => ({
      tahap,
      ...counted,
    })),
    chartOf('matra', 'Peserta menurut matra', perMatra, Object.keys(matra), code => branches.get(code) ?? code),
  ].filter(compares);
};

function chartOf(
  kode: string,
  judul: string,
  counts: RingkasanKomcad['perTahap'],
  order: readonly string[],
  called: (code: string) => string,
  found?: (code: string) => Readonly<Record<string, unknown>>,
): Bagan {
  const batang = order.flatMap(code => {
    const jumlah = counts.find(({ kunci }) => kunci === code)?.jumlah ?? 0;
    const filter = found && encodeURIComponent(JSON.stringify(found(code)));
    return jumlah
      ? [{ label: called(code), jumlah, link: filter ? `${antreanStatus.listPath}?tab=semua&filter=${filter}` : null }]
      : [];
  });
  return { kode, judul, batang };
}

/** True if there are charts or waves with places to show. */
const says = (of: RingkasanKomcad): boolean => chartsOf(of).length > 0 || of.perGelombang.length > 0;

function Figures({ of }: { of: RingkasanKomcad }) {
  const say = useWords();
  const charts = chartsOf(of);
  const mayOpen = useMayOpen();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {charts.map(chart => (
        <ChartCard key={chart.kode} chart={chart} />
      ))}
      {of.perGelombang.length > 0 ? (
        <Panel title="Kuota gelombang">
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {of.perGelombang.map(({ kunci, nama, kuota, terisi }) => (
              <Stack
                component="li"
                key={kunci}
                direction="row"
                useFlexGap
                spacing={1}
                sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
              >
                <Typography variant="body2">{nama}</Typography>
                <LoadBar beban={terisi} kuota={kuota} />
              </Stack>
            ))}
          </Stack>
          {mayOpen(openings) ? (
            <Button component={Link} to={openings} sx={{ mt: 1.5 }}>
              {say('Buka gelombang')}
            </Button>
          ) : null}
        </Panel>
      ) : null}
    </Box>
  );
}
