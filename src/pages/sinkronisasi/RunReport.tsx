import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../resources/kit/index.ts';
import type { sinkronisasiRincian } from '../../../resources/sinkronisasi/proses.ts';
import { download, http } from '../../providers/http.ts';
import { doneOf, numberText, type Run, runNames } from './types.ts';

const tones = { berjalan: 'info', selesai: 'success', selesai_sebagian: 'warning', gagal: 'error' } as const;

/** A run: how far it is, then what it did and what it could not do. */
export function RunReport({ run, total }: { run: Run; total: number }) {
  const done = doneOf(run);
  if (run.status === 'berjalan') {
    const share = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0;
    return (
      <Stack spacing={1} role="status" sx={{ my: 2 }}>
        <Typography variant="body2">
          Menerapkan {numberText(done)} {total > 0 ? `dari ${numberText(Math.max(done, total))} ` : ''}baris…
        </Typography>
        <LinearProgress
          // How many there are to do is known only where it was asked for.
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={share}
          aria-label="Kemajuan sinkronisasi"
        />
      </Stack>
    );
  }
  return (
    <Alert severity={tones[run.status]} sx={{ my: 2 }} action={<ReportButton id={run.id} />}>
      <Typography sx={{ fontWeight: 600 }}>Sinkronisasi {runNames[run.status].toLowerCase()}</Typography>
      <Typography variant="body2">{countsText(run)}</Typography>
      {run.pesan ? <Typography variant="body2">{run.pesan}</Typography> : null}
      {run.jumlahGagal > 0 ? <Failures id={run.id} /> : null}
    </Alert>
  );
}

export const countsText = (run: Run): string =>
  [
    `${numberText(run.jumlahDitambah)} ditambah`,
    `${numberText(run.jumlahDiperbarui)} diperbarui`,
    `${numberText(run.jumlahDinonaktifkan)} dinonaktifkan`,
    `${numberText(run.jumlahDilewati)} dilewati`,
    `${numberText(run.jumlahGagal)} gagal`,
  ].join(', ');

export function ReportButton({ id }: { id: string }) {
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadOutlined />}
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
