import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Downloads a stored file. */
export function FileLink({ id, name }: { id: string; name?: string }) {
  const say = useWords();
  const api = useCrudApi();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await api.downloadFile(id, name ?? id);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="cetak"
      size="small"
      startIcon={<AttachFileIcon />}
      loading={busy}
      onClick={event => {
        event.stopPropagation();
        open();
      }}
    >
      {name ?? say('Unduh berkas')}
    </Button>
  );
}
