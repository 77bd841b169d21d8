import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Session } from '../../../../resources/pengaturan/panggilanAkun.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { deviceName } from './deviceName.ts';
import { refusalOf } from './formErrors.ts';

const key = ['user', 'sesi'];

/** Sessions of the account, each with a button to end it. */
export function SessionsTab() {
  const say = useWords();
  const labelOf = useLabel();
  const device = (agent: string) => labelOf(deviceName(agent, say('di')));
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { confirm } = useDialogs();
  const { data, isPending, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Session[]>('user/sesi', { signal })).data,
  });
  const end = useMutation({
    mutationFn: (id: string | null) => http(id ? `user/sesi/${id}` : 'user/sesi', { method: 'DELETE' }),
    onSuccess: () => notify(say('Sesi diakhiri.'), { type: 'success' }),
    onError: reason => notify(refusalOf(reason).message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });

  if (isPending) return <Typography sx={{ color: 'text.secondary' }}>{say('Memuat…')}</Typography>;
  if (error) return <Typography role="alert">{refusalOf(error).message}</Typography>;
  const others = data.filter(session => !session.saatIni);

  const endOthers = async () => {
    const text = say('Akhiri sesi di %{n} perangkat lain?', { n: others.length });
    if (await confirm({ text, accept: say('Keluarkan') })) end.mutate(null);
  };

  return (
    <>
      <List disablePadding>
        {data.map(session => (
          <ListItem key={session.id} disableGutters divider sx={{ minHeight: 64, flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              sx={{ flex: '1 1 200px' }}
              primary={device(session.perangkat)}
              secondary={say('%{alamat} · terakhir aktif %{waktu}', {
                alamat: session.alamatIp,
                waktu: formatDateTime(session.terakhirAktif),
              })}
            />
            {session.saatIni ? (
              <Chip color="success" variant="outlined" label={say('Perangkat ini')} />
            ) : (
              <Button
                variant="text"
                onClick={() => end.mutate(session.id)}
                disabled={end.isPending}
                aria-label={say('Akhiri sesi %{perangkat}', { perangkat: device(session.perangkat) })}
              >
                {say('Akhiri')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      <Box sx={{ mt: 2.5 }}>
        <Button variant="outlined" onClick={endOthers} disabled={others.length === 0 || end.isPending}>
          {say('Keluar dari perangkat lain')}
        </Button>
      </Box>
    </>
  );
}
