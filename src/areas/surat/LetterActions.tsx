import Download from '@mui/icons-material/Download';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import { surat } from '../../../resources/surat/surat.ts';
import { download } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';

/** On a letter's page: its kept file, and what its public check says. */
export default function LetterActions() {
  const say = useWords();
  const record = useRecordContext<Row<typeof surat>>();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!record) return null;
  const get = async () => {
    setBusy(true);
    try {
      await download(`${surat.endpoint}/${record.id}/berkas`, undefined, 'surat.pdf');
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button startIcon={<Download />} onClick={get} disabled={busy}>
        {say('Unduh PDF')}
      </Button>
      <Button
        startIcon={<OpenInNew />}
        href={`/verifikasi-surat/${record.kodeVerifikasi}`}
        target="_blank"
        rel="noopener"
      >
        {say('Periksa')}
      </Button>
    </>
  );
}
