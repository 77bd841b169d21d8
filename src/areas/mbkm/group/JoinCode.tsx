import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';

/** The code with which others join, to be read out or copied. */
export function JoinCode({ code }: { code: string }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify('Kode gabung disalin.', { type: 'success' });
    } catch {
      notify('Kode tidak dapat disalin. Tandai lalu salin dengan tangan.', { type: 'warning' });
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Kode gabung
      </Typography>
      <Typography
        component="span"
        className="angka"
        sx={{ fontWeight: 700, letterSpacing: '0.12em', userSelect: 'all' }}
      >
        {code}
      </Typography>
      <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
        Salin
      </Button>
    </Stack>
  );
}
