import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { ringkasanUndangan } from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { statusUndangan } from '../../../../resources/pengaturan/undangan.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useFilters } from '../../../platform/ui/list/useFilters.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

type Summary = AnswerOf<typeof ringkasanUndangan>;
type State = keyof typeof statusUndangan;

const key = ['pengaturan', 'undangan', 'ringkasan'];
const mailPath = '/pengaturan/surel';
const pollMs = 5000;
const states: readonly State[] = ['belum', 'menunggu', 'terkirim', 'gagal', 'masuk'];

/** Above the list of invitations: how many are in which state, each one filter away, and sending those that wait. */
export default function InvitationSummary() {
  const may = useMay('action', 'pengaturan/undangan');
  const { values, set } = useFilters();
  const mayOpen = useMayOpen();
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const { data, isLoading } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Summary>('pengaturan/undangan/ringkasan', { signal })).data,
    staleTime: 0,
    refetchInterval: query => (query.state.data?.jumlah.menunggu && query.state.data.surel ? pollMs : false),
  });
  useListWaits(isLoading);
  if (!data) return null;
  const { jumlah, surel } = data;

  const send = async (semua: 'belum' | 'gagal') => {
    const text = `Kirim ${formatNumber(jumlah[semua])} undangan lewat surel? Pengirimannya berjalan di server.`;
    if (!(await confirm({ title: 'Kirim undangan', text, accept: 'Kirim' }))) return;
    try {
      await http('pengaturan/undangan/kirim', { method: 'POST', body: { semua: [semua] } });
      notify('Undangan sedang dikirim.', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    refresh();
    await client.invalidateQueries({ queryKey: key });
  };

  return (
    <Stack spacing={1.5} sx={{ mb: 1.5 }}>
      {surel ? null : (
        <Alert
          severity="warning"
          action={
            mayOpen(mailPath) ? (
              <Button component={Link} to={mailPath} color="inherit" size="small">
                Atur surel
              </Button>
            ) : undefined
          }
        >
          Surel belum dapat dikirim dari portal ini.
          {mayOpen(mailPath) ? '' : ' Super Admin mengisi servernya di Pengaturan → Surel.'}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} role="group" aria-label="Keadaan" sx={{ flexWrap: 'wrap' }}>
        {states.map(state => (
          <Chip
            key={state}
            label={`${statusUndangan[state]} (${formatNumber(jumlah[state])})`}
            clickable
            aria-pressed={values.status === state}
            color={values.status === state ? 'primary' : 'default'}
            variant={values.status === state ? 'filled' : 'outlined'}
            onClick={() => set({ status: values.status === state ? undefined : state })}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          />
        ))}
        {may && surel && jumlah.belum ? (
          <Button size="small" onClick={() => send('belum')}>
            Kirim yang belum
          </Button>
        ) : null}
        {may && surel && jumlah.gagal ? (
          <Button size="small" onClick={() => send('gagal')}>
            Kirim ulang yang gagal
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
