import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { MailDns } from './MailDns.tsx';
import { MailQueue } from './MailQueue.tsx';
import { MailServerForm } from './MailServerForm.tsx';
import { MailTrial } from './MailTrial.tsx';
import { useMailServer } from './useMailServer.ts';

/** /pengaturan/surel: where mail goes out, whether it does, and what did not. */
export default function MailPage() {
  const { data, error, isPending, refetch, save, forget } = useMailServer();
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ScreenTitle path="/pengaturan/surel" />
      {isPending ? <Loading height={480} label="Memuat server surel" /> : null}
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ mt: 2 }} /> : null}
      {data ? (
        <Stack spacing={2} sx={{ mt: 1 }}>
          <MailServerForm key={`${data.asal} ${data.version}`} state={data} onSave={save} onForget={forget} />
          {data.asal === 'tidak' ? null : (
            <>
              <MailTrial />
              <MailDns address={data.alamatPengirim} />
            </>
          )}
          <MailQueue counts={data.antrean} />
        </Stack>
      ) : null}
    </Box>
  );
}
