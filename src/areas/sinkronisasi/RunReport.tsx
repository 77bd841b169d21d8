import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../resources/kit/index.ts';
import type { sinkronisasiRincian } from '../../../resources/sinkronisasi/proses.ts';
import { formatNumber } from '../../platform/providers/format.ts';
import { download, http } from '../../platform/providers/http.ts';
import { doneOf, type Run, runNames } from './types.ts';

const tones = { berjalan: 'info', selesai: 'success', selesai_sebagian: 'warning', gagal: 'error' } as const;

/** Report of a run: progress, then results and failures. */
export function RunReport({ run, total }: { run: Run; total: number }) {
  const done = doneOf(run);
  if (run.status === 'berjalan') {
    const share = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0;
    return (
      <Stack spacing={1} role="status" sx={{ my: 2 }}>
        <Typography variant="body2">
          Menerapkan {formatNumber(done)} {total > 0 ? `dari ${formatNumber(Math.max(done, total))} ` : ''}baris…
        </Typography>
        <LinearProgress
          // The total is known only if the run was started here.
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={share}
          aria-label="Kemajuan sinkronisasi"
        />
      </Stack>
    );
  }
  return (
    <Alert
      severity={tones[run.status]}
      action={<ReportButton id={run.id} />}
      sx={{
        my: 2,
        // On a phone the button stands below the words, not beside them.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 75%', sm: '1 1 auto' } },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>Sinkronisasi {runNames[run.status].toLowerCase()}</Typography>
      <Typography variant="body2">{countsText(run)}</Typography>
      {run.pesan ? <Typography variant="body2">{run.pesan}</Typography> : null}
      {run.jumlahGagal > 0 ? <Failures id={run.id} /> : null}
    </Alert>
  );
}

export const countsText = (run: Run): string =>
  [
    `${formatNumber(run.jumlahDitambah)} ditambah`,
    `${formatNumber(run.jumlahDiperbarui)} diperbarui`,
    `${formatNumber(run.jumlahDinonaktifkan)} dinonaktifkan`,
    `${formatNumber(run.jumlahDilewati)} dilewati`,
    `${formatNumber(run.jumlahGagal)} gagal`,
  ].join(', ');

export function ReportButton({ id }: { id: string }) {
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadOutlined />}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      onClick={() => download(`sinkronisasi/proses/${id}/unduh`, undefined, 'laporan-sinkronisasi.xlsx')}
    >
      Unduh laporan
    </Button>
  );
}

/** The first rows that could not be written, with the reason; all of them are in the report. */
function Failures({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['sinkronisasi', 'rincian', id],
    queryFn: async ({ signal }) =>
      (
        await http<Row<typeof sinkronisasiRincian>[]>('sinkronisasi/rincian', {
          query: { filter: JSON.stringify({ idProses: id, hasil: 'gagal' }), range: '[0,9]' },
          signal,
        })
      ).data,
  });
  return (
    <ul>
      {(data ?? []).map(({ id: key, kunci, nama, pesan }) => (
        <li key={key}>
          {kunci} {nama}: {pesan}
        </li>
      ))}
    </ul>
  );
}
