import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { HttpError, useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../errors.ts';
import { Notice } from '../list/Notice.tsx';

interface Props {
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
}

/** Where one row will be: on its way, or why it does not come. */
export function PageState({ error, isPending, onRetry }: Props) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (isPending || !error)
    return (
      <Stack spacing={2} role="status" aria-label="Memuat data">
        <Skeleton variant="rounded" width={280} height={32} />
        <Skeleton variant="rounded" height={320} />
      </Stack>
    );
  const missing = error instanceof HttpError && error.status === 404;
  return (
    <Paper variant="outlined">
      <Notice role="alert" title={missing ? 'Data tidak ditemukan' : 'Data tidak dapat dimuat'} text={messageOf(error)}>
        {missing ? null : (
          <Button variant="outlined" startIcon={<RefreshIcon />} onClick={onRetry}>
            Coba lagi
          </Button>
        )}
        <Button component={Link} to={createPath({ resource, type: 'list' })}>
          Kembali ke daftar
        </Button>
      </Notice>
    </Paper>
  );
}
