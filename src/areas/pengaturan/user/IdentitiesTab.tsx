import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import type { Tautan } from '../../../../resources/pengaturan/panggilanMasuk.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { UserRow } from './accountState.ts';

/** Identities of an account at providers: those that wait are approved here, others are taken off. */
export default function IdentitiesTab() {
  const id = useRecordContext<UserRow>()?.id;
  const may = useMay('edit', 'pengaturan/user');
  const notify = useNotify();
  const { confirm } = useDialogs();
  const queryClient = useQueryClient();
  const key = ['pengaturan/user', 'identitas', id];
  const { data, error } = useQuery({
    queryKey: key,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => (await http<Tautan[]>(`user/${id}/identitas`, { signal })).data,
  });
  const change = useMutation({
    mutationFn: ({ tautan, approve }: { tautan: Tautan; approve: boolean }) =>
      approve
        ? http(`user/${id}/identitas/${tautan.id}/setujui`, { method: 'PUT', body: {} })
        : http(`user/${id}/identitas/${tautan.id}`, { method: 'DELETE' }),
    onSuccess: (_, { approve }) => notify(approve ? 'Tautan disetujui.' : 'Tautan dilepas.', { type: 'success' }),
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (error) return <Notice role="alert" title="Tautan tidak dapat dimuat" text={messageOf(error)} />;
  if (!data) return <Loading height={160} label="Memuat tautan" />;
  if (data.length === 0)
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada tautan" text="Tautan muncul setelah orangnya masuk dengan penyedia." />
      </Paper>
    );
  const release = async (tautan: Tautan) => {
    const text = `Lepas tautan dengan ${tautan.penyedia}? Sesi yang dibuka dengannya berakhir.`;
    if (await confirm({ title: 'Lepas tautan', text, accept: 'Lepas' })) change.mutate({ tautan, approve: false });
  };
  return (
    <Paper sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      <List disablePadding aria-label="Penyedia masuk">
        {data.map((tautan, index) => {
          const waits = tautan.status === 'menunggu';
          const who = [tautan.nama, tautan.email, tautan.sub].filter(Boolean).join(' · ');
          const when = waits ? `diminta ${formatDateTime(tautan.dibuat)}` : `tertaut ${formatDateTime(tautan.dibuat)}`;
          return (
            <ListItem
              key={tautan.id}
              disableGutters
              divider={index < data.length - 1}
              sx={{ gap: 1.5, flexWrap: 'wrap' }}
            >
              <Chip
                size="small"
                variant="outlined"
                color={waits ? 'warning' : 'success'}
                label={waits ? 'Menunggu' : 'Tertaut'}
              />
              <ListItemText
                sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}
                primary={tautan.penyedia}
                secondary={`${who} · ${when}`}
              />
              {may && waits ? (
                <Button
                  variant="contained"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ tautan, approve: true })}
                >
                  Setujui
                </Button>
              ) : null}
              {may ? (
                <Button variant="text" color="error" disabled={change.isPending} onClick={() => release(tautan)}>
                  {waits ? 'Tolak' : 'Lepas'}
                </Button>
              ) : null}
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
