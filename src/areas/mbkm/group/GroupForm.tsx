import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { createSchema, errorsByField, updateSchema } from '../../../../resources/kit/index.ts';
import type { Values } from '../../../platform/providers/api.ts';
import { firstValues, pickDeep } from '../../../platform/ui/form/formValues.ts';
import { ShortForm } from '../../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../../platform/ui/form/useAskedForm.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

interface Props {
  /** Of the groups. */
  resource: string;
  fields: readonly string[];
  /** Values of a new group that the page sets. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The group that is changed; without it a new one begins. */
  row?: RaRecord;
  verb: string;
  done: string;
}

/** Form in which a leader edits the own group, validated by its declaration. */
export function GroupForm({ resource, fields, fixed, row, verb, done }: Props) {
  const registry = useRegistry();
  const declaration = registry.get(resource);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataOf = (values: Values) => ({ ...pickDeep(declaration, values, fields), ...(row ? {} : fixed) });
  const { form, problem, busy, agree } = useAskedForm({
    about: `${resource} ${row?.id ?? 'baru'}`,
    values: { ...firstValues(declaration), ...row },
    check: values => {
      const checked = (row ? updateSchema : createSchema)(declaration, registry.find).safeParse(dataOf(values));
      const errors = checked.success ? {} : errorsByField(checked.error);
      // The server fills in what the form does not ask for.
      return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.includes(name)));
    },
    send: async values => {
      const data = dataOf(values);
      if (row) await dataProvider.update(resource, { id: row.id, data, previousData: row });
      else await dataProvider.create(resource, { data });
      notify(done, { type: 'success' });
      refresh();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void agree();
  };
  return (
    <Box component="form" noValidate onSubmit={send}>
      {problem ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      ) : null}
      <ShortForm resource={resource} form={form} mode={row ? 'edit' : 'create'} fields={fields} />
      <Button type="submit" variant={row ? 'outlined' : 'contained'} loading={busy} sx={{ mt: 2 }}>
        {verb}
      </Button>
    </Box>
  );
}
