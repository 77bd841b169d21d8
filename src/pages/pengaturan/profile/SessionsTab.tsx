import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Session } from '../../../../resources/pengaturan/akun.ts';
import { useDialogs } from '../../../layout/dialogs/useDialogs.ts';
import { http } from '../../../providers/http.ts';
import { deviceName } from './deviceName.ts';
import { refusalOf } from './formErrors.ts';

const key = ['user', 'sesi'];
const moment = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** Where one is logged in, and how to end it. */
export function SessionsTab() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { confirm } = useDialogs();
  const { data, isPending, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Session[]>('user/sesi', { signal })).data,
  });
  const end = useMutation({
    mutationFn: (id: string | null) => http(id ? `user/sesi/${id}` : 'user/sesi', { method: 'DELETE' }),
    onSuccess: () => notify('Sesi diakhiri.', { type: 'success' }),
    onError: reason => notify(refusalOf(reason).message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });

  if (isPending) return <Typography sx={{ color: 'text.secondary' }}>Memuat…</Typography>;
  if (error) return <Typography role="alert">{refusalOf(error).message}</Typography>;
  const others = data.filter(session => !session.saatIni);

  const endOthers = async () => {
    const text = `Akhiri sesi di ${others.length} perangkat lain?`;
    if (await confirm({ text, accept: 'Keluarkan' })) end.mutate(null);
  };

  return (
    <>
      <List disablePadding>
        {data.map(session => (
          <ListItem key={session.id} disableGutters divider sx={{ minHeight: 64, flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              sx={{ flex: '1 1 200px' }}
              primary={deviceName(session.perangkat)}
              secondary={`${session.alamatIp} · terakhir aktif ${moment.format(new Date(session.terakhirAktif))} WIB`}
            />
            {session.saatIni ? (
              <Chip color="success" variant="outlined" label="Perangkat ini" />
            ) : (
              <Button
                variant="text"
                onClick={() => end.mutate(session.id)}
                disabled={end.isPending}
                aria-label={`Akhiri sesi ${deviceName(session.perangkat)}`}
              >
                Akhiri
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      <Box sx={{ mt: 2.5 }}>
        <Button variant="outlined" onClick={endOthers} disabled={others.length === 0 || end.isPending}>
          Keluar dari perangkat lain
        </Button>
      </Box>
    </>
  );
}
