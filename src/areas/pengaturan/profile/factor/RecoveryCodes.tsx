import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { printPage } from '../../../../platform/common/print/printPage.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { useAuthState } from '../../../../platform/providers/session.ts';
import { useIdentity } from '../../../../platform/useIdentity.ts';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** Recovery codes, shown once: copied, printed, or both. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const say = useWords();
  const { namaPortal } = useIdentity();
  const { user } = useAuthState();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'stretch' }}>
      <Alert severity="success" variant="outlined">
        {say('Verifikasi dua langkah aktif. Simpan kode pemulihan ini: hanya ditampilkan sekali.')}
      </Alert>
      <Typography>
        {say(
          'Kode pemulihan %{portal} untuk %{akun}. Bila ponsel hilang, pakai salah satunya sebagai ganti kode aplikasi; setiap kode berlaku satu kali.',
          { portal: namaPortal, akun: user?.username ?? '' },
        )}
      </Typography>
      <Box
        component="ul"
        aria-label={say('Kode pemulihan')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          gap: 1,
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          listStyle: 'none',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '1.0625rem',
          userSelect: 'all',
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button variant="contained" onClick={onKept}>
          {say('Sudah saya simpan')}
        </Button>
        <Button variant="outlined" onClick={() => void printPage()}>
          {say('Cetak')}
        </Button>
        <Button variant="outlined" onClick={copy}>
          {copied ? say('Tersalin') : say('Salin')}
        </Button>
      </Stack>
    </Stack>
  );
}
