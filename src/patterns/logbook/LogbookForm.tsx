import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Logbook } from '../../../resources/kegiatan/log.ts';
import type { Field, LogbookOptions } from '../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { Notice } from '../../crud/list/Notice.tsx';
import { PageState } from '../../crud/show/PageState.tsx';
import { statusOf } from '../../crud/show/statusOf.ts';
import { useAuthState } from '../../providers/session.ts';
import type { ScreenProps } from '../../screens/types.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import type { Values } from '../record/source.ts';
import { DraftChoice } from '../register/DraftChoice.tsx';
import { draftKey, newDraftId, readDraft, removeDraft } from '../register/deviceDraft.ts';
import { forgetFiles } from '../upload/keptFiles.ts';
import { newUploadKey } from '../upload/uploadKey.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryShow } from './EntryShow.tsx';
import { type Entry, textOf } from './entries.ts';
import { useLogbookResource } from './useLog.ts';
import { useOwnParticipation, useSummary } from './useLogbook.ts';

type Props = ScreenProps<'logbook/form'>;

/** LOGBOOK, one entry of one's own: a new one, one that is changed, one that is read (`:type` of the address). */
export function LogbookForm({ resource, path, options }: Props) {
  const { user } = useAuthState();
  const { type = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!user) return null;
  const kind = type.toLowerCase();
  const own = { options, userId: user.id };
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      {kind === 'add' ? (
        <NewEntry {...own} />
      ) : (
        <OldEntry key={`${kind} ${id}`} {...own} id={id} reading={kind === 'view'} />
      )}
    </ResourceContextProvider>
  );
}

interface OwnProps extends Pick<Props, 'options'> {
  userId: string;
}

const emptyOf = (field: Field | undefined): unknown => (field?.kind === 'rows' || field?.kind === 'refs' ? [] : null);

/** Names of the fields that the form asks for. */
const namesOf = ({ form }: LogbookOptions, { log }: Logbook): string[] => [
  ...form.sections.flatMap(({ fields }) => fields),
  ...(form.courses ? [form.courses.field] : []),
  log.documents.field,
];

/** The form's values of a stored row, or of nothing. */
const valuesOf = (logbook: Logbook, options: LogbookOptions, row: Values): Record<string, unknown> =>
  Object.fromEntries(namesOf(options, logbook).map(name => [name, row[name] ?? emptyOf(logbook.fields[name])]));

function NewEntry({ options, userId }: OwnProps) {
  const logbook = useLogbookResource();
  const { clientId, day } = logbook.log;
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
  const [sending] = useState(newUploadKey);
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
  const first = {
    ...valuesOf(logbook, options, {}),
    [day]: search.get('tanggal') ?? null,
    ...(clientId ? { [clientId]: sending } : {}),
  };
  if (!device && !first[day] && summary?.isi) first[day] = summary.isi.sampai;
  // The day that is filled in comes from the server; without a connection the form opens all the same.
  if (!device && !first[day] && isLoading) return null;
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
    />
  );
}

function OldEntry({ options, id, userId, reading }: OwnProps & { id: string; reading: boolean }) {
  const logbook = useLogbookResource();
  const status = statusOf(logbook);
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
  } = useGetOne<Entry>(logbook.name, { id }, { retry: false, enabled: id !== '', onError: () => undefined });
  const { field } = options.participation;
  const participation = row ? textOf(row, field) : undefined;
  const { data: summary } = useSummary(options, participation);
  if (!id) return <Navigate to={options.paths.home} replace />;
  if (!row || !status)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />;
  const editable = statusTerbuka.some(state => state === row[status.source]);
  if (reading) return <EntryShow options={options} entry={row} editable={editable} />;
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
  const note = textOf(row, logbook.log.note);
  return (
    <EntryForm
      key={id}
      options={options}
      userId={userId}
      draftId={id}
      stored={{ id, version }}
      values={{ ...valuesOf(logbook, options, row), ...device?.values, [field]: participation }}
      unsent={device !== null}
      participation={participation ?? ''}
      summary={summary}
      note={textOf(row, status.source) === 'revisi' && note ? note : null}
    />
  );
}
