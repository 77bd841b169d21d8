import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { paketKonversi } from '../../../../resources/master/paketKonversi.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { Paket } from './rows.ts';

/** On a package's page: a copy of it, for one that students already use (docs/domain/10 §2.2 'Salin'). */
export default function PackageActions() {
  const paket = useRecordContext<Paket>();
  const may = useMay('create', paketKonversi.name);
  const { confirm } = useDialogs();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (!paket || !may) return null;
  const copy = async () => {
    const text = `Salin ${paket.nama} menjadi paket baru berstatus draf beserta mata kuliahnya?`;
    if (!(await confirm({ title: 'Salin paket', text, accept: 'Salin' }))) return;
    setBusy(true);
    try {
      const { data } = await http<Paket>(`${paketKonversi.endpoint}/${paket.id}/salin`, { method: 'POST', body: {} });
      notify(`Paket ${data.kode} dibuat sebagai draf.`, { type: 'success' });
      refresh();
      navigate(`/master/paket-konversi/${data.id}/show?tab=matkul`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" onClick={copy} loading={busy}>
      Salin
    </Button>
  );
}
