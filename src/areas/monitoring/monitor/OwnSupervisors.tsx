import EmailIcon from '@mui/icons-material/EmailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { DospemSaya } from '../../../../resources/monitoring/bimbingan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { PersonAvatar } from '../../../platform/common/PersonAvatar.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { Breakable } from '../../../platform/ui/Breakable.tsx';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';

/** A student's own supervisors, with how to reach them. */
export function OwnSupervisors({ path, options }: ScreenProps<'monitor/own'>) {
  const say = useWords();
  const { data, error, isPending } = useQuery({
    queryKey: ['monitoring', 'dospem', path],
    queryFn: async ({ signal }) =>
      (await http<DospemSaya[]>(`${options.endpoint}?jenis=${options.kodeJenisMbkm.join(',')}`, { signal })).data,
    retry: false,
  });
  return (
    <>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={140} label={say('Memuat pembimbing')} sx={{ mt: 2 }} />
      ) : !data || data.length === 0 ? (
        <Paper variant="outlined" sx={{ mt: 2 }}>
          {data ? (
            <Notice
              title={say('Belum ada pembimbing')}
              text={say('Dosen pembimbing akan tampil di sini setelah pendaftaran Anda disetujui.')}
            />
          ) : (
            <Notice role="alert" title={say('Pembimbing tidak dapat dimuat')} text={messageOf(error)} />
          )}
        </Paper>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 720 }}>
          {data.map(supervisor => (
            <Supervisor key={supervisor.id} {...supervisor} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Supervisor({ program, periode, status, dosen }: DospemSaya) {
  const say = useWords();
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2">
            {program}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {periode}
          </Typography>
        </Box>
        <StatusChip workflow={alurPendaftaran} value={status} />
      </Stack>
      {dosen ? (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <PersonAvatar user={{ name: dosen.nama, foto: null }} />
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <Typography sx={{ fontWeight: 600 }}>{dosen.nama}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {dosen.prodi}
            </Typography>
          </Box>
          <Button
            component="a"
            href={`mailto:${dosen.email}`}
            variant="outlined"
            startIcon={<EmailIcon />}
            sx={{ maxWidth: '100%' }}
          >
            {/* A long address breaks where it may, and goes over no edge. */}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Breakable text={dosen.email} />
            </Box>
          </Button>
        </Stack>
      ) : (
        <Typography variant="body2">{say('Dosen pembimbing belum ditetapkan oleh program studi.')}</Typography>
      )}
    </Paper>
  );
}
