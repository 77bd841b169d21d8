import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
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
import type { Row } from '../../../resources/kit/index.ts';
import type { mitra } from '../../../resources/master/mitra.ts';
import { role } from '../../../resources/roles.ts';
import { http } from '../../platform/providers/http.ts';
import { DialogButtons } from '../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../platform/ui/form/FormMode.ts';
import { HeldFields } from '../../platform/ui/form/HeldFields.tsx';
import { useBaseRole, useMay } from '../../platform/ui/permissions.ts';
import { refusalOf } from '../pengaturan/profile/formErrors.ts';

type Partner = Row<typeof mitra>;

const asked = ['nama', 'jabatan', 'email', 'noHp'] as const;

/** On a partner's page: adds a contact with an account for this partner, and invites them by mail. */
export default function InviteContact() {
  const record = useRecordContext<Partner>();
  const may = useMay('action', 'master/pic-mitra');
  const baseRole = useBaseRole();
  const [asking, setAsking] = useState(false);
  if (!record || !may || (baseRole !== role.superAdmin && baseRole !== role.timMbkm)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Undang kontak
      </Button>
      {asking ? <InviteDialog partner={record} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function InviteDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const invite = async (values: FieldValues) => {
    setBusy(true);
    try {
      const body = Object.fromEntries(asked.map(name => [name, values[name] ?? null]));
      const { data } = await http<{ username: string }>(`master/mitra/${partner.id}/undang-kontak`, {
        method: 'POST',
        body,
      });
      notify(`Akun ${data.username} dibuat dan undangannya sedang dikirim.`, { type: 'success' });
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
      <DialogTitle id={`${id}-judul`}>Undang kontak {partner.nama}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          Kontak menjadi PIC mitra, mendapat akun yang hanya melihat data mitra ini, dan surel berisi tautan masuk
          pertama.
        </Typography>
        <ResourceContextProvider value="master/pic-mitra">
          <RecordContextProvider value={{ idMitra: partner.id }}>
            <FormModeContext value="create">
              <Form id={id} record={{}} onSubmit={invite} noValidate>
                <HeldFields name={`kontak ${partner.id}`} takes />
                <Stack spacing={2} sx={{ pt: 1, alignItems: 'stretch' }}>
                  {asked.map(source => (
                    <FieldInput key={source} source={source} />
                  ))}
                </Stack>
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
          Undang
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
