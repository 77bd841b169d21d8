import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type MhsInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { role } from '../../../../../resources/roles.ts';
import { useDialogs } from '../../../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';

/** Gives a registrant who lost the access code a new one; it is shown once. */
export default function AccessCodeButton() {
  const record = useRecordContext<MhsInbound>();
  const baseRole = useBaseRole();
  const notify = useNotify();
  const refresh = useRefresh();
  const { confirm, success } = useDialogs();
  const [busy, setBusy] = useState(false);
  if (!record || (baseRole !== role.superAdmin && baseRole !== role.timMbkm)) return null;
  const give = async () => {
    const text = `Buat kode akses baru untuk ${record.namaLengkap}? Kode yang lama tidak berlaku lagi.`;
    if (!(await confirm({ title: 'Kode akses', text, accept: 'Buat kode' }))) return;
    setBusy(true);
    try {
      const { data } = await http<{ kodeAkses: string }>(`${mhsInbound.endpoint}/${record.id}/kode-akses`, {
        method: 'POST',
        body: { version: record.version },
      });
      await success(
        `Kode akses ${record.nomorRegistrasi}: ${data.kodeAkses}. Catat sekarang; kode hanya ditampilkan sekali.`,
      );
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={give} disabled={busy}>
      Kode Akses
    </Button>
  );
}
