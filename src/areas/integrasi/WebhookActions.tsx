import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useNotify, useRecordContext } from 'react-admin';
import type { JawabanUji } from '../../../resources/integrasi/panggilan.ts';
import { OnceShown } from '../../platform/common/dialogs/OnceShown.tsx';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { useMay } from '../../platform/ui/permissions.ts';
import { useNewSecret } from './useNewSecret.ts';

/** The receiver's answer in words. */
const answerWords = ({ berhasil, kodeHttp, jawaban, milidetik }: JawabanUji): string => {
  const code = kodeHttp === null ? '' : `kode ${kodeHttp}, `;
  return berhasil
    ? `Penerima menjawab (${code}${milidetik} md).`
    : `Percobaan gagal (${code}${milidetik} md)${jawaban ? `: ${jawaban.slice(0, 200)}` : '.'}`;
};

/** On a webhook's page: the secret by which its receiver knows us, and a try. */
export default function WebhookActions() {
  const record = useRecordContext<RaRecord>();
  const may = useMay('edit', 'integrasi/webhook');
  const notify = useNotify();
  const { busy, secret, make, forget } = useNewSecret('integrasi/webhook', record);
  const [trying, setTrying] = useState(false);
  if (!record || !may) return null;
  const tryOut = async () => {
    setTrying(true);
    try {
      const { data } = await http<JawabanUji>(`integrasi/webhook/${record.id}/uji`, { method: 'POST', body: {} });
      notify(answerWords(data), { type: data.berhasil ? 'success' : 'error' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setTrying(false);
    }
  };
  return (
    <>
      {record.rahasiaTersimpan ? (
        <Button variant="outlined" loading={trying} onClick={tryOut}>
          Kirim percobaan
        </Button>
      ) : null}
      <Button variant={record.rahasiaTersimpan ? 'text' : 'contained'} loading={busy} onClick={make}>
        {record.rahasiaTersimpan ? 'Ganti rahasia' : 'Buat rahasia tanda tangan'}
      </Button>
      <OnceShown title="Rahasia tanda tangan" secret={secret} onClose={forget}>
        <Typography>
          Pasang di penerima. Dengan rahasia ini penerima memeriksa kepala <code>webhook-signature</code> setiap kiriman
          (Standard Webhooks). Rahasia ini hanya ditampilkan sekali.
        </Typography>
      </OnceShown>
    </>
  );
}
