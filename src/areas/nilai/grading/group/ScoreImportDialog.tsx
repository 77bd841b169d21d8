import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import type { BarisPratinjau } from '../../../../../resources/mbkm/imporPeserta.ts';
import { formatDateTime, formatNumber } from '../../../../platform/providers/format.ts';
import { download } from '../../../../platform/providers/http.ts';
import { DialogButtons } from '../../../../platform/ui/DialogButtons.tsx';
import { FileDrop, spreadsheetWords } from '../../../../platform/ui/import/FileDrop.tsx';
import { perPage, RowPages } from '../../../../platform/ui/import/RowPages.tsx';
import { TemplateButtons } from '../../../../platform/ui/import/TemplateButtons.tsx';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import { useScoreImport } from './useScoreImport.ts';

interface Props {
  options: GroupGradingOptions;
  onClose: () => void;
}

/** Grades from a spreadsheet: template, file, what is wrong with each row, saved as drafts, and taken back again. */
export default function ScoreImportDialog({ options, onClose }: Props) {
  const title = useId();
  const flow = useScoreImport(options);
  const { preview, saved } = flow;
  const good = preview ? preview.jumlahValid + preview.jumlahPeringatan : 0;
  return (
    <Dialog open fullWidth maxWidth="md" onClose={flow.busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Impor Nilai {options.called}</DialogTitle>
      <DialogContent>
        {flow.error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {flow.error}
          </Alert>
        ) : null}
        {flow.said ? (
          <Alert severity="success" sx={{ mb: 2 }}>
            {flow.said}
          </Alert>
        ) : null}
        {saved ? (
          <Alert severity="success">
            {formatNumber(saved.jumlahTersimpan)} lembar disimpan sebagai draf
            {saved.jumlahDilewati ? `, ${formatNumber(saved.jumlahDilewati)} baris dilewati` : ''}. Kirim nilai dari
            lembar tiap kelompok.
          </Alert>
        ) : preview ? (
          <>
            <Alert severity={good ? 'info' : 'warning'}>
              {good
                ? `Belum ada yang disimpan. ${formatNumber(good)} dari ${formatNumber(preview.jumlahBaris)} baris dapat disimpan sampai ${formatDateTime(preview.kedaluwarsa)}.`
                : 'Tidak ada baris yang dapat disimpan. Perbaiki berkas, lalu unggah ulang.'}
            </Alert>
            <Rows rows={preview.baris} />
          </>
        ) : (
          <Stack spacing={3}>
            <section aria-label="Templat">
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                Templat memuat mahasiswa yang masih dapat dinilai, satu kolom untuk tiap komponen.
              </Typography>
              <TemplateButtons
                onDownload={format => download(`${options.endpoint}/template`, { format }, `templat-nilai.${format}`)}
              />
            </section>
            <section aria-label="Berkas">
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {spreadsheetWords}, maksimal 5 MB. Nilai tersimpan sebagai draf setelah Anda memeriksa pratinjau.
              </Typography>
              <FileDrop onFile={file => void flow.send(file)} busy={flow.busy} progress={flow.progress} />
            </section>
          </Stack>
        )}
      </DialogContent>
      <DialogButtons>
        {saved && preview ? (
          <Button color="error" onClick={() => void flow.undo(preview.idImport)} loading={flow.busy}>
            Batalkan impor
          </Button>
        ) : preview ? (
          <Button onClick={flow.again} disabled={flow.busy}>
            Ganti berkas
          </Button>
        ) : null}
        <Button onClick={onClose} disabled={flow.busy}>
          Tutup
        </Button>
        {preview && !saved ? (
          <Button
            variant="contained"
            onClick={() => void flow.save(preview.idImport)}
            loading={flow.busy}
            disabled={good === 0}
          >
            Simpan {formatNumber(good)} lembar
          </Button>
        ) : null}
      </DialogButtons>
    </Dialog>
  );
}

const order = { gagal: 0, peringatan: 1, valid: 2 } as const;

/** Rows of the file, those with something wrong first. */
function Rows({ rows }: { rows: readonly BarisPratinjau[] }) {
  const [page, setPage] = useState(0);
  const sorted = rows.toSorted((a, b) => order[a.status] - order[b.status] || a.nomor - b.nomor);
  return (
    <>
      <ScrollRegion label="Baris berkas" sx={{ mt: 1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Baris</TableCell>
              <TableCell>NPM</TableCell>
              <TableCell>Nama</TableCell>
              <TableCell sx={{ minWidth: 220 }}>Keterangan</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(page * perPage, (page + 1) * perPage).map(({ nomor, data, status, kesalahan }) => (
              <TableRow key={nomor}>
                <TableCell sx={{ color: 'text.secondary' }}>{nomor}</TableCell>
                <TableCell className="angka">{data.npm ?? '–'}</TableCell>
                <TableCell>{data.nama ?? '–'}</TableCell>
                <TableCell sx={{ color: status === 'gagal' ? 'error.main' : 'text.primary' }}>
                  {kesalahan.length ? kesalahan.map(({ pesan }) => pesan).join(' ') : 'Dapat disimpan'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <RowPages total={rows.length} page={page} onPage={setPage} />
    </>
  );
}
