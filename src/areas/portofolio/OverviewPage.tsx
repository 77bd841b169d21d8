import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { type JenisKarya, type StatistikPortofolio, semuaJenis } from '../../../resources/portofolio/statistik.ts';
import { role } from '../../../resources/roles.ts';
import type { Bagan } from '../../../resources/umum/bagan.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { compares } from '../../platform/charts/chart.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Tile, Tiles } from '../../platform/common/Tiles.tsx';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { formatDecimal, formatNumber } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { type Chosen, choiceNames, chosenIn, withChoice, worksLink } from './works.ts';
import { YearPanel } from './YearPanel.tsx';

const path = '/portofolio';

/** /portofolio: verified works in figures and charts; each leads to the works that it counts (docs/domain/40 §2.4, §3). */
export default function OverviewPage() {
  const [search, setSearch] = useSearchParams();
  const chosen = chosenIn(search);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['portofolio', 'statistik', ...choiceNames.map(name => chosen[name])],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<StatistikPortofolio>('v9/dashboard/statistik', { query: { ...chosen }, signal })).data,
  });
  const change = (over: Partial<Chosen>) => {
    const said = Object.entries({ ...chosen, ...over }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(said), { replace: true });
  };
  return (
    <>
      <ScreenTitle path={path} />
      <ChoiceBar chosen={chosen} onChange={change} />
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : isPending ? (
        <Loading height={420} label={inTerms('Memuat angka portofolio')} />
      ) : (
        <Figures of={data} chosen={chosen} />
      )}
    </>
  );
}

function Figures({ of: found, chosen }: { of: StatistikPortofolio; chosen: Chosen }) {
  const charts = chartsOf(found, chosen).filter(compares);
  const none = semuaJenis.every(jenis => found.total[jenis] === 0);
  return (
    <Stack spacing={2}>
      <Totals of={found} chosen={chosen} />
      {none ? (
        <Paper variant="outlined">
          <Notice
            title="Belum ada karya terverifikasi"
            text={inTerms('Karya dihitung di sini setelah diverifikasi program studi atau Tim MBKM.')}
          />
        </Paper>
      ) : null}
      <YearPanel of={found.perTahun} />
      {charts.length > 0 ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            // An odd number leaves no hole.
            '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
          }}
        >
          {charts.map(chart => (
            <ChartCard key={chart.kode} chart={chart} />
          ))}
        </Box>
      ) : null}
      <Ranking of={found.peringkat} />
    </Stack>
  );
}

function Totals({ of: { total, menunggu }, chosen }: { of: StatistikPortofolio; chosen: Chosen }) {
  const baseRole = useBaseRole();
  const mayOpen = useMayOpen();
  const own = '/portofolio-kompetensi/mahasiswa';
  const figures = semuaJenis.map(jenis => ({
    label: worksByKind[jenis].label,
    value: total[jenis],
    waiting: menunggu[jenis],
    link: worksLink(jenis, chosen, { status: 'terverifikasi' }),
  }));
  return (
    <Tiles label="Karya terverifikasi" least={150} onPhone={2}>
      {figures.map(({ label, value, waiting, link }) => (
        <Figure
          key={label}
          label={label}
          value={value}
          below={waiting ? `${formatNumber(waiting)} menunggu` : ''}
          to={link}
        />
      ))}
      <Figure
        label={inTerms('Kegiatan MBKM')}
        value={total.mbkm}
        below=""
        to={baseRole === role.mahasiswa && mayOpen(own) ? own : null}
      />
    </Tiles>
  );
}

interface FigureProps {
  label: string;
  value: number;
  below: string;
  to: string | null;
}

const Figure = ({ label, value, below, to }: FigureProps) => (
  <Tile to={to} sx={{ display: 'block', py: 1.5 }}>
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="span" className="angka" sx={{ fontSize: 26, fontWeight: 700, lineHeight: 1.2 }}>
      {formatNumber(value)}
    </Typography>
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 0.75 }}>
      {below}
    </Typography>
  </Tile>
);

const kindField = (jenis: JenisKarya): string => worksByKind[jenis].work.kind;

function chartsOf({ perKategori, perProdi }: StatistikPortofolio, chosen: Chosen): Bagan[] {
  return [
    ...semuaJenis.map(jenis => ({
      kode: jenis,
      judul: `${worksByKind[jenis].label} menurut ${jenis === 'jejaring' ? 'jenis' : 'kategori'}`,
      batang: perKategori[jenis].map(({ kunci, nama, jumlah }) => ({
        label: nama,
        jumlah,
        link: worksLink(jenis, chosen, { status: 'terverifikasi', [kindField(jenis)]: kunci }),
      })),
    })),
    {
      kode: 'prodi',
      judul: 'Karya menurut program studi',
      batang: perProdi.map(({ id, nama, jumlah }) => ({
        label: nama,
        jumlah,
        link: withChoice(path, chosen, { idProgramProdi: id }),
      })),
    },
  ];
}

const Ranking = ({ of: best }: { of: StatistikPortofolio['peringkat'] }) =>
  best.length === 0 ? null : (
    <Panel title="Mahasiswa dengan poin terbanyak">
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
        {best.map(({ id, nama, npm, poin }) => (
          <li key={id}>
            <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
              <span>
                <Link component={RouterLink} to={`/portofolio-kompetensi/mahasiswa?id=${id}`}>
                  {nama}
                </Link>{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {npm}
                </Typography>
              </span>
              <Typography component="span" className="angka" sx={{ whiteSpace: 'nowrap' }}>
                {formatDecimal(poin, 2)} poin
              </Typography>
            </Stack>
          </li>
        ))}
      </Box>
    </Panel>
  );
