import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MessageDialog } from '../../common/dialogs/MessageDialog.tsx';
import type { ImportStatus } from '../../providers/api.ts';
import { type Phrase, useWords } from '../../providers/language.ts';
import { BulkReport } from '../bulk/BulkReport.tsx';
import { DialogButtons } from '../DialogButtons.tsx';
import type { StepProps } from './stepProps.ts';
import { useDownloadWrong } from './useDownloadWrong.ts';

const titles: Partial<Record<ImportStatus, Phrase>> = {
  selesai: 'Impor selesai',
  dibatalkan: 'Impor dibatalkan',
  gagal: 'Impor gagal',
};

/** Result of the import, with its undo. */
export function ImportResult({ flow, onClose }: StepProps) {
  const say = useWords();
  const [asking, setAsking] = useState(false);
  const found = flow.import;
  const downloadWrong = useDownloadWrong(found?.id);
  if (!found) return null;
  const { status, jumlah, pesan } = found;
  const done = status === 'selesai';
  const Icon = status === 'gagal' ? ErrorIcon : CheckCircleIcon;
  return (
    <>
      <DialogContent>
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 4 }}>
          <Icon sx={{ fontSize: 56, color: status === 'gagal' ? 'error.main' : 'success.main' }} />
          <Typography variant="h6" component="p" role="status">
            {say(titles[status] ?? 'Impor selesai')}
          </Typography>
          {done ? (
            <Typography>
              {say('%{n} baris diterapkan: %{baru} baru, %{berubah} berubah. %{sama} sama', {
                n: jumlah.diterapkan,
                baru: jumlah.baru,
                berubah: jumlah.berubah,
                sama: jumlah.sama,
              })}
              {jumlah.salah > 0 ? say(', %{n} salah dilewati', { n: jumlah.salah }) : ''}.
            </Typography>
          ) : null}
          {status === 'dibatalkan' ? <Typography>{say('Data kembali seperti sebelum impor.')}</Typography> : null}
          {pesan ? <Alert severity={status === 'gagal' ? 'error' : 'info'}>{pesan}</Alert> : null}
        </Stack>
        {flow.kept.length > 0 ? (
          <BulkReport
            report={{ berhasil: 0, gagal: flow.kept }}
            done={say('dikembalikan')}
            failed={say('sudah diubah setelah impor sehingga tidak dikembalikan')}
          />
        ) : null}
      </DialogContent>
      <DialogButtons sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {done && jumlah.salah > 0 ? <Button onClick={downloadWrong}>{say('Unduh baris yang salah')}</Button> : null}
        {done && jumlah.diterapkan > 0 ? (
          <Button color="error" startIcon={<UndoIcon />} onClick={() => setAsking(true)} loading={flow.busy}>
            {say('Batalkan impor')}
          </Button>
        ) : null}
        {done && jumlah.salah > 0 ? <Button onClick={flow.restart}>{say('Unggah perbaikan')}</Button> : null}
        {done ? null : <Button onClick={flow.restart}>{say('Impor lagi')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {say('Tutup')}
        </Button>
      </DialogButtons>
      <MessageDialog
        open={asking}
        title={say('Batalkan impor?')}
        accept={say('Batalkan impor')}
        decline={say('Kembali')}
        danger
        onAccept={() => {
          setAsking(false);
          flow.undo();
        }}
        onDecline={() => setAsking(false)}
      >
        {say(
          'Baris yang ditambahkan dihapus lagi dan baris yang diubah kembali ke nilai lama. Baris yang sudah diubah orang setelah impor dibiarkan.',
        )}
      </MessageDialog>
    </>
  );
}
