import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { FieldInput } from '../../crud/FieldInput.tsx';
import { FormModeContext } from '../../crud/form/FormMode.ts';
import type { Participant } from './useOwnParticipant.ts';

interface Props {
  own: Participant;
  fields: readonly string[];
}

/** What a participant says in a stage, saved by itself. */
export function OwnFields({ own, fields }: Props) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const stored: Readonly<Record<string, unknown>> = own;
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(fields.map(name => [name, stored[name] ?? null])),
  });
  const save = form.handleSubmit(async values => {
    setBusy(true);
    try {
      const data = { ...values, version: own.version };
      await provider.update(pendaftaranKomcad.name, { id: own.id, previousData: own, data });
      notify('Tersimpan.', { type: 'success' });
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
    <FormProvider {...form}>
      <FormModeContext value="edit">
        <Stack component="form" noValidate onSubmit={save} spacing={1} sx={{ maxWidth: 560 }}>
          {fields.map(name => (
            <FieldInput key={name} source={name} />
          ))}
          <Button type="submit" variant="contained" loading={busy} sx={{ alignSelf: 'flex-start' }}>
            Simpan
          </Button>
        </Stack>
      </FormModeContext>
    </FormProvider>
  );
}
