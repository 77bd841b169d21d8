import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Field, FieldErrors, LogbookOptions, Resource } from '../../../resources/kit/index.ts';
import { Notice } from '../../crud/list/Notice.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { PageState } from '../../crud/show/PageState.tsx';
import { statusOf } from '../../crud/show/statusOf.ts';
import { useAuthState } from '../../providers/session.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import type { Values } from '../record/source.ts';
import { DraftChoice } from '../register/DraftChoice.tsx';
import { draftKey, newDraftId, readDraft, removeDraft } from '../register/deviceDraft.ts';
import { forgetFiles } from '../upload/keptFiles.ts';
import { newUploadKey } from '../upload/uploadKey.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryShow } from './EntryShow.tsx';
import { type Entry, textOf } from './entries.ts';
import { useOwnParticipation, useSummary } from './useLogbook.ts';

/** What the last segment of the form's address may be. */
export const formTypes = ['add', 'edit', 'view'] as const;
export type FormType = (typeof formTypes)[number];

interface Props {
  resource: string;
  options: LogbookOptions;
  type: FormType;
  /** What the server would say against handing in, as far as it is known here. */
  submitErrors: (values: Record<string, unknown>) => FieldErrors;
}

/** LOGBOOK, one entry of one's own: a new one, one that is changed, one that is read. */
export function LogbookForm(props: Props) {
  const { user } = useAuthState();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!user) return null;
  return (
    <ResourceContextProvider value={props.resource}>
      <ScreenTitle path={`${props.options.paths.form}/:type`} />
      {props.type === 'add' ? (
        <NewEntry {...props} userId={user.id} />
      ) : (
        <OldEntry key={`${props.type} ${id}`} {...props} id={id} userId={user.id} />
      )}
    </ResourceContextProvider>
  );
}

const emptyOf = (field: Field | undefined): unknown => (field?.kind === 'rows' || field?.kind === 'refs' ? [] : null);

/** Names of the fields that the form asks for. */
const namesOf = ({ form, entry }: LogbookOptions): string[] => [
  ...form.sections.flatMap(({ fields }) => fields),
  ...(form.courses ? [form.courses.field] : []),
  entry.documents.field,
];

/** The form's values of a stored row, or of nothing. */
const valuesOf = (resource: Resource, options: LogbookOptions, row: Values): Record<string, unknown> =>
  Object.fromEntries(namesOf(options).map(name => [name, row[name] ?? emptyOf(resource.fields[name])]));

function NewEntry({ options, userId, submitErrors }: Props & { userId: string }) {
  const resource = useDeclaration();
  const [search, setSearch] = useSearchParams();
  const { all, chosen, error, isPending, refetch } = useOwnParticipation(options);
  const named = search.get('draf');
  const draftId = newDraftId(named ?? '');
  // The name stands in the address, so that loading the page again finds the same draft.
  useEffect(() => {
    if (named) return;
    setSearch(
      before => {
        before.set('draf', newUploadKey().slice(0, 12));
        return before;
      },
      { replace: true },
    );
  }, [named, setSearch]);
  const [device] = useState(() => readDraft(draftKey(userId, options.paths.form, draftId)));
  const { field } = options.participation;
  const kept = device?.values[field];
  const asked = search.get('peserta');
  const participation =
    typeof kept === 'string' ? kept : (all.find(({ id }) => id === asked)?.id ?? chosen?.id ?? asked);
  const { data: summary, isLoading } = useSummary(options, participation ?? undefined);
  if (!named) return null;
  if (!participation) {
    if (isPending || error)
      return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />;
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada program yang berjalan" text="Kegiatan dapat dicatat setelah program dimulai." />
      </Paper>
    );
  }
  const first = { ...valuesOf(resource, options, {}), [options.entry.day]: search.get('tanggal') ?? null };
  if (!device && !first[options.entry.day] && summary?.isi) first[options.entry.day] = summary.isi.sampai;
  // The day that is filled in comes from the server; without a connection the form opens all the same.
  if (!device && !first[options.entry.day] && isLoading) return null;
  return (
    <EntryForm
      key={named}
      options={options}
      userId={userId}
      draftId={draftId}
      stored={{ id: null, version: null }}
      values={{ ...first, ...device?.values, [field]: participation }}
      unsent={device !== null}
      participation={participation}
      summary={summary}
      note={null}
      submitErrors={submitErrors}
    />
  );
}

function OldEntry({ options, type, id, userId, submitErrors }: Props & { id: string; userId: string }) {
  const resource = useDeclaration();
  const status = statusOf(resource);
  const key = draftKey(userId, options.paths.form, id);
  const [device, setDevice] = useState(() => {
    const kept = readDraft(key);
    return kept && !kept.sent ? kept : null;
  });
  const [onDevice, setOnDevice] = useState(false);
  // A form that stands open stays, though its row moved on meanwhile (by handing it in): who fills it in leaves it.
  const [open, setOpen] = useState(false);
  const {
    data: row,
    error,
    isPending,
    refetch,
  } = useGetOne<Entry>(resource.name, { id }, { retry: false, enabled: id !== '', onError: () => undefined });
  const { field } = options.participation;
  const participation = row ? textOf(row, field) : undefined;
  const { data: summary } = useSummary(options, participation);
  if (!id) return <Navigate to={options.paths.home} replace />;
  if (!row || !status)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />;
  const editable = options.editable.includes(textOf(row, status.source));
  if (type === 'view') return <EntryShow options={options} entry={row} editable={editable} />;
  const version = Number(row.version);
  const twoVersions = device !== null && device.version !== version && !onDevice;
  if (!open && editable && !twoVersions) setOpen(true);
  if (!open && !editable) return <Navigate to={`${options.paths.form}/view?id=${id}`} replace />;
  if (!open && twoVersions)
    return (
      <DraftChoice
        at={device.at}
        onDevice={() => setOnDevice(true)}
        onServer={() => {
          removeDraft(key);
          void forgetFiles(key);
          setDevice(null);
        }}
      />
    );
  const note = textOf(row, options.entry.note);
  return (
    <EntryForm
      key={id}
      options={options}
      userId={userId}
      draftId={id}
      stored={{ id, version }}
      values={{ ...valuesOf(resource, options, row), ...device?.values, [field]: participation }}
      unsent={device !== null}
      participation={participation ?? ''}
      summary={summary}
      note={textOf(row, status.source) === 'revisi' && note ? note : null}
      submitErrors={submitErrors}
    />
  );
}
