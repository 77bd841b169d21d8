import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImporPendaftar } from '../../../../resources/mbkm/imporPeserta.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime, formatNumber } from '../../../platform/providers/format.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ApplicantImport } from './useApplicantImport.ts';

/** Former imports, newest first; each opens with its rows. */
export function PastImports({ flow }: { flow: ApplicantImport }) {
  const { data, error, isPending } = flow.past;
  return (
    <Box component="section" aria-label="Impor sebelumnya" sx={{ mt: 4 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
        Impor sebelumnya
      </Typography>
      {isPending ? (
        <Loading height={120} label="Memuat impor sebelumnya" />
      ) : error ? (
        <Alert severity="error">{messageOf(error)}</Alert>
      ) : data.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Belum ada impor" text="Berkas yang Anda periksa dan simpan akan tercatat di sini." />
        </Paper>
      ) : (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map(past => (
            <PastImportRow key={past.idImport} past={past} onOpen={() => flow.open(past.idImport)} />
          ))}
        </Paper>
      )}
    </Box>
  );
}

function outcome(past: ImporPendaftar): string {
  if (past.status === 'selesai')
    return `${formatNumber(past.jumlahTersimpan ?? 0)} disimpan, ${formatNumber(past.jumlahDilewati ?? 0)} dilewati`;
  if (past.status === 'dibatalkan') return 'Dibatalkan';
  return Date.parse(past.kedaluwarsa) < Date.now() ? 'Tidak disimpan, pratinjau kedaluwarsa' : 'Belum disimpan';
}

function PastImportRow({ past, onOpen }: { past: ImporPendaftar; onOpen: () => void }) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{
        p: 2,
        alignItems: { sm: 'center' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {past.namaBerkas}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {past.program} · {past.periode}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDateTime(past.disimpan ?? past.dibuat)} oleh {past.oleh}
        </Typography>
      </Box>
      <Typography variant="body2">{outcome(past)}</Typography>
      <Button onClick={onOpen} aria-label={`Lihat ${past.namaBerkas}`}>
        Lihat
      </Button>
    </Stack>
  );
}
