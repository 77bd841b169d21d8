import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileThumb } from './FileThumb.tsx';
import type { KeptFile } from './keptFiles.ts';

interface Props {
  files: readonly KeptFile[];
  busy: boolean;
  onRetry: () => void;
  onDiscard: (key: string) => void;
}

/** Files that only this device has. */
export function WaitingFiles({ files, busy, onRetry, onDiscard }: Props) {
  if (files.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 }, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={onRetry}>
          Kirim
        </Button>
      }
    >
      Tersimpan di perangkat. Dikirim sendiri saat tersambung ke internet.
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map(({ key, file }) => (
          <Stack key={key} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <FileThumb file={file} alt={file.name} />
            <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
              {file.name}
            </Typography>
            <IconButton size="small" onClick={() => onDiscard(key)} aria-label={`Hapus ${file.name}`}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}
