import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { messageOf } from '../errors.ts';
import { Notice } from './Notice.tsx';

/** The rows could not be loaded: why, and once more. */
export function ListError() {
  const { error, refetch, isFetching } = useListContext();
  return (
    <Notice role="alert" title="Data tidak dapat dimuat" text={messageOf(error)}>
      <Button variant="outlined" startIcon={<RefreshIcon />} loading={isFetching} onClick={() => refetch()}>
        Coba lagi
      </Button>
    </Notice>
  );
}
