import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { MahasiswaPenelitian } from '../../../resources/riset/bacaan.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { formatDate } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';

/** Labels of an invitation's state. */
const answers: Readonly<Record<string, string>> = {
  menunggu: 'Menunggu jawaban',
  diterima: 'Undangan diterima',
  ditolak: 'Undangan ditolak',
};

/** The students of the project in context, invited or further. */
export default function ProjectStudents() {
  const record = useRecordContext();
  return record ? <StudentsOf id={String(record.id)} /> : null;
}

/** The students of a project, the newest first. */
export function StudentsOf({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [simaris.name, 'mahasiswa', id],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<MahasiswaPenelitian[]>(`${simaris.endpoint}/${id}/mahasiswa`, { signal })).data,
  });
  if (isPending) return <Loading height={160} label="Memuat mahasiswa" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data.length)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Belum ada mahasiswa yang didaftarkan.
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label="Mahasiswa penelitian"
      sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map(({ id: own, npm, nama, prodi, peran, status, konfirmasi, batasKonfirmasi }) => (
        <Paper key={own} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ mr: 'auto', minWidth: 0 }}>
              <Typography variant="subtitle2">{nama}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <span className="angka">{npm}</span> · {prodi}
              </Typography>
              {peran ? <Typography variant="body2">{peran}</Typography> : null}
            </Box>
            <Box sx={{ textAlign: { sm: 'right' } }}>
              <StatusChip workflow={alurPendaftaran} value={status} />
              <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {answers[konfirmasi] ?? ''}
                {konfirmasi === 'menunggu' && batasKonfirmasi ? ` sampai ${formatDate(batasKonfirmasi)}` : ''}
              </Typography>
            </Box>
          </Stack>
        </Paper>
      ))}
    </Box>
  );
}
