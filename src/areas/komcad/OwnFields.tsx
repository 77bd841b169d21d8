import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type RaRecord, ResourceContextProvider, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { FieldInput } from '../../platform/ui/FieldInput.tsx';
import { fieldErrorsOf, messageOf } from '../../platform/ui/failedCall.ts';
import { FormModeContext } from '../../platform/ui/form/FormMode.ts';
import { useHeldFields } from '../../platform/ui/form/useHeldFields.ts';

interface Props {
  /** Resource of the row; default: the registration's. */
  resource?: string;
  /** The row as it is; null: it is made with the first answers. */
  row: (RaRecord<string> & { version?: number }) | null;
  fields: readonly string[];
  /** Further values of a new row. */
  beside?: Readonly<Record<string, string>>;
  verb?: string;
  done?: string;
}

/** Fields that a participant fills in during a stage, with a save button of their own. */
export function OwnFields({
  resource = pendaftaranKomcad.name,
  row,
  fields,
  beside = {},
  verb = 'Simpan',
  done = 'Tersimpan.',
}: Props) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const stored: Readonly<Record<string, unknown>> = row ?? {};
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(fields.map(name => [name, stored[name] ?? null])),
  });
  useHeldFields({ form, name: `${resource} ${fields.join(' ')}` });
  const save = form.handleSubmit(async values => {
    setBusy(true);
    try {
      if (row) {
        const data = { ...values, version: row.version };
        await provider.update(resource, { id: row.id, previousData: row, data });
      } else await provider.create(resource, { data: { ...values, ...beside } });
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      const errors = Object.entries(fieldErrorsOf(error));
      for (const [name, message] of errors) form.setError(name, { type: 'server', message });
      if (!errors.length) notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  });
  return (
    <ResourceContextProvider value={resource}>
      <FormProvider {...form}>
        <FormModeContext value={row ? 'edit' : 'create'}>
          <Stack component="form" noValidate onSubmit={save} spacing={1} sx={{ maxWidth: 560 }}>
            {fields.map(name => (
              <FieldInput key={name} source={name} />
            ))}
            <Button type="submit" variant="contained" loading={busy} sx={{ alignSelf: 'flex-start' }}>
              {verb}
            </Button>
          </Stack>
        </FormModeContext>
      </FormProvider>
    </ResourceContextProvider>
  );
}
