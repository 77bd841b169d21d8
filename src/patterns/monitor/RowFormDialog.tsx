import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { createSchema, errorsByField, updateSchema } from '../../../resources/kit/index.ts';
import { AskDialog } from '../../crud/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { firstValues, pickDeep } from '../../crud/form/formValues.ts';
import { ShortForm } from '../../crud/form/ShortForm.tsx';
import { useRegistry } from '../../crud/registry.ts';

interface Props {
  resource: string;
  label: string;
  fields: readonly string[];
  /** What the place decides: the record that a new row belongs to. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The row that is changed; without it a new one is made. */
  row?: RaRecord;
  onClose: () => void;
}

/** A short form for a row that belongs to the record in context, checked by its declaration. */
export default function RowFormDialog({ resource, label, fields, fixed, row, onClose }: Props) {
  const registry = useRegistry();
  const declaration = registry.get(resource);
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...firstValues(declaration), ...row } });
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (errors: Record<string, string>) => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { message });
    return Object.keys(errors).some(name => fields.includes(name));
  };

  const send = form.handleSubmit(async values => {
    setProblem(null);
    const data = { ...pickDeep(declaration, values, fields), ...fixed };
    const schema = row ? updateSchema : createSchema;
    const checked = schema(declaration, registry.find).safeParse(data);
    if (!checked.success && refuse(errorsByField(checked.error))) return;
    try {
      if (row) await dataProvider.update(resource, { id: row.id, data, previousData: row });
      else await dataProvider.create(resource, { data });
      notify('Tersimpan.', { type: 'success' });
      refresh();
      await queries.invalidateQueries({ queryKey: ['monitoring'] });
      onClose();
    } catch (error) {
      if (!refuse(fieldErrorsOf(error))) setProblem(messageOf(error));
    }
  });

  return (
    <AskDialog
      title={label}
      verb="Simpan"
      problem={problem}
      busy={form.formState.isSubmitting}
      onAgree={send}
      onClose={onClose}
    >
      <ShortForm resource={resource} form={form} mode={row ? 'edit' : 'create'} fields={fields} />
    </AskDialog>
  );
}
