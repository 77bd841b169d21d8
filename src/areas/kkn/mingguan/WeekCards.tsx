import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { LaporanMatriks, MatriksMingguan } from '../../../../resources/kkn/matriksMingguan.ts';
import { semuaPeriksa } from '../../../../resources/mbkm/alurPeriksa.ts';
import { formatDate, formatDays } from '../../../platform/providers/format.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';

type Week = MatriksMingguan['minggu'][number];

interface Props {
  weeks: readonly Week[];
  reports: readonly LaporanMatriks[];
  /** The screen, and its form. */
  home: string;
  form: string;
}

/** The weeks of the own group: until when each is due, and what there is of it. */
export function WeekCards({ weeks, reports, home, form }: Props) {
  return (
    <Box
      component="ul"
      aria-label={inTerms('Minggu KKN')}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 0,
        m: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {weeks.map(week => (
        <Card
          key={week.ke}
          week={week}
          report={reports.find(({ mingguKe }) => mingguKe === week.ke)}
          home={home}
          form={form}
        />
      ))}
    </Box>
  );
}

function Card({ week, report, home, form }: { week: Week; report?: LaporanMatriks; home: string; form: string }) {
  const { ke, mulai, selesai, jatuhTempo, lewat } = week;
  const source = encodeURIComponent(JSON.stringify({ mingguKe: ke }));
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h3">
          Minggu {ke}
        </Typography>
        {report ? <StatusChip workflow={semuaPeriksa} value={report.status} /> : null}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDays(mulai, selesai)}
      </Typography>
      <Typography variant="body2" sx={{ color: lewat && !report ? 'error.main' : 'text.secondary' }}>
        {lewat && !report ? 'Terlambat, batas' : 'Batas'} {formatDate(jatuhTempo)}
        {report?.skor == null ? '' : ` · Skor ${report.skor}`}
      </Typography>
      <Box>
        <Button
          size="small"
          component={Link}
          to={report ? `${home}/${report.id}/show` : `${form}?source=${source}`}
          aria-label={`${report ? 'Buka' : 'Isi'} laporan minggu ${ke}`}
        >
          {report ? 'Buka' : 'Isi'}
        </Button>
      </Box>
    </Paper>
  );
}
