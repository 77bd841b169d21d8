import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { ExtraAction } from '../../../resources/kit/index.ts';
import { AskDialog } from '../../crud/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { ShortForm } from '../../crud/form/ShortForm.tsx';
import { http } from '../../providers/http.ts';

interface Props {
  action: ExtraAction;
  onClose: () => void;
}

/** Asks for what the call needs beyond the record, then makes it. */
export default function ExtraActionDialog({ action, onClose }: Props) {
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
    <AskDialog
      title={action.label}
      verb={action.label}
      problem={problem}
      busy={form.formState.isSubmitting}
      onAgree={send}
      onClose={onClose}
    >
      {action.ask ? (
        <ShortForm resource={action.ask.resource} form={form} mode="create" fields={action.ask.fields} />
      ) : null}
    </AskDialog>
  );
}
