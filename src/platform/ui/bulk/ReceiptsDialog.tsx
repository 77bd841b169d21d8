import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type AnswerOf, undoMinutes } from '../../../../resources/kit/index.ts';
import type { BuktiUbah, daftarBukti } from '../../../../resources/umum/panggilanUbahBanyak.ts';
import { Loading } from '../../common/Loading.tsx';
import { usePhone } from '../../common/usePhone.ts';
import { formatDateTime } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useWho } from '../useWho.ts';
import { ReceiptRows } from './ReceiptRows.tsx';
import { useReportWords } from './useReportWords.ts';
import { useUndoChange } from './useUndoChange.ts';

/** Receipts of changes of many rows of the list around: what was set, by whom, how it fared, and "Urungkan". */
export default function ReceiptsDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const labelOf = useLabel();
  const title = useId();
  const { name, label } = useDeclaration();
  const phone = usePhone();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'ubah-banyak'],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof daftarBukti>>('ubah-banyak', { query: { daftar: name }, signal })).data.bukti,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={phone} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('Bukti ubah')}: {labelOf(label)}
      </DialogTitle>
      <DialogContent>
        {error ? <LoadFailed error={error} onRetry={refetch} /> : null}
        {isPending ? <Loading height={160} label={say('Memuat bukti')} /> : null}
        {data?.length === 0 ? (
          <Notice
            title={say('Belum ada perubahan banyak data')}
            text={say('Centang beberapa baris, lalu pilih Ubah. Hasilnya tercatat di sini.')}
          />
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map(one => (
            <Receipt key={one.id} receipt={one} onUndone={() => void refetch()} />
          ))}
        </Box>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{say('Tutup')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Receipt({ receipt, onUndone }: { receipt: BuktiUbah; onUndone: () => void }) {
  const say = useWords();
  const fieldLabel = useFieldLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = useUndoChange();
  const content = useId();
  const { counted } = useReportWords(useDeclaration());
  const { name: who, role } = useWho()(receipt);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, kolom, berubah, sama, ditolak, tersisa, waktu, diurungkanPada, bolehUrung } = receipt;
  const fields = kolom.map(fieldLabel).join(', ');
  const start = async () => {
    setBusy(true);
    try {
      const { text, partly } = await undo([id]);
      notify(text, { type: partly ? 'warning' : 'success' });
      refresh();
    } catch {
      // Said by the toast of every refusal.
    } finally {
      setBusy(false);
      onUndone();
    }
  };
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fields}</Typography>
      <Typography variant="body2">
        {say('%{data} berubah.', { data: counted(berubah) })}
        {sama ? ` ${say('%{n} sudah bernilai sama.', { n: sama })}` : ''}
        {ditolak ? ` ${say('%{n} ditolak.', { n: ditolak })}` : ''}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {role ? `${who} (${role})` : who}, {formatDateTime(waktu)}
      </Typography>
      {diurungkanPada ? (
        <Alert severity={tersisa ? 'warning' : 'info'} sx={{ mt: 1 }}>
          {say('Diurungkan %{waktu}.', { waktu: formatDateTime(diurungkanPada) })}
          {tersisa ? ` ${say('%{n} dibiarkan karena sudah berubah lagi.', { n: tersisa })}` : ''}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={content}
          aria-label={`${open ? say('Tutup isi') : say('Lihat isi')} ${fields}`}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Tutup isi') : say('Lihat isi')}
        </Button>
        {bolehUrung ? (
          <Button
            size="small"
            startIcon={<UndoIcon />}
            loading={busy}
            title={say('Dapat diurungkan selama %{n} menit', { n: undoMinutes })}
            onClick={() => void start()}
          >
            {say('Urungkan')}
          </Button>
        ) : null}
      </Box>
      <Collapse in={open} id={content} mountOnEnter unmountOnExit>
        <ReceiptRows id={id} />
      </Collapse>
    </Box>
  );
}
