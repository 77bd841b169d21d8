import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Keamanan } from '../../../../resources/pengaturan/panggilanFaktor.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { deviceName } from '../profile/deviceName.ts';
import type { UserRow } from './accountState.ts';
import { type SecurityStep, SecurityStepDialog } from './SecurityStepDialog.tsx';

/** For the Super Admin: where an account is logged in, and its second factor; both can be ended, with a note. */
export default function SecurityTab() {
  const record = useRecordContext<UserRow>();
  const id = record?.id;
  const { user } = useAuthState();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<SecurityStep>();
  const key = ['pengaturan/user', 'keamanan', id];
  const { data, error } = useQuery({
    queryKey: key,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => (await http<Keamanan>(`user/${id}/keamanan`, { signal })).data,
  });
  if (error) return <Notice role="alert" title="Keamanan akun tidak dapat dimuat" text={messageOf(error)} />;
  if (!data || !record) return <Loading height={200} label="Memuat keamanan akun" />;
  const { duaLangkah, sesi } = data;
  const own = user?.id === id;
  const others = sesi.filter(({ saatIni }) => !saatIni);
  const name = record.name ?? record.username;

  return (
    <Stack spacing={2}>
      <Paper sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h6" component="h2" sx={{ flex: '1 1 200px' }}>
            Verifikasi dua langkah
          </Typography>
          <Chip
            variant="outlined"
            color={duaLangkah.aktif ? 'success' : 'default'}
            label={duaLangkah.aktif ? 'Aktif' : 'Belum aktif'}
          />
          {duaLangkah.aktif && !own ? (
            <Button color="error" onClick={() => setStep({ kind: 'factor' })}>
              Hapus verifikasi
            </Button>
          ) : null}
        </Stack>
        {duaLangkah.aktif ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Sejak {formatDateTime(duaLangkah.sejak ?? '')} · {duaLangkah.sisa} kode pemulihan belum dipakai
          </Typography>
        ) : null}
      </Paper>
      <Paper sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h6" component="h2" sx={{ flex: '1 1 200px' }}>
            Sesi aktif
          </Typography>
          {others.length > 1 || (others.length === 1 && own) ? (
            <Button color="error" onClick={() => setStep({ kind: 'all', n: others.length })}>
              {own ? 'Akhiri sesi lain' : 'Akhiri semua'}
            </Button>
          ) : null}
        </Stack>
        {sesi.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            {name} sedang tidak masuk di perangkat mana pun.
          </Typography>
        ) : (
          <List disablePadding aria-label="Sesi aktif">
            {sesi.map((session, index) => {
              const device = deviceName(session.perangkat);
              return (
                <ListItem
                  key={session.id}
                  disableGutters
                  divider={index < sesi.length - 1}
                  sx={{ gap: 1, flexWrap: 'wrap', minHeight: 64 }}
                >
                  <ListItemText
                    sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
                    primary={device}
                    secondary={`${session.alamatIp} · masuk ${formatDateTime(session.dibuat)} · terakhir aktif ${formatDateTime(session.terakhirAktif)}`}
                  />
                  {session.saatIni ? (
                    <Chip color="success" variant="outlined" label="Perangkat ini" />
                  ) : (
                    <Button
                      aria-label={`Akhiri sesi ${device}`}
                      onClick={() => setStep({ kind: 'one', idSesi: session.id, device })}
                    >
                      Akhiri
                    </Button>
                  )}
                </ListItem>
              );
            })}
          </List>
        )}
      </Paper>
      {step && id ? (
        <SecurityStepDialog
          id={id}
          name={name}
          step={step}
          onDone={() => void queryClient.invalidateQueries({ queryKey: key })}
          onClose={() => setStep(undefined)}
        />
      ) : null}
    </Stack>
  );
}
