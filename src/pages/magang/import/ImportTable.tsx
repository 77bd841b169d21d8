import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PratinjauPendaftar, PutusanBaris } from '../../../../resources/mbkm/imporPeserta.ts';
import { messageOf } from '../../../crud/errors.ts';
import { formatDateTime, formatNumber } from '../../../crud/format.ts';
import { download } from '../../../providers/http.ts';
import { ImportRows } from './ImportRows.tsx';
import { importEndpoint, verdicts } from './types.ts';
import type { ApplicantImport } from './useApplicantImport.ts';

interface Props {
  flow: ApplicantImport;
  preview: PratinjauPendaftar;
}

const order: readonly PutusanBaris[] = ['gagal', 'peringatan', 'valid'];

/** Step 2 and 3: what the file holds, what is wrong with it, saving, and what came of it. */
export function ImportTable({ flow, preview }: Props) {
  const notify = useNotify();
  const counts: Record<PutusanBaris, number> = {
    gagal: preview.baris.filter(({ status }) => status === 'gagal').length,
    peringatan: preview.baris.filter(({ status }) => status === 'peringatan').length,
    valid: preview.baris.filter(({ status }) => status === 'valid').length,
  };
  const [open, setOpen] = useState<PutusanBaris>(() => order.find(verdict => counts[verdict] > 0) ?? 'valid');
  const saved = preview.status === 'selesai';
  const good = counts.valid + counts.peringatan;
  const findings = preview.baris.some(({ kesalahan }) => kesalahan.length > 0);
  const corrections = async () => {
    try {
      const path = `${importEndpoint}/${preview.idImport}/salah`;
      await download(path, { format: 'xlsx' }, 'perbaikan-impor-mahasiswa.xlsx');
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Paper variant="outlined" component="section" aria-label="Pratinjau impor" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {preview.namaBerkas}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {preview.program} · {preview.periode} · {formatNumber(preview.jumlahBaris)} baris
      </Typography>
      {saved ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {formatNumber(preview.jumlahTersimpan ?? 0)} pendaftar disimpan sebagai Disetujui
          {preview.jumlahDilewati ? `, ${formatNumber(preview.jumlahDilewati)} baris dilewati` : ''}.
        </Alert>
      ) : (
        <Alert severity={good > 0 ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {good > 0
            ? `Belum ada yang disimpan. ${formatNumber(good)} baris dapat disimpan sampai ${formatDateTime(preview.kedaluwarsa)}.`
            : 'Tidak ada baris yang dapat disimpan. Perbaiki berkas, lalu unggah ulang.'}
        </Alert>
      )}
      <Tabs
        value={open}
        onChange={(_, next: PutusanBaris) => setOpen(next)}
        variant="scrollable"
        aria-label="Hasil pemeriksaan"
      >
        {order.map(verdict => (
          <Tab key={verdict} value={verdict} label={`${verdicts[verdict].label} (${formatNumber(counts[verdict])})`} />
        ))}
      </Tabs>
      <ImportRows key={open} rows={preview.baris.filter(({ status }) => status === open)} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', mt: 2 }}
      >
        {findings ? (
          <Box sx={{ mr: 'auto' }}>
            <Button startIcon={<DownloadIcon />} onClick={corrections}>
              Unduh baris bermasalah
            </Button>
          </Box>
        ) : null}
        <Button onClick={() => flow.open(null)} disabled={flow.busy}>
          {saved ? 'Impor lagi' : 'Ganti berkas'}
        </Button>
        {saved ? (
          <Button variant="contained" component={Link} to="/magang/approval?tab=disetujui">
            Lihat pendaftar
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void flow.save()} loading={flow.busy} disabled={good === 0}>
            Simpan {formatNumber(good)} pendaftar
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
