import Paper from '@mui/material/Paper';
import { useRecordContext } from 'react-admin';
import { Deputies } from '../deputies/Deputies.tsx';
import type { UserRow } from './accountState.ts';

/** Deputies of an account, appointed for somebody who cannot do it. */
export default function DeputiesTab() {
  const account = useRecordContext<UserRow>();
  if (!account) return null;
  return (
    <Paper sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Deputies akun={String(account.id)} />
    </Paper>
  );
}
