import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Row } from '../../../../resources/kit/index.ts';
import type { undangan } from '../../../../resources/pengaturan/undangan.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { HeldFields } from '../../../platform/ui/form/HeldFields.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { refusalOf } from '../profile/formErrors.ts';

type Invitation = Row<typeof undangan>;

/** On an invitation's page: the address can be put right, and the invitation sent (again). */
export default function InvitationActions() {
  const record = useRecordContext<Invitation>();
  const may = useMay('action', 'pengaturan/undangan');
  const [asking, setAsking] = useState(false);
  if (!record || !may || record.status === 'masuk') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {record.status === 'belum' ? 'Kirim undangan' : 'Kirim ulang'}
      </Button>
      {asking ? <SendDialog invitation={record} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function SendDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const send = async ({ email }: FieldValues) => {
    setBusy(true);
    try {
      const body = email === invitation.kepada ? {} : { email };
      await http(`pengaturan/undangan/${invitation.id}/kirim`, { method: 'POST', body });
      notify('Undangan sedang dikirim.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const { fields, message } = refusalOf(error);
      notify(message, { type: 'error' });
      return fields;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={`${id}-judul`}>
      <DialogTitle id={`${id}-judul`}>Kirim undangan</DialogTitle>
      <DialogContent>
        {invitation.kesalahan ? (
          <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            Terakhir gagal: {invitation.kesalahan}
          </Typography>
        ) : null}
        <ResourceContextProvider value="pengaturan/user">
          <RecordContextProvider value={{ id: invitation.idUser, email: invitation.kepada }}>
            <FormModeContext value="edit">
              <Form id={id} record={{ email: invitation.kepada }} onSubmit={send} noValidate>
                <HeldFields name={`undangan ${invitation.id}`} takes />
                <FieldInput source="email" />
              </Form>
            </FormModeContext>
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button type="submit" form={id} variant="contained" loading={busy}>
          Kirim
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
