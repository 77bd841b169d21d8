import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { BulanUsaha } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatMoney, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { monthName, monthShort, sumOf } from './months.ts';

const MoneyBars = lazyScreen(() => import('../../../platform/charts/MoneyBars.tsx'));

const chartHeight = 240;

/** A business's money month by month, from the approved logbook: as bars, and every number. */
export function FinancePanel({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [kelompokKwu.name, 'keuangan', id],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<BulanUsaha[]>(`${kelompokKwu.endpoint}/${id}/keuangan`, { signal })).data,
  });
  return (
    <Panel title="Keuangan bulanan">
      {isPending ? (
        <Loading height={240} label="Memuat keuangan" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Belum ada angka yang disetujui. Ketua atau bendahara mencatat omzet dan pengeluaran di logbook; angka dihitung
          setelah disetujui DPL.
        </Typography>
      ) : (
        <Months of={data} />
      )}
    </Panel>
  );
}

export function Months({ of: months }: { of: readonly BulanUsaha[] }) {
  const target = months.find(each => each.target !== null)?.target ?? null;
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>
        <MoneyBars
          groups={months.map(({ bulan }) => monthShort(bulan))}
          height={chartHeight}
          series={[
            { label: 'Omzet', tone: 'primary', data: months.map(({ omzet }) => omzet) },
            { label: 'Pengeluaran', tone: 'secondary', data: months.map(({ pengeluaran }) => pengeluaran) },
          ]}
        />
      </Suspense>
      {target === null ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Target omzet {formatMoney(target)} per bulan.
        </Typography>
      )}
      <MonthCards of={months} />
      <MonthTable of={months} />
    </>
  );
}

const headings = ['Omzet', 'Pengeluaran', 'Laba', 'Transaksi'] as const;

/** Label for whether a month reached its target. */
const reached = ({ omzet, target }: BulanUsaha): string =>
  target ? `${formatNumber(Math.round((omzet / target) * 100))}%` : '–';

function MonthTable({ of: months }: { of: readonly BulanUsaha[] }) {
  const sum = sumOf(months);
  return (
    <Table size="small" aria-label="Keuangan per bulan" sx={{ mt: 2, display: { xs: 'none', sm: 'table' } }}>
      <TableHead>
        <TableRow>
          <TableCell>Bulan</TableCell>
          {[...headings, 'Target'].map(name => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map(month => (
          <TableRow key={month.bulan}>
            <TableCell>{monthName(month.bulan)}</TableCell>
            <TableCell align="right">{formatMoney(month.omzet)}</TableCell>
            <TableCell align="right">{formatMoney(month.pengeluaran)}</TableCell>
            <TableCell align="right" sx={month.laba < 0 ? { color: 'error.main' } : undefined}>
              {formatMoney(month.laba)}
            </TableCell>
            <TableCell align="right">{formatNumber(month.transaksi)}</TableCell>
            <TableCell align="right">{reached(month)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td': { fontWeight: 600, color: 'text.primary', fontSize: 'body2.fontSize' } }}>
          <TableCell>Jumlah</TableCell>
          <TableCell align="right">{formatMoney(sum.omzet)}</TableCell>
          <TableCell align="right">{formatMoney(sum.pengeluaran)}</TableCell>
          <TableCell align="right">{formatMoney(sum.laba)}</TableCell>
          <TableCell align="right">{formatNumber(sum.transaksi)}</TableCell>
          <TableCell />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

/** The same on phones: a card for each month, the newest first, and all together above. */
function MonthCards({ of: months }: { of: readonly BulanUsaha[] }) {
  const sum = { ...sumOf(months), bulan: 'jumlah', target: null };
  return (
    <Box component="ul" sx={{ display: { xs: 'grid', sm: 'none' }, gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {[sum, ...months.toReversed()].map(month => (
        <Paper key={month.bulan} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="subtitle2" component="h3">
            {month === sum ? 'Seluruhnya' : monthName(month.bulan)}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25 }}>
            {(
              [
                ['Omzet', formatMoney(month.omzet)],
                ['Pengeluaran', formatMoney(month.pengeluaran)],
                ['Laba', formatMoney(month.laba)],
                ['Transaksi', formatNumber(month.transaksi)],
                ...(month.target ? [['Target tercapai', reached(month)]] : []),
              ] as const
            ).map(([name, value]) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {name}
                </Typography>
                <Typography
                  component="dd"
                  variant="body2"
                  className="angka"
                  sx={{ m: 0, textAlign: 'right', color: name === 'Laba' && month.laba < 0 ? 'error.main' : undefined }}
                >
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
