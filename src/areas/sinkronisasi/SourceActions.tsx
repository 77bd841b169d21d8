import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { useMay } from '../../platform/ui/permissions.ts';

interface Source extends RaRecord {
  kode: string;
}

interface Answer {
  ok: boolean;
  latensiMs: number;
  pesan: string;
}

/** 'Uji koneksi' on a source's page: asks it whether it is there (docs/domain/10 §3.5). */
export default function SourceActions() {
  const record = useRecordContext<Source>();
  const may = useMay('action', 'pengaturan/sumber-data');
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (!record || !may) return null;

  const test = async () => {
    setBusy(true);
    try {
      const { data } = await http<Answer>(`sumber-data/${record.kode}/uji`, { method: 'POST', body: {} });
      if (data.ok) notify(`${data.pesan} (${data.latensiMs} ms)`, { type: 'success' });
      else notify(data.pesan, { type: 'error' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" onClick={test} loading={busy}>
      Uji koneksi
    </Button>
  );
}
