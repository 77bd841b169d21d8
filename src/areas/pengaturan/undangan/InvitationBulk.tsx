import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useSelection } from '../../../platform/ui/list/selection.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

/** For ticked invitations: sends them (again). */
export default function InvitationBulk() {
  const may = useMay('action', 'pengaturan/undangan');
  const { target, clear } = useSelection();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (!may || !('ids' in target)) return null;

  const send = async () => {
    setBusy(true);
    try {
      const { data } = await http<{ jumlah: number }>('pengaturan/undangan/kirim', {
        method: 'POST',
        body: { ids: target.ids },
      });
      notify(`${data.jumlah} undangan sedang dikirim.`, { type: 'success' });
      clear();
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" onClick={send} loading={busy}>
      Kirim undangan
    </Button>
  );
}
