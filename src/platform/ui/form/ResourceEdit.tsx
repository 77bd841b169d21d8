import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { EditBase, type RaRecord, useEditContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { noteName, noteOf, takesNotes, typedName } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import type { Values } from '../../providers/api.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { fieldErrorsOf, latestOf, messageOf } from '../failedCall.ts';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { PageState } from '../show/PageState.tsx';
import { useSavedToast } from '../show/useSavedToast.ts';
import { useCrudPages } from '../useCrudPath.ts';
import type { Conflict } from './conflict.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormSections } from './FormSections.tsx';
import { changesOf } from './formValues.ts';
import { NotedInput } from './NotedInput.tsx';
import { writableNames } from './useFormRules.ts';
import type { Touching } from './WeightyDialog.tsx';

const WeightyDialog = lazyScreen(() => import('./WeightyDialog.tsx'));
const ConflictDialog = lazyScreen(() => import('./ConflictDialog.tsx'));

interface Props {
  children?: ReactNode;
  /** The row, where the address does not name it. */
  id?: string;
  /** Called when the row is saved, instead of leading to its page; the form has a title of its own then. */
  onSaved?: () => void;
}

/** A form for an existing row. Only what was changed is sent; a row changed meanwhile is merged field by field. */
export function ResourceEdit({ children, id, onSaved }: Props) {
  const resource = useDeclaration();
  const { readOnly } = useFieldAccess();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useSavedToast();
  const navigate = useNavigate();
  const { pathTo } = useCrudPages(resource.name);
  const saved = useRef(false);
  const sent = useRef<Omit<Conflict, 'latest'> | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [touching, setTouching] = useState<Touching | null>(null);
  return (
    <EditBase
      {...(id ? { id } : {})}
      mutationMode="pessimistic"
      redirect={false}
      // A missing row is told on the page itself, so that the address stays what it was.
      queryOptions={{ retry: false, onError: () => undefined }}
      transform={(values: Values, options) => {
        const base: RaRecord = options?.previousData;
        const writable = writableNames({ resource, mode: 'edit', record: base, readOnly });
        const mine = changesOf(resource, values, base, writable);
        const note = takesNotes(resource) ? noteOf(String(values[noteName] ?? '')) : null;
        sent.current = { mine, base, note };
        return { ...mine, ...(note ? { [noteName]: note } : {}), version: base.version };
      }}
      mutationOptions={{
        onSuccess: (data: RaRecord) => {
          saved.current = true;
          const text = translate('ra.notification.updated', { smart_count: 1 });
          // A form that was sent as it stood wrote nothing, so that nothing is taken back.
          if (!resource.unaudited && data.version === (sent.current?.base.version ?? 0) + 1)
            undoable(text, resource.name, { id: data.id, version: data.version });
          else notify(text, { type: 'success' });
          if (onSaved) return onSaved();
          void navigate(pathTo({ type: 'show', id: data.id }) ?? '/');
        },
        onError: (error: unknown) => {
          const latest = latestOf(error);
          const attempt = sent.current;
          const errors = fieldErrorsOf(error);
          if (latest && attempt)
            setConflict({ ...attempt, latest: { ...attempt.base, ...latest, id: attempt.base.id } });
          else if (attempt && typedName in errors) setTouching({ ...attempt, said: messageOf(error), errors });
          else {
            setTouching(null);
            setConflict(null);
            // Wrong fields are told by the fields themselves.
            if (Object.keys(errors).length === 0) notify(messageOf(error), { type: 'error' });
          }
        },
      }}
    >
      <EditPage saved={saved} titled={onSaved === undefined}>
        {children}
      </EditPage>
      {conflict ? (
        <Suspense>
          <ConflictDialog
            key={String(conflict.latest.version)}
            conflict={conflict}
            onSend={mine => {
              sent.current = { mine, base: conflict.latest, note: conflict.note };
            }}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      ) : null}
      {touching ? (
        <Suspense>
          <WeightyDialog touching={touching} onClose={() => setTouching(null)} />
        </Suspense>
      ) : null}
    </EditBase>
  );
}

function EditPage({ saved, titled, children }: { saved: RefObject<boolean>; titled: boolean; children?: ReactNode }) {
  const resource = useDeclaration();
  const { record, error, isPending, refetch } = useEditContext();
  const say = useWords();
  const labelOf = useLabel();
  const { pathTo } = useCrudPages(resource.name);
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return (
    <FormFrame
      mode="edit"
      title={titled ? say('Ubah %{data}', { data: labelOf(resource.label) }) : ''}
      subtitle={titled ? representationOf(resource, record) : ''}
      back={titled ? pathTo({ type: 'show', id: record.id }) : undefined}
      saved={saved}
    >
      {children ?? <FormSections />}
      {takesNotes(resource) ? <NotedInput /> : null}
    </FormFrame>
  );
}
