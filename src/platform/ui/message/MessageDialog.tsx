import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { Loading } from '../../common/Loading.tsx';
import { useReportWords } from '../bulk/useReportWords.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import type { MeantRows } from './meantRows.ts';
import { useMessage, useWays } from './useMessage.ts';

/** A message to the people of some rows: written, looked at, sent. */
export default function MessageDialog({ rows, onClose }: { rows: MeantRows; onClose: () => void }) {
  const title = useId();
  const notify = useNotify();
  const resource = useDeclaration();
  const { counted } = useReportWords(resource);
  const ways = useWays(resource.name);
  const message = useMessage(resource.name, rows, () => {
    notify('Pesan dikirim bertahap. Keadaannya ada di Pesan Terkirim.', { type: 'success' });
    onClose();
  });
  const { values, preview, busy, error } = message;
  const way = ways.data?.find(({ kunci }) => kunci === values.kepada) ?? ways.data?.[0];
  const written = way && values.lewat.length > 0 && values.judul.trim() && values.isi.trim();
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{preview ? 'Periksa pesan' : `Kirim pesan dari ${counted(rows.count)}`}</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        {ways.error ? (
          <Alert severity="error">{messageOf(ways.error)}</Alert>
        ) : !ways.data ? (
          <Loading height={240} label="Memuat penerima" />
        ) : way === undefined ? (
          <Alert severity="info">Tidak ada orang yang dapat Anda kirimi pesan dari daftar ini.</Alert>
        ) : preview ? (
          <MessagePreview preview={preview} values={values} />
        ) : (
          <MessageForm ways={ways.data} way={way} message={message} />
        )}
      </DialogContent>
      <DialogButtons>
        {preview ? (
          <Button onClick={message.back} disabled={busy} sx={{ mr: 'auto' }}>
            Kembali
          </Button>
        ) : null}
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        {preview ? (
          <Button
            variant="contained"
            loading={busy}
            disabled={preview.penerima === 0}
            onClick={() => way && message.send(way.kunci)}
          >
            {values.jadwal ? 'Jadwalkan' : 'Kirim'}
          </Button>
        ) : (
          <Button variant="contained" loading={busy} disabled={!written} onClick={() => way && message.look(way.kunci)}>
            Lanjut
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
