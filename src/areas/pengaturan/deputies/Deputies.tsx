import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DaftarWakil, Penunjukan } from '../../../../resources/pengaturan/panggilanWakil.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDays } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { AppointDialog } from './AppointDialog.tsx';

const states = {
  akan_datang: ['Akan datang', 'info'],
  berlaku: ['Berlaku', 'success'],
  selesai: ['Selesai', 'default'],
  dicabut: ['Dicabut', 'default'],
} as const;

const isOpen = ({ keadaan }: Penunjukan) => keadaan === 'berlaku' || keadaan === 'akan_datang';

/**
 * Deputies of an account, and whom it stands in for.
 * @param akun somebody else's account; without it one's own
 */
export function Deputies({ akun }: { akun?: string }) {
  const notify = useNotify();
  const { confirm } = useDialogs();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const key = ['user/wakil', akun ?? ''];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await http<DaftarWakil>('user/wakil', { query: akun ? { akun } : {}, signal, quiet: true })).data,
    retry: false,
  });
  const renew = () => client.invalidateQueries({ queryKey: ['user/wakil'] });
  const revoke = useMutation({
    mutationFn: (id: string) => http(`user/wakil/${id}/cabut`, { method: 'POST', body: {}, quiet: true }),
    onSuccess: () => notify('Penunjukan dicabut.', { type: 'success' }),
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: renew,
  });
  if (isPending) return <Loading height={200} label="Memuat wakil" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const ask = async (one: Penunjukan) => {
    const text = `${one.wakil} tidak lagi mewakili ${one.pemberi} sebagai ${one.peran}, mulai sekarang. Keputusan yang sudah diambil tetap berlaku.`;
    if (await confirm({ title: 'Cabut penunjukan', text, accept: 'Cabut', danger: true })) revoke.mutate(one.id);
  };
  const { peran, diberikan, diterima } = data;
  return (
    <Stack spacing={4}>
      <Appointments
        title={akun ? 'Wakil akun ini' : 'Wakil saya'}
        empty="Belum ada wakil. Tunjuk seseorang sebelum cuti atau dinas luar, agar keputusan tidak menunggu."
        rows={diberikan}
        nameOf={({ wakil }) => wakil}
        busy={revoke.isPending}
        onRevoke={ask}
      >
        {peran.length ? (
          <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen(true)} sx={{ mt: 1.5 }}>
            Tunjuk wakil
          </Button>
        ) : (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Peran akun ini tidak dapat diwakilkan.
          </Typography>
        )}
      </Appointments>
      <Appointments
        title="Mewakili"
        empty="Tidak mewakili siapa pun."
        rows={diterima}
        nameOf={({ pemberi }) => pemberi}
        busy={revoke.isPending}
        onRevoke={ask}
      >
        {!akun && diterima.some(({ keadaan }) => keadaan === 'berlaku') ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Untuk memutuskan, pilih peran itu pada Peran saya atau Switch Akses.
          </Typography>
        ) : null}
      </Appointments>
      {open ? (
        <AppointDialog
          roles={peran}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void renew();
          }}
        />
      ) : null}
    </Stack>
  );
}

interface ListProps {
  title: string;
  empty: string;
  rows: readonly Penunjukan[];
  nameOf: (row: Penunjukan) => string;
  busy: boolean;
  onRevoke: (row: Penunjukan) => void;
  children: React.ReactNode;
}

function Appointments({ title, empty, rows, nameOf, busy, onRevoke, children }: ListProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      {rows.length ? null : <Typography sx={{ mt: 1, color: 'text.secondary' }}>{empty}</Typography>}
      <List disablePadding aria-labelledby={id}>
        {rows.map(row => {
          const [label, color] = states[row.keadaan];
          const by = row.ditunjukOleh === row.pemberi ? '' : ` · ditunjuk ${row.ditunjukOleh}`;
          const ended = row.dicabutOleh ? ` · dicabut ${row.dicabutOleh}` : '';
          return (
            <ListItem key={row.id} disableGutters divider sx={{ minHeight: 64, flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}
                primary={
                  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    {nameOf(row)}
                    <Chip component="span" size="small" variant="outlined" color={color} label={label} />
                  </Box>
                }
                secondary={`${row.tempat ? `${row.peran}, ${row.tempat}` : row.peran} · ${formatDays(row.mulai, row.sampai)} · ${row.alasan}${by}${ended}`}
              />
              {isOpen(row) ? (
                <Button
                  size="small"
                  color="error"
                  disabled={busy}
                  aria-label={`Cabut penunjukan ${nameOf(row)}`}
                  onClick={() => onRevoke(row)}
                >
                  Cabut
                </Button>
              ) : null}
            </ListItem>
          );
        })}
      </List>
      {children}
    </Box>
  );
}
