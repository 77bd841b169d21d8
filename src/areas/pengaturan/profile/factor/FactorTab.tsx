import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { DuaLangkah, KodePemulihan } from '../../../../../resources/pengaturan/panggilanFaktor.ts';
import { Loading } from '../../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../../platform/providers/format.ts';
import { http } from '../../../../platform/providers/http.ts';
import { dueTab, reloadSession, useAuthState } from '../../../../platform/providers/session.ts';
import { refusalOf } from '../formErrors.ts';
import { ProveDialog } from './ProveDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';

const key = ['user', 'dua-langkah'];
/** Fewer left than this are worth a word. */
const few = 4;

/** One's own second factor: set up, looked after, switched off. */
export function FactorTab() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { user } = useAuthState();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asking, setAsking] = useState<'codes' | 'off'>();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<DuaLangkah>('user/dua-langkah', { signal })).data,
  });

  const kept = async () => {
    const due = dueTab(user) !== undefined;
    setCodes(undefined);
    await Promise.all([queryClient.invalidateQueries({ queryKey: key }), reloadSession()]);
    if (due) navigate('/dashboard');
  };
  const renew = async (body: { password: string; kode: string }) => {
    const { data: told } = await http<KodePemulihan>('user/dua-langkah/kode-pemulihan', { method: 'POST', body });
    setAsking(undefined);
    setCodes(told.kodePemulihan);
  };
  const switchOff = async (body: { password: string; kode: string }) => {
    await http('user/dua-langkah/matikan', { method: 'POST', body });
    setAsking(undefined);
    notify('Verifikasi dua langkah dimatikan.', { type: 'success' });
    await Promise.all([queryClient.invalidateQueries({ queryKey: key }), reloadSession()]);
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void kept()} />;
  if (error) return <Typography role="alert">{refusalOf(error).message}</Typography>;
  if (!data) return <Loading height={200} label="Memuat verifikasi dua langkah" />;
  if (!data.aktif) return <SetUpFactor onCodes={setCodes} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'flex-start' }}>
      <Alert severity="success" variant="outlined" sx={{ alignSelf: 'stretch' }}>
        Aktif sejak {formatDateTime(data.sejak ?? '')}. Setiap masuk dengan kata sandi diminta kodenya.
      </Alert>
      <Typography>
        {data.sisa} kode pemulihan belum dipakai.
        {data.sisa < few ? ' Buat yang baru sebelum habis.' : ''}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant={data.sisa < few ? 'contained' : 'outlined'} onClick={() => setAsking('codes')}>
          Kode pemulihan baru
        </Button>
        <Button variant="text" color="error" onClick={() => setAsking('off')}>
          Matikan
        </Button>
      </Stack>
      {asking === 'codes' ? (
        <ProveDialog
          title="Kode pemulihan baru"
          text="Sepuluh kode baru dibuat; yang lama tidak berlaku lagi."
          verb="Buat kode"
          onProve={renew}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'off' ? (
        <ProveDialog
          title="Matikan verifikasi dua langkah"
          text={
            data.wajib
              ? 'Peran Anda wajib memakainya: setelah dimatikan, portal meminta Anda menyiapkannya lagi.'
              : 'Setelah itu kata sandi saja cukup untuk masuk. Sesi di perangkat lain berakhir.'
          }
          verb="Matikan"
          danger
          onProve={switchOff}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Stack>
  );
}
