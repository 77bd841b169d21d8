import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { HttpError, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { codeOf, mergedInto, messageOf } from '../failedCall.ts';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useCrudPages } from '../useCrudPath.ts';
import { LedOn } from './LedOn.tsx';

interface Props {
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
  /** The list that it would be in; default: the resource's own. */
  backTo?: string;
}

/** The place of one row that is on its way. */
export function RowOnItsWay() {
  const say = useWords();
  return (
    <Stack spacing={2} role="status" aria-label={say('Memuat data')}>
      <Skeleton variant="rounded" width={280} height={32} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** Where one row will be: on its way, or why it does not come. */
export function PageState({ error, isPending, onRetry, backTo }: Props) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { pathTo } = useCrudPages(resource);
  if (isPending || !error) return <RowOnItsWay />;
  const stays = mergedInto(error);
  if (stays) return <LedOn id={stays} said={messageOf(error)} />;
  const back = (
    <Button component={Link} to={backTo ?? pathTo({ type: 'list' }) ?? '/'}>
      {say('Kembali ke daftar')}
    </Button>
  );
  return (
    <Paper variant="outlined">
      {error instanceof HttpError && error.status === 404 ? (
        <Notice
          role="alert"
          title={say('Data tidak ditemukan')}
          // The catalogue's sentence is the title; a sentence of its own says more.
          text={
            codeOf(error) === 'notFound'
              ? say('Mungkin sudah dihapus, atau bukan bagian dari data yang dapat Anda buka.')
              : messageOf(error)
          }
        >
          {back}
        </Notice>
      ) : (
        <LoadFailed error={error} onRetry={onRetry}>
          {back}
        </LoadFailed>
      )}
    </Paper>
  );
}
