import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { CreateBase, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { copyParameter } from '../copy/useCopy.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormSections } from './FormSections.tsx';
import { firstValues, pickDeep } from './formValues.ts';
import { useFormRules } from './useFormRules.ts';

const CopyCreate = lazyScreen(() => import('../copy/CopyCreate.tsx'));

/** A form for a new row, or for the copy of one; afterwards its show page. */
export function ResourceCreate({ children }: { children?: ReactNode }) {
  const resource = useDeclaration();
  const [search] = useSearchParams();
  const source = search.get(copyParameter);
  if (!resource.copy || source === null) return <NewRow>{children}</NewRow>;
  return (
    <Suspense>
      <CopyCreate source={source} />
    </Suspense>
  );
}

function NewRow({ children }: { children?: ReactNode }) {
  const say = useWords();
  const resource = useDeclaration();
  const { pathTo } = useCrudPages(resource.name);
  const notify = useNotify();
  const navigate = useNavigate();
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
          void navigate(pathTo({ type: 'show', id: data.id }) ?? '/');
        },
      }}
    >
      <FormFrame
        mode="create"
        title={say('Tambah %{nama}', { nama: resource.label })}
        back={pathTo({ type: 'list' }) ?? '/'}
        saved={saved}
        defaultValues={defaults}
      >
        {children ?? <FormSections />}
      </FormFrame>
    </CreateBase>
  );
}
