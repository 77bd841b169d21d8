import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Formulir } from '../../../../resources/formulir/formulir.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useLinkSteps, useLinks } from './useLinks.ts';

type Asking = 'ganti' | 'cabut' | null;

/** The address at which whoever has it answers a form. */
export function OpenLink({ form }: { form: Formulir }) {
  const { data, error, isPending, refetch } = useLinks(form.id, { q: '', mulai: 0 });
  const { busy, make, revoke } = useLinkSteps(form.id);
  const [asking, setAsking] = useState<Asking>(null);
  const notify = useNotify();
  if (isPending) return <Loading height={160} label="Memuat tautan" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const { alamat, jawaban } = data;
  if (!alamat)
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="info" sx={{ width: '100%' }}>
          Siapa saja yang memegang tautannya dapat mengisi formulir ini, tanpa masuk. Buat tautannya, lalu bagikan.
          {jawaban ? ` ${formatNumber(jawaban)} jawaban sudah datang lewat tautan sebelumnya.` : ''}
        </Alert>
        <Button variant="contained" disabled={busy} onClick={make}>
          Buat tautan
        </Button>
      </Stack>
    );
  const address = new URL(alamat, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('Tautan disalin.', { type: 'success' });
    } catch {
      notify('Peramban tidak mengizinkan penyalinan. Pilih alamatnya, lalu salin sendiri.', { type: 'warning' });
    }
  };
  const act = async () => {
    await (asking === 'ganti' ? make() : revoke());
    setAsking(null);
  };
  return (
    <Stack spacing={2}>
      <Typography className="angka">
        {formatNumber(jawaban)} jawaban datang lewat tautan
        {form.kuota ? `, dari kuota ${formatNumber(form.kuota)}` : ''}.
        {form.status === 'rilis' ? '' : ' Formulir ini sedang tidak dibuka: tautannya hanya mengatakan itu.'}
      </Typography>
      <TextField
        label="Tautan terbuka"
        value={address}
        size="small"
        margin="none"
        slotProps={{
          input: { readOnly: true },
          htmlInput: { onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select() },
        }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={copy}>
          Salin tautan
        </Button>
        <Button component="a" href={alamat} target="_blank" rel="noopener">
          Lihat halamannya
        </Button>
        <Button disabled={busy} onClick={() => setAsking('ganti')}>
          Ganti
        </Button>
        <Button color="error" disabled={busy} onClick={() => setAsking('cabut')}>
          Cabut
        </Button>
      </Stack>
      {asking ? (
        <AskDialog
          title={asking === 'ganti' ? 'Ganti tautan' : 'Cabut tautan'}
          verb={asking === 'ganti' ? 'Ganti' : 'Cabut'}
          busy={busy}
          onClose={() => setAsking(null)}
          onAgree={act}
        >
          <Typography>
            Tautan yang sudah dibagikan tidak berlaku lagi; {formatNumber(jawaban)} jawaban yang sudah datang tetap.
            {asking === 'cabut' ? ' Tautan baru dapat dibuat kapan saja.' : ''}
          </Typography>
        </AskDialog>
      ) : null}
    </Stack>
  );
}
