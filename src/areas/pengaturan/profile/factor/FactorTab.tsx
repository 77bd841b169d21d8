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
import { useWords } from '../../../../platform/providers/language.ts';
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
  const say = useWords();
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
    notify(say('Verifikasi dua langkah dimatikan.'), { type: 'success' });
    await Promise.all([queryClient.invalidateQueries({ queryKey: key }), reloadSession()]);
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void kept()} />;
  if (error) return <Typography role="alert">{refusalOf(error).message}</Typography>;
  if (!data) return <Loading height={200} label={say('Memuat verifikasi dua langkah')} />;
  if (!data.aktif) return <SetUpFactor onCodes={setCodes} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'flex-start' }}>
      <Alert severity="success" variant="outlined" sx={{ alignSelf: 'stretch' }}>
        {say('Aktif sejak %{waktu}. Setiap masuk dengan kata sandi diminta kodenya.', {
          waktu: formatDateTime(data.sejak ?? ''),
        })}
      </Alert>
      <Typography>
        {say('%{n} kode pemulihan belum dipakai.', { n: data.sisa })}
        {data.sisa < few ? ` ${say('Buat yang baru sebelum habis.')}` : ''}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant={data.sisa < few ? 'contained' : 'outlined'} onClick={() => setAsking('codes')}>
          {say('Kode pemulihan baru')}
        </Button>
        <Button variant="text" color="error" onClick={() => setAsking('off')}>
          {say('Matikan')}
        </Button>
      </Stack>
      {asking === 'codes' ? (
        <ProveDialog
          title={say('Kode pemulihan baru')}
          text={say('Sepuluh kode baru dibuat; yang lama tidak berlaku lagi.')}
          verb={say('Buat kode')}
          onProve={renew}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'off' ? (
        <ProveDialog
          title={say('Matikan verifikasi dua langkah')}
          text={
            data.wajib
              ? say('Peran Anda wajib memakainya: setelah dimatikan, portal meminta Anda menyiapkannya lagi.')
              : say('Setelah itu kata sandi saja cukup untuk masuk. Sesi di perangkat lain berakhir.')
          }
          verb={say('Matikan')}
          danger
          onProve={switchOff}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Stack>
  );
}
