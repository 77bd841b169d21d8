import Alert from '@mui/material/Alert';
import { useResourceContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { isRecord } from '../../providers/isRecord.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** An old link to a row that was merged: on to the one that stays, which says so. */
export function LedOn({ id, said }: { id: string; said: string }) {
  const { pathTo } = useCrudPages(useResourceContext() ?? '');
  return <Navigate to={pathTo({ type: 'show', id }) ?? '/'} state={{ dialihkan: said }} replace />;
}

/** Why somebody sees another row than the one that they asked for. */
export function LedHere() {
  const { state } = useLocation();
  const said = isRecord(state) ? state.dialihkan : undefined;
  return typeof said === 'string' ? (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {said}
    </Alert>
  ) : null;
}
