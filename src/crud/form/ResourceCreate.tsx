import { type ReactNode, useMemo, useRef } from 'react';
import { CreateBase, useCreatePath, useNotify, useRedirect } from 'react-admin';
import { useDeclaration } from '../registry.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormSections } from './FormSections.tsx';
import { firstValues, pickDeep } from './formValues.ts';
import { useFormRules } from './useFormRules.ts';

/** A form for a new row; afterwards its show page. */
export function ResourceCreate({ children }: { children?: ReactNode }) {
  const resource = useDeclaration();
  const createPath = useCreatePath();
  const notify = useNotify();
  const redirect = useRedirect();
  const saved = useRef(false);
  const { writable } = useFormRules('create');
  const defaults = useMemo(() => firstValues(resource), [resource]);
  return (
    <CreateBase
      transform={values => pickDeep(resource, values, writable)}
      mutationOptions={{
        onSuccess: data => {
          saved.current = true;
          notify('ra.notification.created', { type: 'success' });
          redirect('show', resource.name, data.id);
        },
      }}
    >
      <FormFrame
        mode="create"
        title={`Tambah ${resource.label}`}
        back={createPath({ resource: resource.name, type: 'list' })}
        saved={saved}
        defaultValues={defaults}
      >
        {children ?? <FormSections />}
      </FormFrame>
    </CreateBase>
  );
}
