import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { FieldInput } from '../FieldInput.tsx';
import { FormModeContext } from './FormMode.ts';
import { UntoldErrors } from './UntoldErrors.tsx';

interface Props {
  resource: string;
  form: UseFormReturn<Record<string, unknown>>;
  mode: 'create' | 'edit';
  fields: readonly string[];
  /** Known values of the new row, where the surrounding record is of another resource. */
  record?: Record<string, unknown>;
  /** Content below the inputs, which may read them. */
  children?: ReactNode;
}

/** Some fields of a resource one below the other, for a dialog that sends them itself. */
export function ShortForm({ resource, form, mode, fields, record, children }: Props) {
  const around = useRecordContext();
  return (
    <ResourceContextProvider value={resource}>
      <FormProvider {...form}>
        <RecordContextProvider value={record ?? around}>
          <FormModeContext value={mode}>
            <Stack spacing={2} sx={{ pt: 1 }}>
              {fields.map(name => (
                <FieldInput key={name} source={name} />
              ))}
              {children}
              <UntoldErrors />
            </Stack>
          </FormModeContext>
        </RecordContextProvider>
      </FormProvider>
    </ResourceContextProvider>
  );
}
