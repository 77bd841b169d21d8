import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { HistoryEntry } from '../../providers/api.ts';
import { formatDateTime } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { ChangeList } from './ChangeList.tsx';
import { restorePreview } from './restorePreview.ts';

interface Props {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  index: number;
  onClose: () => void;
}

/** Shows what going back to a former version changes, then does it. */
export default function RestoreDialog({ entries, index, onClose }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const entry = entries[index];
  if (!entry || !record) return null;
  // States move by transitions only, so what the server fills stays as it is.
  const changes = Object.fromEntries(
    Object.entries(restorePreview(entries, index)).filter(([name]) => resource.fields[name]?.readOnly === false),
  );
  const nothing = Object.keys(changes).length === 0;
  const restore = async () => {
    setBusy(true);
    try {
      await api.restore(resource.name, String(record.id), { idRiwayat: entry.id, version: record.version });
      notify(say('Data dikembalikan ke versi %{versi}.', { versi: entry.versi }), { type: 'success' });
      onClose();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    } finally {
      refresh();
    }
  };
  return (
    <AskDialog
      title={say('Kembalikan ke versi %{versi}?', { versi: entry.versi })}
      verb={say('Kembalikan')}
      busy={busy}
      disabled={nothing}
      onAgree={restore}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {nothing
          ? say('Versi ini sama dengan data sekarang.')
          : say('Data akan kembali seperti pada %{tanggal}. Yang berubah:', { tanggal: formatDateTime(entry.waktu) })}
      </DialogContentText>
      <ChangeList changes={changes} />
    </AskDialog>
  );
}
