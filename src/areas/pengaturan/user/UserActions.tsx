import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { kirimTautanMasuk } from '../../../../resources/pengaturan/panggilanSandi.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../../platform/providers/http.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { refusalOf } from '../profile/formErrors.ts';
import { isLocked, needsFirstPassword, type UserRow } from './accountState.ts';
import { TemporaryPassword } from './TemporaryPassword.tsx';

/** On an account's page: a first login by mail, reset the password, take back a block. */
export default function UserActions() {
  const record = useRecordContext<UserRow>();
  const may = useMay('edit', 'pengaturan/user');
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const [password, setPassword] = useState<string | null>(null);
  if (!record || !may) return null;

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
      refresh();
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  const first = needsFirstPassword(record);
  const reset = async () => {
    if (first) return giveTemporary();
    const text = `Atur ulang kata sandi ${record.name}? Semua sesinya berakhir, dan kata sandi sementara ditampilkan satu kali.`;
    if (await confirm({ title: 'Atur ulang kata sandi', text, accept: 'Atur ulang' })) await giveTemporary();
  };
  const giveTemporary = () =>
    attempt(async () => {
      const { data } = await http<{ kataSandiSementara: string }>(`user/password/reset/${record.id}`, {
        method: 'PUT',
      });
      setPassword(data.kataSandiSementara);
    });
  const mailLink = async () => {
    const text = `Kirim tautan masuk pertama ke ${record.email}? ${record.name} membuat kata sandinya sendiri; tautan berlaku 3 hari, satu kali.`;
    if (!(await confirm({ title: 'Tautan masuk pertama', text, accept: 'Kirim' }))) return;
    await attempt(async () => {
      const { data } = await http<AnswerOf<typeof kirimTautanMasuk>>(`user/${record.id}/tautan-masuk`, {
        method: 'POST',
        body: {},
      });
      notify(`Tautan dikirim ke ${data.email}.`, { type: 'success' });
    });
  };
  const unlock = () =>
    attempt(async () => {
      await http(`user/unlock/${record.id}`, { method: 'PUT' });
      notify('Kunci akun dibuka.', { type: 'success' });
    });

  return (
    <>
      {isLocked(record) ? (
        <Button variant="outlined" onClick={unlock}>
          Buka kunci
        </Button>
      ) : null}
      {record.sumber === 'lokal' && first && record.aktif ? (
        <Button variant="outlined" onClick={mailLink}>
          Kirim tautan masuk pertama
        </Button>
      ) : null}
      {record.sumber === 'lokal' ? (
        <Button variant={first ? 'contained' : 'text'} onClick={reset}>
          {first ? 'Buat kata sandi sementara' : 'Atur ulang kata sandi'}
        </Button>
      ) : null}
      <TemporaryPassword name={record.name ?? record.username} password={password} onClose={() => setPassword(null)} />
    </>
  );
}
