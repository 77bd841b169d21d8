import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { alurKelompokKwu, kelompokKwu, usahaDiterima, usahaTerbuka } from '../../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../../resources/kwu/programme.ts';
import type { UsahaSaya } from '../../../../resources/kwu/usahaSaya.ts';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { MemberList } from '../../mbkm/group/MemberList.tsx';
import { useGroupSteps } from '../../mbkm/group/useGroupSteps.ts';
import { BusinessFacts } from './BusinessFacts.tsx';
import { Lacking } from './Lacking.tsx';
import { Inviting } from './MembersStep.tsx';

interface Props {
  group: NonNullable<UsahaSaya['kelompok']>;
  idPendaftar: string | null;
}

/** Card of the own business during registration: missing requirements, members, commands. */
export function BusinessCard({ group, idPendaftar }: Props) {
  const { id, version, jenis, nama, namaUsaha, status, memimpin, anggota, dpl, periode, kurang } = group;
  const steps = { endpoint: kelompokKwu.endpoint, workflow: alurKelompokKwu };
  const { take, leave, busy, problem } = useGroupSteps(steps, { id, version, called: nama });
  const open = usahaTerbuka.some(state => state === status);
  const own = kurang.some(({ saya }) => saya);
  const form = `${kwu.ways[jenis]?.path ?? kwu.screens.register}${idPendaftar ? `?id=${idPendaftar}` : ''}`;
  return (
    <>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {group.catatan ? (
        <ReturnedNote text={group.catatan} severity={status === 'ditolak' ? 'error' : 'warning'} />
      ) : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'flex-start', flexWrap: 'wrap', mb: 1.5 }}>
          <Box sx={{ mr: 'auto', minWidth: 0 }}>
            <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
              {namaUsaha}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[jenis === 'kelompok' ? nama : null, periode, dpl ? `DPL ${dpl}` : null].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <StatusChip workflow={alurKelompokKwu} value={status} />
        </Stack>
        <BusinessFacts group={group} without={['namaUsaha', 'nama']} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 2 }}>
          {memimpin && open ? (
            <Button variant={own ? 'outlined' : 'contained'} loading={busy === 'ajukan'} onClick={() => take('ajukan')}>
              Ajukan
            </Button>
          ) : null}
          {open ? (
            <Button variant={own ? 'contained' : 'outlined'} component={Link} to={form}>
              {own ? 'Lengkapi data saya' : 'Ubah data saya'}
            </Button>
          ) : null}
          {usahaDiterima.some(state => state === status) ? (
            <Button variant="contained" component={Link} to="/kwu/daftar-ulang">
              {status === 'aktif' ? 'Buka usaha' : 'Lanjut ke daftar ulang'}
            </Button>
          ) : null}
          {memimpin && open ? (
            <Button color="error" loading={busy === 'batal'} onClick={() => take('batal')}>
              Bubarkan
            </Button>
          ) : null}
          {!memimpin && open ? (
            <Button color="error" loading={busy === 'keluar'} onClick={leave}>
              Keluar dari kelompok
            </Button>
          ) : null}
        </Stack>
      </Paper>
      {open ? <Lacking group={group} /> : null}
      <Inviting group={group} open={open} />
      {jenis === 'kelompok' ? <MemberList of={anggota} open={open} /> : null}
    </>
  );
}
