import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ResetAnswer } from '../../../../resources/pengaturan/akun.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useSelection } from '../../../platform/ui/list/selection.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { TemporaryPasswords } from './TemporaryPasswords.tsx';

const most = 200;

/** For ticked accounts: a temporary password each, as after an import. */
export default function ResetMany() {
  const { all, count, target } = useSelection();
  const may = useMay('edit', 'pengaturan/user');
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResetAnswer | null>(null);
  if (!may || all || !('ids' in target)) return null;

  const reset = async () => {
    if (count > most) return notify(`Pilih maksimal ${most} akun.`, { type: 'warning' });
    const text = `Buat kata sandi sementara untuk ${count} akun? Semua sesinya berakhir, dan kata sandi ditampilkan satu kali.`;
    if (!(await confirm({ title: 'Kata sandi sementara', text, accept: 'Buat' }))) return;
    setBusy(true);
    try {
      const { data } = await http<ResetAnswer>('user/password/reset', { method: 'PUT', body: { ids: target.ids } });
      setAnswer(data);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" startIcon={<KeyIcon />} onClick={reset} loading={busy}>
        Kata sandi sementara
      </Button>
      {answer ? (
        <TemporaryPasswords
          answer={answer}
          onClose={() => {
            setAnswer(null);
            refresh();
          }}
        />
      ) : null}
    </>
  );
}
