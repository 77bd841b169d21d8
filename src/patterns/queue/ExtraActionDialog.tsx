import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { ResourceContextProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { ExtraAction } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../../crud/DialogButtons.tsx';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { FieldInput } from '../../crud/FieldInput.tsx';
import { FormModeContext } from '../../crud/form/FormMode.ts';
import { http } from '../../providers/http.ts';

interface Props {
  action: ExtraAction;
  onClose: () => void;
}

/** Asks for what the call needs beyond the record, then makes it. */
export default function ExtraActionDialog({ action, onClose }: Props) {
  const title = useId();
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm<Record<string, unknown>>({ defaultValues: {} });
  const [problem, setProblem] = useState<string | null>(null);
  if (!record) return null;

  const send = form.handleSubmit(async values => {
    setProblem(null);
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
    try {
      await http(action.endpoint.replace('{id}', String(record.id)), {
        method: 'POST',
        body: { ...Object.fromEntries(given), version: record.version },
      });
      notify(`${action.label} berhasil.`, { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const errors = fieldErrorsOf(error);
      for (const [name, message] of Object.entries(errors)) form.setError(name, { message });
      const unseen = Object.keys(errors).some(name => !action.ask?.fields.includes(name));
      if (Object.keys(errors).length === 0 || unseen)
        setProblem([messageOf(error), ...(unseen ? Object.values(errors) : [])].join(' '));
    }
  });

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{action.label}</DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        {action.ask ? (
          <ResourceContextProvider value={action.ask.resource}>
            <FormProvider {...form}>
              <FormModeContext value="create">
                <Stack spacing={2} sx={{ pt: 1 }}>
                  {action.ask.fields.map(name => (
                    <FieldInput key={name} source={name} />
                  ))}
                </Stack>
              </FormModeContext>
            </FormProvider>
          </ResourceContextProvider>
        ) : null}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Batal</Button>
        <Button variant="contained" onClick={send} loading={form.formState.isSubmitting}>
          {action.label}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
