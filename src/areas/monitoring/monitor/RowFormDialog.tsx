import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { createSchema, errorsByField, updateSchema } from '../../../../resources/kit/index.ts';
import type { Values } from '../../../platform/providers/api.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { firstValues, pickDeep } from '../../../platform/ui/form/formValues.ts';
import { ShortForm } from '../../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../../platform/ui/form/useAskedForm.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

interface Props {
  resource: string;
  label: string;
  fields: readonly string[];
  /** Fixed values of a new row: the record that it belongs to. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The row that is changed; without it a new one is made. */
  row?: RaRecord;
  onClose: () => void;
}

/** A short form for a row that belongs to the record in context, checked by its declaration. */
export default function RowFormDialog({ resource, label, fields, fixed, row, onClose }: Props) {
  const say = useWords();
  const registry = useRegistry();
  const declaration = registry.get(resource);
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataOf = (values: Values) => ({ ...pickDeep(declaration, values, fields), ...fixed });
  const { form, problem, busy, agree } = useAskedForm({
    about: `${resource} ${row?.id ?? JSON.stringify(fixed ?? {})}`,
    values: { ...firstValues(declaration), ...row },
    check: values => {
      const checked = (row ? updateSchema : createSchema)(declaration, registry.find).safeParse(dataOf(values));
      const errors = checked.success ? {} : errorsByField(checked.error);
      // The server fills in what the dialog does not ask for.
      return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.includes(name)));
    },
    send: async values => {
      const data = dataOf(values);
      if (row) await dataProvider.update(resource, { id: row.id, data, previousData: row });
      else await dataProvider.create(resource, { data });
      notify(say('Tersimpan.'), { type: 'success' });
      refresh();
      await queries.invalidateQueries({ queryKey: ['monitoring'] });
      onClose();
    },
  });

  return (
    <AskDialog title={label} verb={say('Simpan')} problem={problem} busy={busy} onAgree={agree} onClose={onClose}>
      <ShortForm resource={resource} form={form} mode={row ? 'edit' : 'create'} fields={fields} />
    </AskDialog>
  );
}
