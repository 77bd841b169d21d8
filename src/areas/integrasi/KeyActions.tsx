import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { MessageDialog } from '../../platform/common/dialogs/MessageDialog.tsx';
import { OnceShown } from '../../platform/common/dialogs/OnceShown.tsx';
import { useMay } from '../../platform/ui/permissions.ts';
import { useNewSecret } from './useNewSecret.ts';

/** On a key's page: its secret, made here and shown once. */
export default function KeyActions() {
  const record = useRecordContext<RaRecord>();
  const may = useMay('edit', 'integrasi/kunci-api');
  const { busy, secret, make, forget } = useNewSecret('integrasi/kunci-api', record);
  const [asking, setAsking] = useState(false);
  if (!record || !may) return null;
  const first = !record.awalan;
  const agree = () => {
    setAsking(false);
    make();
  };
  return (
    <>
      {record.status === 'aktif' ? (
        <Button
          variant={first ? 'contained' : 'outlined'}
          loading={busy}
          onClick={first ? make : () => setAsking(true)}
        >
          {first ? 'Buat kunci' : 'Ganti kunci'}
        </Button>
      ) : null}
      <MessageDialog
        open={asking}
        title="Ganti kunci?"
        accept="Ganti kunci"
        onAccept={agree}
        decline="Batal"
        onDecline={() => setAsking(false)}
      >
        <Typography>
          Kunci yang berawal {record.awalan} langsung ditolak. Pasang kunci baru di sistem itu setelahnya.
        </Typography>
      </MessageDialog>
      <OnceShown title="Kunci API" secret={secret} onClose={forget}>
        <Typography>
          Pasang di {record.nama} sebagai kepala <code>Authorization: Bearer …</code>. Kunci ini hanya ditampilkan
          sekali.
        </Typography>
      </OnceShown>
    </>
  );
}
