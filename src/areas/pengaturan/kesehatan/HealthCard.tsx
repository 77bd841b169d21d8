import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { BagianKesehatan } from '../../../../resources/pengaturan/kesehatan.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { formatBytes, formatDateTime, formatNumber, formatRelative } from '../../../platform/providers/format.ts';

const states = {
  baik: { label: 'Baik', color: 'success' },
  saran: { label: 'Ada saran', color: 'info' },
  masalah: { label: 'Bermasalah', color: 'error' },
} as const;

function written({ nilai, jenis }: BagianKesehatan['fakta'][number]): string {
  if (nilai === null) return 'belum ada';
  if (typeof nilai === 'string') return jenis === 'waktu' ? formatDateTime(nilai) : nilai;
  if (jenis === 'byte') return formatBytes(nilai);
  return jenis === 'milidetik' ? `${formatNumber(nilai)} md` : formatNumber(nilai);
}

/** One part: its facts, what is wrong with it and what to do, and its rows folded away while all is well. */
export function HealthCard({ part }: { part: BagianKesehatan }) {
  const id = useId();
  const mayOpen = useMayOpen();
  const { label, color } = states[part.keadaan];
  const screens = [...new Set(part.masalah.flatMap(({ layar }) => (layar && mayOpen(layar) ? [layar] : [])))];
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {part.judul}
        </Typography>
        <Chip size="small" variant="outlined" color={color} label={label} />
      </Stack>
      {part.masalah.map(({ pesan, saran }) => (
        <Typography key={pesan} sx={{ mb: 1, overflowWrap: 'anywhere', color: saran ? 'text.primary' : 'error.main' }}>
          {pesan}
        </Typography>
      ))}
      {screens.map(path => (
        <Button key={path} component={Link} to={path} size="small" variant="outlined" sx={{ mb: 1, mr: 1 }}>
          Buka {path === '/admin' ? 'Ringkasan Admin' : 'pengaturannya'}
        </Button>
      ))}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 0.5, m: 0 }}
      >
        {part.fakta.map(fact => (
          <Box key={fact.label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {fact.label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {written(fact)}
            </Typography>
          </Box>
        ))}
      </Box>
      {part.baris.length ? (
        <Box component="details" open={part.keadaan === 'masalah'} sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, color: 'text.secondary' }}>
            Rincian
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {part.baris.map(({ judul, keterangan, waktu, keadaan }) => (
              <Typography
                key={judul}
                component="li"
                variant="body2"
                sx={{ overflowWrap: 'anywhere', color: keadaan === 'masalah' ? 'error.main' : 'text.primary' }}
              >
                {judul}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' '}
                  · {[waktu ? formatRelative(waktu) : 'belum pernah', keterangan].filter(Boolean).join(' · ')}
                </Box>
              </Typography>
            ))}
          </Box>
        </Box>
      ) : null}
    </Paper>
  );
}
