import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { masaStudi } from '../../../../../resources/pertukaran/masaStudi.ts';
import { mkInbound } from '../../../../../resources/pertukaran/mkInbound.ts';
import { http } from '../../../../platform/providers/http.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { useCopySources } from '../../../../platform/ui/copy/useCopySources.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { calls } from '../calls.ts';
import { PeriodSelect } from '../PeriodSelect.tsx';

/** Copies the classes of a study period into another one, as drafts. */
export function CopyClasses() {
  const [open, setOpen] = useState(false);
  const classes = useCopySources(mkInbound.name);
  const periods = useCopySources(masaStudi.name, { filter: { skema: 'inbound' }, least: 2 });
  if (!classes || !periods) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salin kelas</Button>
      {open ? <CopyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CopyDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { dariIdMasaStudi: from, keIdMasaStudi: to };
      const { data } = await http<{ disalin: number; dilewati: number }>(calls.salin, { method: 'POST', body });
      const skipped = data.dilewati ? ` ${data.dilewati} sudah ada dan dilewati.` : '';
      notify(`${data.disalin} kelas disalin sebagai draf.${skipped}`, { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Salin kelas"
      verb="Salin"
      busy={busy}
      disabled={!from || !to || from === to}
      problem={problem}
      onAgree={copy}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>Kelas beserta dosen pengampunya disalin sebagai draf.</Typography>
      <PeriodSelect label="Dari masa studi" value={from} except={to} onChange={setFrom} />
      <PeriodSelect label="Ke masa studi" value={to} except={from} onChange={setTo} />
    </AskDialog>
  );
}
