import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import type { KeadaanSurel } from '../../../../resources/pengaturan/panggilanSurel.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { formatDateTime, formatNumber, formatRelative } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from './MailSection.tsx';
import { useLookAgain } from './useMailServer.ts';

/** A mail that waits or failed. */
interface Queued {
  id: string;
  kepada: string;
  subjek: string;
  status: 'menunggu' | 'gagal';
  percobaan: number;
  berikutnya: string;
  kesalahan: string | null;
}

const shown = 50;

/** Waiting and failed mails with reasons; failed ones can be sent again or discarded. */
export function MailQueue({ counts }: { counts: KeadaanSurel['antrean'] }) {
  const notify = useNotify();
  const lookAgain = useLookAgain();
  const [dropping, setDropping] = useState<Queued | 'all' | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['sistem', 'surel', 'antrean'],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ status: ['gagal', 'menunggu'] }),
        sort: JSON.stringify(['createdAt', 'DESC']),
        range: JSON.stringify([0, shown - 1]),
      };
      return (await http<Queued[]>('sistem/surel', { query, signal })).data;
    },
  });
  const sendAgain = async (path: string) => {
    setBusy(true);
    try {
      await http(path, { method: 'POST', body: {} });
      notify('Dikirim ulang dalam satu menit.', { type: 'success' });
      await lookAgain();
    } catch (reason) {
      notify(messageOf(reason), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <MailSection title="Antrean">
      <Typography variant="body2">
        {formatNumber(counts.menunggu)} menunggu, {formatNumber(counts.gagal)} gagal.{' '}
        {counts.terakhirTerkirim
          ? `Terakhir terkirim ${formatRelative(counts.terakhirTerkirim)}.`
          : 'Belum ada yang terkirim.'}
      </Typography>
      {counts.gagal > 0 ? (
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          <Button size="small" variant="outlined" disabled={busy} onClick={() => sendAgain('sistem/surel/kirim-ulang')}>
            Kirim ulang semua
          </Button>
          <Button size="small" color="error" disabled={busy} onClick={() => setDropping('all')}>
            Buang semua yang gagal
          </Button>
        </Stack>
      ) : null}
      {error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(error)}
        </Alert>
      ) : null}
      <List disablePadding sx={{ mt: 1 }}>
        {(data ?? []).map(mail => (
          <ListItem key={mail.id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}
              primary={`${mail.subjek} → ${mail.kepada}`}
              secondary={
                mail.status === 'gagal'
                  ? (mail.kesalahan ?? '')
                  : [`dicoba ${formatDateTime(mail.berikutnya)}`, mail.kesalahan].filter(Boolean).join(' · ')
              }
            />
            <Chip
              size="small"
              variant="outlined"
              color={mail.status === 'gagal' ? 'error' : 'default'}
              label={mail.status === 'gagal' ? 'Gagal' : 'Menunggu'}
            />
            {mail.status === 'gagal' ? (
              <>
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={`Kirim ulang ${mail.subjek} ke ${mail.kepada}`}
                  onClick={() => sendAgain(`sistem/surel/${mail.id}/kirim-ulang`)}
                >
                  Kirim ulang
                </Button>
                <Button
                  size="small"
                  color="error"
                  disabled={busy}
                  aria-label={`Buang ${mail.subjek} ke ${mail.kepada}`}
                  onClick={() => setDropping(mail)}
                >
                  Buang
                </Button>
              </>
            ) : null}
          </ListItem>
        ))}
      </List>
      {counts.menunggu + counts.gagal > shown ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Hanya {shown} yang terbaru ditampilkan.
        </Typography>
      ) : null}
      {dropping ? <DropDialog what={dropping} onClose={() => setDropping(null)} /> : null}
    </MailSection>
  );
}

/** Gives up what failed; why stands with it. */
function DropDialog({ what, onClose }: { what: Queued | 'all'; onClose: () => void }) {
  const notify = useNotify();
  const lookAgain = useLookAgain();
  const [catatan, setCatatan] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = what === 'all' ? 'buang-surel' : `buang-surel ${what.id}`;
  useUnsavedInDialog({ name, dirty: catatan !== '', values: catatan, shape: z.string(), put: setCatatan });
  const drop = async () => {
    setBusy(true);
    try {
      const body = what === 'all' ? { catatan } : { catatan, id: what.id };
      const { data } = await http<{ jumlah: number }>('sistem/surel/buang', { method: 'POST', body });
      notify(`${formatNumber(data.jumlah)} surel dibuang.`, { type: 'success' });
      await lookAgain();
      onClose();
    } catch (error) {
      setProblem(fieldErrorsOf(error).catatan ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={what === 'all' ? 'Buang semua surel yang gagal' : `Buang surel ke ${what.kepada}`}
      verb="Buang"
      danger
      busy={busy}
      disabled={!catatan.trim()}
      problem={problem}
      onAgree={drop}
      onClose={onClose}
    >
      <TextField
        label="Catatan"
        required
        fullWidth
        autoFocus
        value={catatan}
        onChange={event => setCatatan(event.target.value)}
        helperText="Mengapa tidak dikirim lagi. Pemberitahuannya tetap ada di dalam portal."
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ mt: 1 }}
      />
    </AskDialog>
  );
}
