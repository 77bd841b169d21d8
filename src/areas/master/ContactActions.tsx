import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import type { picMitra } from '../../../resources/master/picMitra.ts';
import type { MadeAccount } from '../../../resources/pengaturan/akun.ts';
import { role } from '../../../resources/roles.ts';
import { useDialogs } from '../../platform/common/dialogs/useDialogs.ts';
import { http } from '../../platform/providers/http.ts';
import { useBaseRole, useMay } from '../../platform/ui/permissions.ts';
import { refusalOf } from '../pengaturan/profile/formErrors.ts';
import { TemporaryPassword } from '../pengaturan/user/TemporaryPassword.tsx';

/** On a contact's page: the account with which the partner works in the portal. */
export default function ContactActions() {
  const record = useRecordContext<Row<typeof picMitra>>();
  const may = useMay('action', 'master/pic-mitra');
  const baseRole = useBaseRole();
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const [made, setMade] = useState<MadeAccount | null>(null);
  if (!record || !may || (baseRole !== role.superAdmin && baseRole !== role.timMbkm)) return null;

  const make = async () => {
    const text = `Buatkan akun untuk ${record.nama}? Kata sandi sementara ditampilkan satu kali.`;
    if (!(await confirm({ title: 'Buatkan akun', text, accept: 'Buatkan akun' }))) return;
    try {
      const path = `master/pic-mitra/${record.id}/buatkan-akun`;
      const { data } = await http<MadeAccount>(path, { method: 'POST', body: { version: record.version } });
      setMade(data);
      refresh();
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  const invite = async () => {
    const text = record.idUser
      ? `Kirim lagi undangan kepada ${record.nama} (${record.email})? Tautan yang lama tidak berlaku lagi.`
      : `Buatkan akun untuk ${record.nama} dan kirim tautan masuk pertama ke ${record.email}?`;
    if (!(await confirm({ title: 'Undang lewat surel', text, accept: 'Undang' }))) return;
    try {
      await http(`master/pic-mitra/${record.id}/undang`, { method: 'POST', body: { version: record.version } });
      notify('Undangan sedang dikirim.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  return (
    <>
      {record.aktif ? (
        <Button variant="outlined" onClick={invite}>
          {record.idUser ? 'Undang lagi' : 'Undang lewat surel'}
        </Button>
      ) : null}
      {record.idUser || !record.aktif ? null : (
        <Button variant="outlined" onClick={make}>
          Buatkan akun
        </Button>
      )}
      <TemporaryPassword
        name={`${record.nama} (nama pengguna ${made?.username ?? ''})`}
        password={made?.kataSandiSementara ?? null}
        onClose={() => setMade(null)}
      />
    </>
  );
}
