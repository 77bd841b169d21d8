import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { role } from '../../../resources/roles.ts';
import { useDialogs } from '../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

interface ReloadState {
  status: 'belum' | 'diproses' | 'selesai' | 'gagal';
  kemajuan: number;
  pesan: string | null;
}

const path = 'master/provinsi/muat-ulang';
const key = ['wilayah', 'muat-ulang'];
const pollMs = 1500;

/** 'Muat ulang wilayah resmi': the Super Admin's, with its progress (docs/domain/10 §4). */
export default function RegionReload() {
  return useBaseRole() === role.superAdmin ? <Reload /> : null;
}

function Reload() {
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }) => (await http<ReloadState>(path, { signal })).data,
    refetchInterval: query => (query.state.data?.status === 'diproses' ? pollMs : false),
  });
  const start = useMutation({
    mutationFn: async () => (await http<ReloadState>(path, { method: 'POST', body: {} })).data,
    onSuccess: state => client.setQueryData(key, state),
    onError: error => notify(messageOf(error), { type: 'error' }),
  });
  useTold(data, state => {
    const said = state.pesan ? ` ${state.pesan}` : '';
    if (state.status === 'gagal') notify(`Wilayah tidak dapat dimuat ulang.${said}`, { type: 'error' });
    else notify(`Wilayah resmi sudah dimuat ulang.${said}`, { type: 'success' });
    refresh();
  });
  const ask = async () => {
    const text =
      'Nama wilayah resmi diperbarui dan kode yang tidak ada lagi dinonaktifkan. Wilayah buatan sendiri tetap.';
    if (await confirm({ title: 'Muat ulang wilayah resmi', text, accept: 'Muat ulang' })) start.mutate();
  };
  if (data?.status !== 'diproses')
    return (
      <Button startIcon={<RefreshIcon />} onClick={ask} disabled={start.isPending}>
        Muat ulang wilayah resmi
      </Button>
    );
  return (
    <Stack role="status" spacing={0.5} sx={{ minWidth: 200 }}>
      <Typography variant="caption">Memuat wilayah resmi… {data.kemajuan} %</Typography>
      <LinearProgress variant="determinate" value={data.kemajuan} aria-label="Kemajuan memuat wilayah" />
    </Stack>
  );
}

/** Says once how a reload ended that was seen running. */
function useTold(state: ReloadState | undefined, tell: (state: ReloadState) => void): void {
  const seen = useRef(false);
  const say = useRef(tell);
  say.current = tell;
  useEffect(() => {
    if (!state) return;
    if (state.status === 'diproses') seen.current = true;
    else if (seen.current) {
      seen.current = false;
      say.current(state);
    }
  }, [state]);
}
