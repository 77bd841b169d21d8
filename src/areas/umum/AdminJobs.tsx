import PlayArrow from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useDialogs } from '../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { formatDateTime, formatRelative } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { AdminPanel, PanelRow } from './AdminPanel.tsx';

interface Run {
  id: string;
  status: 'berjalan' | 'selesai' | 'gagal';
  mulai: string;
  pesan: string | null;
}

/** One entry of `GET /sistem/pekerjaan`. */
interface Job {
  name: string;
  title: string;
  jadwal: string;
  /** null: only when somebody runs it. */
  berikutnya: string | null;
  terakhir: Run[];
}

const key = ['sistem', 'pekerjaan'];
const endings: Readonly<Record<string, string>> = { berjalan: 'Berjalan', selesai: 'Selesai', gagal: 'Gagal' };

/** The portal's jobs with their last runs, and a button to run each now. */
export default function AdminJobs() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { confirm } = useDialogs();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Job[]>('sistem/pekerjaan', { signal })).data,
  });
  const run = useMutation({
    mutationFn: (job: Job) => http<Run>(`sistem/pekerjaan/${job.name}/jalankan`, { method: 'POST', body: {} }),
    onSuccess: ({ data: report }) =>
      notify(report.status === 'gagal' ? 'Pekerjaan gagal.' : 'Pekerjaan selesai dijalankan.', {
        type: report.status === 'gagal' ? 'error' : 'success',
      }),
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading height={320} label="Memuat pekerjaan" />;

  const start = async (job: Job) => {
    if (await confirm({ title: 'Jalankan sekarang', text: `Jalankan "${job.title}" sekarang?`, accept: 'Jalankan' }))
      run.mutate(job);
  };
  return (
    <AdminPanel title="Tugas otomatis" empty="Tidak ada pekerjaan terjadwal.">
      {data.map(job => {
        const [last] = job.terakhir;
        const before = last ? `terakhir ${formatRelative(last.mulai)}` : 'belum pernah berjalan';
        return (
          <PanelRow
            key={job.name}
            primary={job.title}
            secondary={[
              job.jadwal,
              before,
              job.berikutnya && `berikutnya ${formatDateTime(job.berikutnya)}`,
              last?.pesan,
            ]
              .filter(Boolean)
              .join(' · ')}
            end={
              <>
                {last ? (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={last.status === 'gagal' ? 'error' : last.status === 'selesai' ? 'success' : 'default'}
                    label={endings[last.status] ?? last.status}
                  />
                ) : null}
                <Button
                  size="small"
                  startIcon={<PlayArrow />}
                  disabled={run.isPending}
                  onClick={() => start(job)}
                  aria-label={`Jalankan ${job.title}`}
                >
                  Jalankan
                </Button>
              </>
            }
          />
        );
      })}
    </AdminPanel>
  );
}
