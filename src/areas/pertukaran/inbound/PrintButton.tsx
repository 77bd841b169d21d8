import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

interface Props {
  label: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

/** Fetches a document of the server; what it says against it is said here. */
export function PrintButton({ label, path, query }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await download(path, query, `${label}.pdf`);
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={print} loading={busy}>
      {label}
    </Button>
  );
}
