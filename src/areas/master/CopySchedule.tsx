import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCopySources } from '../../platform/ui/copy/useCopySources.ts';
import { DialogButtons } from '../../platform/ui/DialogButtons.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { RefPicker } from '../../platform/ui/inputs/RefPicker.tsx';
import { copiedLines, type Line, linesOf } from './scheduleLines.ts';

/** "Salin dari periode": another period's calendar, moved to where this one begins. */
export function CopySchedule({ onCopy }: { onCopy: (lines: Line[]) => void }) {
  const title = useId();
  const field = useId();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const own = useRecordContext();
  const others = useMemo(() => (own?.id ? { id_neq: own.id } : {}), [own?.id]);
  const offered = useCopySources('master/periode', { filter: others });
  const start: unknown = useWatch({ name: 'tanggalMulai' });
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const close = () => {
    setOpen(false);
    setChosen(null);
  };
  const copy = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      const { data } = await dataProvider.getOne('master/periode', { id: chosen });
      const lines = linesOf(data.jadwal);
      const theirStart = typeof data.tanggalMulai === 'string' ? data.tanggalMulai : null;
      onCopy(copiedLines(lines, theirStart, typeof start === 'string' && start ? start : null));
      notify(lines.length ? `${lines.length} tahap disalin.` : 'Periode itu tidak punya jadwal tahap.', {
        type: 'info',
      });
      close();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  if (!offered) return null;
  return (
    <>
      <Button startIcon={<ContentCopyOutlined />} onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
        Salin dari periode
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
        <DialogTitle id={title}>Salin jadwal tahap</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            Jadwal di formulir diganti. Tanggalnya digeser mengikuti tanggal mulai periode ini.
          </Typography>
          <RefPicker
            to="master/periode"
            value={chosen}
            onChange={setChosen}
            filter={others}
            frame={{ id: field, label: 'Periode' }}
          />
        </DialogContent>
        <DialogButtons>
          <Button onClick={close}>Batal</Button>
          <Button variant="contained" onClick={copy} loading={busy} disabled={!chosen}>
            Salin
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
