import MergeIcon from '@mui/icons-material/MergeTypeOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSelection } from '../list/selection.ts';
import { useMerge } from './useMerge.ts';

/** "Gabungkan", where exactly two rows are ticked. */
export function MergeTicked() {
  const { all, target } = useSelection();
  const { may, pathTo } = useMerge();
  const ids = !all && 'ids' in target ? target.ids : [];
  const [a, b] = ids;
  if (!may || !a || !b || ids.length !== 2) return null;
  return (
    <Button size="small" startIcon={<MergeIcon />} component={Link} to={pathTo({ a, b })}>
      Gabungkan
    </Button>
  );
}
