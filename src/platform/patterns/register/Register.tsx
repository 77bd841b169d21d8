import { useState } from 'react';
import { ResourceContextProvider, useGetList, useGetOne } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type RegisterOptions, statesOf } from '../../../../resources/kit/index.ts';
import { useAuthState } from '../../providers/session.ts';
import { useRegistry } from '../../ui/registry.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { PageState } from '../../ui/show/PageState.tsx';
import { statusOf } from '../../ui/show/statusOf.ts';
import { PartsContext } from '../record/Parts.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import type { Values } from '../record/source.ts';
import { RegisterDraft } from './RegisterDraft.tsx';
import { RegisterStart } from './RegisterStart.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

type Props = ScreenProps<'register/form'>;

/**
 * REGISTER: a registration in steps. Without `?id=` it continues the person's draft, else it begins a new one; fields
 * of the first step in the address (`?idProgram=…`) are filled in.
 */
export function Register(props: Props) {
  const { user } = useAuthState();
  if (!user) return null;
  return (
    <ResourceContextProvider value={props.resource}>
      <PartsContext value={props.options.parts}>
        <ScreenTitle path={props.path} />
        <Opened {...props} userId={user.id} />
      </PartsContext>
    </ResourceContextProvider>
  );
}

function Opened({ resource, options, path, userId }: Props & { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const status = statusOf(useRegistry().get(resource));
  const submit = status?.workflow.actions[options.submit.action];
  const editable = submit ? statesOf(submit) : [];
  /** A row that came to be while its form was open: the form goes on as it is. */
  const [made, setMade] = useState<string | null>(null);
  const own = useOwnProfile(options, userId);
  const begun = useGetList(
    resource,
    {
      filter: { ...options.filter, ...options.fixed, [status?.source ?? 'status']: [...editable] },
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: !id, retry: false, staleTime: 0 },
  );
  const {
    data: row,
    error,
    isPending,
    refetch,
  } = useGetOne(
    resource,
    { id: id ?? '' },
    { enabled: id !== null && id !== made, retry: false, onError: () => undefined },
  );

  if (!id) {
    if (begun.isPending)
      return <PageState error={null} isPending onRetry={begun.refetch} backTo={options.submit.goTo} />;
    const last = begun.data?.[0];
    if (last) {
      const further = new URLSearchParams(search);
      further.set('id', String(last.id));
      return <Navigate to={`${path}?${further}`} replace />;
    }
  }
  if (!id && options.steps[0]?.kind === 'panel') return <RegisterStart options={options} path={path} />;
  if (id && id !== made && !row)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.submit.goTo} />;
  const belongs = row && Object.entries(options.filter).every(([name, value]) => [value].flat().includes(row[name]));
  if (id && id !== made && row && !(belongs && editable.includes(String(row[status?.source ?? 'status']))))
    return <Navigate to={options.submit.goTo} replace />;
  if (!own) return <PageState error={null} isPending onRetry={refetch} backTo={options.submit.goTo} />;
  const first = choicesIn(options, search);
  return (
    <RegisterDraft
      // A row that was made here keeps its form.
      key={id && id !== made ? id : 'baru'}
      options={options}
      path={path}
      userId={userId}
      row={id && id !== made ? row : undefined}
      first={first}
      own={own}
      onCreated={newId => {
        setMade(newId);
        setSearch({ id: newId }, { replace: true });
      }}
    />
  );
}

/** Fields of the first step that the address names: what one chose on the way here. */
function choicesIn(options: RegisterOptions, search: URLSearchParams): Values {
  const fields = options.steps[0]?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}
