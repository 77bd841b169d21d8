import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { laporanMingguan } from '../../../../resources/kkn/laporanMingguan.ts';
import type { LaporanMatriks, MatriksMingguan } from '../../../../resources/kkn/matriksMingguan.ts';
import { antreanMingguan } from '../../../../resources/kkn/queues.ts';
import { semuaPeriksa } from '../../../../resources/mbkm/alurPeriksa.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDate, formatDays } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { WavePicker } from '../WavePicker.tsx';
import { useWaves, type Wave } from '../waves.ts';
import { WeekCards } from './WeekCards.tsx';

type Week = MatriksMingguan['minggu'][number];

/** The wave whose reports are written now, else the one that is graded, else the newest. */
const writing = (waves: readonly Wave[]): Wave | undefined =>
  waves.find(({ status }) => status === 'pelaksanaan') ??
  waves.find(({ status }) => status === 'penilaian') ??
  waves[0];

/** Groups × weeks of a wave: how far each report is, who is late, what waits. */
export default function WeekMatrix() {
  const { data: waves = [], isPending: wavesPending } = useWaves();
  const [chosen, setChosen] = useState<string | null>(null);
  const idGelombang = chosen ?? writing(waves)?.id ?? null;
  const { data, isLoading } = useQuery({
    // Under the resource's name, so that every decision makes it new as well.
    queryKey: [laporanMingguan.name, 'matriks', idGelombang],
    enabled: idGelombang !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { idGelombang: idGelombang ?? '' };
      return (await http<MatriksMingguan>(`${laporanMingguan.endpoint}/matriks`, { query, signal })).data;
    },
  });
  useListWaits(wavesPending || isLoading);
  if (waves.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title="Kelompok dan minggu">
        <Stack spacing={2}>
          <WavePicker waves={waves} value={idGelombang} onChange={setChosen} />
          {data?.kelompok.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Belum ada kelompok yang berangkat pada gelombang ini.
            </Typography>
          ) : data ? (
            <OwnOrAll matrix={data} />
          ) : null}
        </Stack>
      </Panel>
    </Box>
  );
}

const own = '/kkn/laporan-tugas-mingguan';

/** A student's group at its own address as cards to fill in; several groups, or somebody else's, as a table. */
function OwnOrAll({ matrix }: { matrix: MatriksMingguan }) {
  const { pathname } = useLocation();
  const [group, ...others] = matrix.kelompok;
  if (!group || others.length > 0 || pathname.toLowerCase().replace(/\/$/, '') !== own)
    return <Weeks matrix={matrix} />;
  return <WeekCards weeks={matrix.minggu} reports={group.laporan} home={own} form={`${own}/add-edit`} />;
}

const named = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 132, sm: 200 },
} as const;

function Weeks({ matrix: { minggu, kelompok } }: { matrix: MatriksMingguan }) {
  return (
    <ScrollRegion label="Laporan mingguan tiap kelompok" sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...named, zIndex: 3 }}>Kelompok</TableCell>
            {minggu.map(({ ke, mulai, selesai }) => (
              <TableCell key={ke} sx={{ minWidth: 112, whiteSpace: 'nowrap' }} title={formatDays(mulai, selesai)}>
                Minggu {ke}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  sampai {formatDate(selesai)}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kelompok.map(({ id, nama, dpl, laporan }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={named}>
                {nama}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {dpl ?? 'Belum ada DPL'}
                </Typography>
              </TableCell>
              {minggu.map(week => (
                <TableCell key={week.ke}>
                  <Cell week={week} report={laporan.find(({ mingguKe }) => mingguKe === week.ke)} of={nama} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

function Cell({ week, report, of }: { week: Week; report: LaporanMatriks | undefined; of: string }) {
  const { pathname } = useLocation();
  if (!report) {
    const words = week.lewat ? `Belum, batas ${formatDate(week.jatuhTempo)}` : '–';
    return (
      <Typography variant="body2" sx={{ color: week.lewat ? 'error.main' : 'text.secondary' }}>
        {words}
      </Typography>
    );
  }
  const deciding = pathname.toLowerCase().startsWith(antreanMingguan.listPath);
  const to = deciding
    ? antreanMingguan.detailPath.replace(':id', report.id)
    : `${pathname.replace(/\/$/, '')}/${report.id}/show`;
  return (
    <Link component={RouterLink} to={to} underline="none">
      <Box
        component="span"
        sx={{ position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' }}
        style={{ width: 1, height: 1 }}
      >
        {of}, minggu {week.ke}:{' '}
      </Box>
      <StatusChip workflow={semuaPeriksa} value={report.status} />
      <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
        {[report.skor === null ? null : `Skor ${report.skor}`, report.terlambat ? 'terlambat' : null]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Link>
  );
}
