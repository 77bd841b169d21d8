import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { HeldFields } from '../../../platform/ui/form/HeldFields.tsx';
import { refusalOf } from '../profile/formErrors.ts';
import type { UserRow } from './accountState.ts';
import type { HeldRow } from './heldRow.ts';

interface Props {
  account: UserRow;
  /** The role that is changed; a new one without. */
  row: HeldRow | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const resource = 'pengaturan/user-role';
const asked = ['idRole', 'idProgramProdi', 'idMitra', 'berlakuMulai', 'berlakuSampai', 'isUtama'] as const;

/** Gives an account a role, or changes for what and how long it is held. */
export function HeldRoleDialog({ account, row, onClose, onSaved }: Props) {
  const id = useId();
  const dataProvider = useDataProvider();
  const notify = useNotify();

  const save = async (values: FieldValues) => {
    const given = Object.fromEntries(asked.map(name => [name, values[name] ?? null]));
    const data = { ...given, isUtama: values.isUtama === true };
    try {
      if (row) {
        const changed = { ...data, version: row.version };
        await dataProvider.update(resource, { id: row.id, data: changed, previousData: row });
      } else await dataProvider.create(resource, { data: { ...data, idUser: account.id } });
      notify('Peran disimpan.', { type: 'success' });
      onSaved();
    } catch (error) {
      const { fields, message } = refusalOf(error);
      notify(message, { type: 'error' });
      return fields;
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-judul`}>
      <DialogTitle id={`${id}-judul`}>{row ? 'Ubah peran' : 'Tambah peran'}</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={row ?? { idUser: account.id }}>
            <FormModeContext value={row ? 'edit' : 'create'}>
              <Form id={id} record={row ?? {}} onSubmit={save} noValidate>
                <HeldFields name={`peran ${account.id} ${row?.id ?? 'baru'}`} takes />
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
        <Button onClick={onClose}>Batal</Button>
        <Button type="submit" form={id} variant="contained">
          Simpan
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
