import MergeIcon from '@mui/icons-material/MergeTypeOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMerge } from './useMerge.ts';

/** "Gabungkan…" on the page of a row. */
export function MergeAction() {
  const record = useRecordContext();
  const { may, pathTo } = useMerge();
  if (!may || !record) return null;
  return (
    <Button startIcon={<MergeIcon />} component={Link} to={pathTo({ a: String(record.id) })}>
      Gabungkan…
    </Button>
  );
}
