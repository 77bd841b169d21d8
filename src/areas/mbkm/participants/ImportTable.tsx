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
import { formatDateTime, formatNumber } from '../../../platform/providers/format.ts';
import { download } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { DateOrder } from '../../../platform/ui/import/DateOrder.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type ImportSheet, verdicts } from './types.ts';
import type { ApplicantImport } from './useApplicantImport.ts';

interface Props {
  sheet: ImportSheet;
  flow: ApplicantImport;
  preview: PratinjauPendaftar;
}

const order: readonly PutusanBaris[] = ['gagal', 'peringatan', 'valid'];

/** Steps 2 and 3: rows of the file with their errors, saving, and the result. */
export function ImportTable({ sheet: { programme, columns, saved: savedTo }, flow, preview }: Props) {
  const notify = useNotify();
  const counts: Record<PutusanBaris, number> = {
    gagal: preview.baris.filter(({ status }) => status === 'gagal').length,
    peringatan: preview.baris.filter(({ status }) => status === 'peringatan').length,
    valid: preview.baris.filter(({ status }) => status === 'valid').length,
  };
  const [open, setOpen] = useState<PutusanBaris>(() => order.find(verdict => counts[verdict] > 0) ?? 'valid');
  const saved = preview.status === 'selesai';
  const undone = preview.status === 'dibatalkan';
  const [undoing, setUndoing] = useState(false);
  const asked = preview.tanggal.some(({ dasarUrutan }) => dasarUrutan === 'tanya');
  const good = counts.valid + counts.peringatan;
  const findings = preview.baris.some(({ kesalahan }) => kesalahan.length > 0);
  const corrections = async () => {
    try {
      const path = `${programme.endpoint}/import/${preview.idImport}/salah`;
      await download(path, { format: 'xlsx' }, `perbaikan-impor-${programme.name}.xlsx`);
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
      ) : undone ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Impor ini sudah dibatalkan.
        </Alert>
      ) : (
        <Alert severity={good > 0 ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {good > 0
            ? `Belum ada yang disimpan. ${formatNumber(good)} baris dapat disimpan sampai ${formatDateTime(preview.kedaluwarsa)}.`
            : 'Tidak ada baris yang dapat disimpan. Perbaiki berkas, lalu unggah ulang.'}
        </Alert>
      )}
      {saved || undone
        ? null
        : preview.tanggal.map(column => (
            <Box key={column.judul} sx={{ mb: 2 }}>
              <DateOrder
                column={column}
                order={column.dasarUrutan === 'tanya' ? null : column.urutanTanggal}
                onChange={order => void flow.orderDates(column.judul, order)}
                disabled={flow.busy}
              />
            </Box>
          ))}
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
      <ImportRows key={open} columns={columns} rows={preview.baris.filter(({ status }) => status === open)} />
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
          {saved || undone ? 'Impor lagi' : 'Ganti berkas'}
        </Button>
        {saved ? (
          <Button color="error" onClick={() => setUndoing(true)} disabled={flow.busy}>
            Batalkan impor
          </Button>
        ) : null}
        {undone ? null : saved ? (
          <Button variant="contained" component={Link} to={savedTo.link}>
            {savedTo.label}
          </Button>
        ) : (
          <Button
            variant="contained"
            onClick={() => void flow.save()}
            loading={flow.busy}
            disabled={good === 0 || asked}
          >
            Simpan {formatNumber(good)} pendaftar
          </Button>
        )}
      </Stack>
      {undoing ? (
        <AskDialog
          title="Batalkan impor ini?"
          verb="Batalkan impor"
          danger
          busy={flow.busy}
          maxWidth="xs"
          onClose={() => setUndoing(false)}
          onAgree={() => {
            setUndoing(false);
            void flow.undo();
          }}
        >
          <Typography>Pendaftar dari berkas ini dihapus lagi. Yang sudah diubah setelah impor tetap ada.</Typography>
        </AskDialog>
      ) : null}
    </Paper>
  );
}
