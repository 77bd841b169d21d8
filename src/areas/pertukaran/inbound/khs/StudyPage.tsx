import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import type { BarisStudi } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { role } from '../../../../../resources/roles.ts';
import { Tile, Tiles } from '../../../../platform/common/Tiles.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDecimal, formatNumber } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { ReportPair, useReportPeriod, useReportReader } from '../../PeriodReports.tsx';
import { calls, useInbound } from '../calls.ts';
import { StudyRecord } from './StudyRecord.tsx';
import { StudyRows } from './StudyRows.tsx';

const path = '/pertukaran-mahasiswa/inbound/krs-khs-studi';

/** /inbound/krs-khs-studi: what every student took, passed and was graded with; `?npm=` opens one of them. */
export default function StudyPage() {
  const [search] = useSearchParams();
  const { data, error, isPending, refetch } = useInbound<BarisStudi[]>(calls.studi);
  const npm = search.get('npm');
  const opened = data?.filter(one => one.npm === npm) ?? [];
  return (
    <>
      <ScreenTitle path={path} />
      {!data ? (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />
      ) : opened.length ? (
        <StudyRecord rows={opened} />
      ) : (
        <Overview data={data} />
      )}
    </>
  );
}

function Overview({ data }: { data: readonly BarisStudi[] }) {
  const baseRole = useBaseRole();
  const say = useWords();
  const [search, setSearch] = useSearchParams();
  const reads = useReportReader();
  const period = search.get('masa') ?? '';
  const report = useReportPeriod('inbound', ({ id }) => id === period);
  const periods = [...new Map(data.map(one => [one.idMasaStudi, one.masaStudi]))];
  const rows = data.filter(one => !period || one.idMasaStudi === period);
  if (!data.length)
    return <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada mahasiswa inbound.')}</Typography>;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={say('Masa studi')}
          margin="none"
          value={period}
          onChange={event => setSearch(event.target.value ? { masa: event.target.value } : {}, { replace: true })}
          fullWidth={false}
          sx={{ width: { xs: '100%', sm: 320 }, mr: 'auto' }}
        >
          <MenuItem value="">{say('Semua')}</MenuItem>
          {periods.map(([id, nama]) => (
            <MenuItem key={id} value={id}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
        {reads && report ? (
          <ReportPair label="Laporan" path={calls.laporanMhs} query={{ idMasaStudi: report.id }} />
        ) : null}
      </Stack>
      {baseRole === role.inbound ? null : <Figures rows={rows} />}
      <StudyRows rows={rows} />
    </Stack>
  );
}

const sumOf = (rows: readonly BarisStudi[], count: (row: BarisStudi) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** Totals of all rows: people, credits, final grades, and the mean of the results. */
function Figures({ rows }: { rows: readonly BarisStudi[] }) {
  const graded = rows.flatMap(({ ips }) => (ips === null ? [] : [ips]));
  const mean = graded.length ? graded.reduce((sum, ips) => sum + ips, 0) / graded.length : null;
  const figures = [
    ['Mahasiswa', formatNumber(new Set(rows.map(({ npm }) => npm)).size)],
    ['SKS diambil', formatNumber(sumOf(rows, ({ sksDiambil }) => sksDiambil))],
    ['SKS lulus', formatNumber(sumOf(rows, ({ sksLulus }) => sksLulus))],
    [
      'Nilai final',
      `${formatNumber(sumOf(rows, ({ mkFinal }) => mkFinal))}/${formatNumber(sumOf(rows, ({ mkTotal }) => mkTotal))}`,
    ],
    ['Rata-rata IPS', mean === null ? '-' : formatDecimal(mean, 2)],
  ] as const;
  return (
    <Tiles label={inTerms('Angka inbound')} least={150} onPhone={2}>
      {figures.map(([label, value]) => (
        <Tile key={label} to={null} sx={{ py: 1.5 }}>
          <Typography component="span" className="angka" sx={{ display: 'block', fontSize: 22, fontWeight: 700 }}>
            {value}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Tile>
      ))}
    </Tiles>
  );
}
