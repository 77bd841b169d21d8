import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PersetujuanMenunggu, PersetujuanSaya } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { role } from '../../../../resources/roles.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { textRead } from '../../mbkm/consent/textRead.ts';
import { refusalOf } from './formErrors.ts';

const path = 'mbkm/persetujuan-saya';
const key = ['mbkm', 'persetujuan-saya'];

/** Agreements that a student is asked for, and those given with version and time. */
export function Consents() {
  const say = useWords();
  const { user } = useAuthState();
  const student = user?.role.dasar === role.mahasiswa || user?.role.dasar === role.outbound;
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<PersetujuanSaya>(path, { signal })).data,
    enabled: student,
    staleTime: 0,
  });
  if (!student) return null;
  return (
    <Box component="section" aria-labelledby="persetujuan">
      <Typography id="persetujuan" variant="h6" component="h2" gutterBottom>
        {say('Persetujuan')}
      </Typography>
      {error ? <Typography role="alert">{refusalOf(error).message}</Typography> : null}
      {data?.menunggu.map(one => (
        <Waiting key={`${one.idPendaftarMbkm} ${one.teks.id}`} asked={one} />
      ))}
      {data && data.menunggu.length + data.disetujui.length === 0 ? (
        <Typography>{say('Tidak ada teks persetujuan untuk pendaftaran Anda.')}</Typography>
      ) : null}
      <List disablePadding>
        {data?.disetujui.map(one => (
          <ListItem key={`${one.judul} ${one.versi} ${one.disetujuiPada}`} disableGutters divider>
            <ListItemText
              primary={say('%{judul} (versi %{versi})', { judul: one.judul, versi: String(one.versi) })}
              secondary={say('%{program} · disetujui %{waktu}', {
                program: one.program,
                waktu: formatDateTime(one.disetujuiPada),
              })}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** A text that asks anew; what runs goes on meanwhile. */
function Waiting({ asked: { idPendaftarMbkm, program, teks } }: { asked: PersetujuanMenunggu }) {
  const say = useWords();
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    setBusy(true);
    try {
      const body = { idPendaftarMbkm, idPersetujuan: teks.id };
      client.setQueryData(key, (await http<PersetujuanSaya>(path, { method: 'POST', body })).data);
      notify(say('Persetujuan Anda tercatat.'), { type: 'success' });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    } catch (error) {
      setProblem(refusalOf(error).message);
      setBusy(false);
      void client.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {say('%{judul} (versi %{versi})', { judul: textRead(teks).judul, versi: String(teks.versi) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {say('Untuk pendaftaran %{program}. Kegiatan Anda tetap dapat diteruskan.', { program })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1.5 }}>{textRead(teks).isi}</Typography>
      {problem ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      ) : null}
      <Button variant="contained" loading={busy} onClick={agree}>
        {say('Saya setuju')}
      </Button>
    </Paper>
  );
}
