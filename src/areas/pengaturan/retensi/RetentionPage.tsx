import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { MailSection } from '../surel/MailSection.tsx';
import { DuePart } from './DuePart.tsx';
import { HeldPart } from './HeldPart.tsx';
import { RunsPart } from './RunsPart.tsx';
import { useRetention } from './useRetention.ts';
import { YearsRow } from './YearsRow.tsx';

/** /pengaturan/retensi: how long personal data is kept, what is due, and runs that make people unknown. */
export default function RetentionPage() {
  const { data, error, isPending, refetch, send } = useRetention();
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ScreenTitle path="/pengaturan/retensi" />
      {isPending ? <Loading height={480} label="Memuat masa simpan" /> : null}
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ mt: 2 }} /> : null}
      {data ? (
        <Stack spacing={2} sx={{ mt: 1 }}>
          <RunsPart runs={data.jalan} onSend={send} />
          <MailSection title="Masa simpan per jenis data">
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              Tanpa angka, data disimpan selamanya. Mengatur masa simpan belum menghapus apa pun.
            </Typography>
            <Stack spacing={2} divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />}>
              {data.jenis.map(kind => (
                <YearsRow key={`${kind.jenis} ${kind.version}`} kind={kind} onSend={send} />
              ))}
            </Stack>
          </MailSection>
          <DuePart state={data} onSend={send} />
          <HeldPart held={data.ditahan} onSend={send} />
        </Stack>
      ) : null}
    </Box>
  );
}
