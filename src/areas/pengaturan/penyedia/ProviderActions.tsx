import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { TryResult } from './TryResult.tsx';

/** On a provider's page: its client's secret, and a try that logs nobody in. */
export default function ProviderActions() {
  const record = useRecordContext<RaRecord>();
  const may = useMay('edit', 'pengaturan/penyedia-masuk');
  const notify = useNotify();
  const { hash } = useLocation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const ticket = /^#coba=([\w-]+)$/.exec(hash)?.[1];
  if (!record || !may) return null;
  const path = `pengaturan/penyedia-masuk/${record.id}`;

  const tryOut = async () => {
    setBusy(true);
    try {
      const { data } = await http<{ alamat: string }>(`${path}/coba`, { method: 'POST', body: {} });
      window.location.assign(data.alamat);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={tryOut} loading={busy}>
        Coba masuk
      </Button>
      <Button variant="text" onClick={() => setAsking(true)}>
        {record.rahasiaTersimpan ? 'Ganti rahasia klien' : 'Simpan rahasia klien'}
      </Button>
      {asking ? <SecretDialog path={path} onClose={() => setAsking(false)} /> : null}
      {ticket ? <TryResult path={path} ticket={ticket} /> : null}
    </>
  );
}

/** The typed secret is sent and never shown again. */
function SecretDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    try {
      await http(`${path}/rahasia`, { method: 'PUT', body: { rahasia: value } });
      notify(value.trim() ? 'Rahasia klien disimpan.' : 'Rahasia klien dihapus.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog title="Rahasia klien" verb="Simpan" busy={busy} problem={problem} onAgree={save} onClose={onClose}>
      <TextField
        label="Rahasia klien"
        type="password"
        autoComplete="off"
        fullWidth
        autoFocus
        value={value}
        onChange={event => setValue(event.target.value)}
        helperText="Disimpan terenkripsi dan tidak pernah ditampilkan lagi. Kosongkan untuk menghapusnya."
        sx={{ mt: 1 }}
      />
    </AskDialog>
  );
}
