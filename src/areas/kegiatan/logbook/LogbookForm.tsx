import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { v7 as uuidv7 } from 'uuid';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import type { Field, LogbookOptions } from '../../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../../resources/mbkm/alurPeriksa.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import type { Values } from '../../../platform/patterns/record/source.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { changeEntry, type KeptEntry, removeEntry } from '../outbox/deviceStore.ts';
import { newEntry } from '../outbox/newEntry.ts';
import { useStorageAdvice } from '../outbox/storageAdvice.ts';
import { useKeptEntry, useKeptRow } from '../outbox/useKeptEntry.ts';
import { Conflict } from './Conflict.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryShow } from './EntryShow.tsx';
import { type Entry, textOf } from './entries.ts';
import { useLastEntry } from './LikeBefore.tsx';
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

/** The place of a form whose day is on its way. */
const Opening = () => <Loading height={360} label="Memuat formulir" />;

function NewEntry({ options, userId }: OwnProps) {
  const logbook = useLogbookResource();
  const { clientId, day } = logbook.log;
  const [search, setSearch] = useSearchParams();
  const { all, chosen, error, isPending, refetch } = useOwnParticipation(options);
  const named = search.get('draf');
  // The name stands in the address, so that loading the page again finds the same entry.
  useEffect(() => {
    if (named) return;
    setSearch(
      before => {
        before.set('draf', uuidv7());
        return before;
      },
      { replace: true },
    );
  }, [named, setSearch]);
  const kept = useKeptEntry(userId, named);
  const { field } = options.participation;
  const keptFor = kept?.values[field];
  const asked = search.get('peserta');
  const participation =
    typeof keptFor === 'string' ? keptFor : (all.find(({ id }) => id === asked)?.id ?? chosen?.id ?? asked);
  const { data: summary, isLoading } = useSummary(options, participation ?? undefined);
  if (!named || kept === undefined) return <Opening />;
  if (!participation) {
    if (isPending || error)
      return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />;
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada program yang berjalan" text="Kegiatan dapat dicatat setelah program dimulai.">
          <Button component={Link} to={options.paths.history}>
            Lihat riwayat pendaftaran
          </Button>
        </Notice>
      </Paper>
    );
  }
  const blank: Record<string, unknown> = {
    ...valuesOf(logbook, options, {}),
    [day]: search.get('tanggal') ?? null,
    [clientId]: named,
  };
  if (!kept && !blank[day] && summary?.isi) blank[day] = summary.isi.sampai;
  // The day that is filled in comes from the server; without a connection the form opens all the same.
  if (!kept && !blank[day] && isLoading) return <Opening />;
  const begun = kept ?? newEntry(userId, logbook.name, named);
  return (
    <Opened
      key={named}
      options={options}
      entry={{ ...begun, values: { ...blank, ...kept?.values, [field]: participation } }}
      kept={kept !== null}
      participation={participation}
      summary={summary}
      note={null}
      state={null}
    />
  );
}

function OldEntry({ options, id, userId, reading }: OwnProps & { id: string; reading: boolean }) {
  const logbook = useLogbookResource();
  const status = statusOf(logbook);
  const kept = useKeptRow(userId, logbook.name, id);
  // A form that stands open stays, though its row moved on meanwhile (by handing it in): who fills it in leaves it.
  const [open, setOpen] = useState(false);
  const {
    data: row,
    error,
    isPending,
    refetch,
  } = useGetOne<Entry>(logbook.name, { id }, { retry: false, enabled: id !== '', onError: () => undefined });
  const { field } = options.participation;
  const keptFor = kept?.values[field];
  const participation = row ? textOf(row, field) : typeof keptFor === 'string' ? keptFor : undefined;
  const { data: summary } = useSummary(options, participation);
  if (!id) return <Navigate to={options.paths.home} replace />;
  if (!status || kept === undefined) return null;
  // An entry kept on the device opens even if the row cannot be loaded.
  if (!row && !kept)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />;
  if (!row && isPending) return <PageState error={null} isPending onRetry={refetch} backTo={options.paths.home} />;
  if (row && reading) {
    const editable = statusTerbuka.some(state => state === row[status.source]);
    return <EntryShow options={options} entry={row} editable={editable} />;
  }
  const editable = !row || statusTerbuka.some(state => state === row[status.source]);
  const version = row ? Number(row.version) : (kept?.row?.version ?? 0);
  const twoVersions = row !== undefined && kept !== null && (kept.state === 'konflik' || kept.row?.version !== version);
  if (!open && editable && !twoVersions) setOpen(true);
  if (!open && twoVersions && kept && row)
    return (
      <Conflict
        options={options}
        entry={{ ...kept, theirs: row }}
        onServer={() => void removeEntry(kept.id)}
        onImprove={() => void changeEntry(kept.id, () => ({ row: { id, version }, state: 'perangkat', theirs: null }))}
      />
    );
  if (!open && !editable) return <Navigate to={`${options.paths.form}/view?id=${id}`} replace />;
  const named = row?.[logbook.log.clientId];
  // One name for all tabs that open the row: together they keep one entry.
  const begun = kept ?? newEntry(userId, logbook.name, typeof named === 'string' ? named : id);
  const note = row ? textOf(row, logbook.log.note) : '';
  return (
    <Opened
      key={id}
      options={options}
      entry={{
        ...begun,
        row: { id, version },
        values: { ...valuesOf(logbook, options, row ?? {}), ...kept?.values, [field]: participation },
      }}
      kept={kept !== null}
      participation={participation ?? ''}
      summary={summary}
      state={row ? textOf(row, status.source) : null}
      note={row && textOf(row, status.source) === 'revisi' && note ? note : null}
    />
  );
}

interface OpenedProps {
  options: LogbookOptions;
  entry: KeptEntry;
  kept: boolean;
  participation: string;
  summary: RingkasanLogbook | undefined;
  note: string | null;
  state: string | null;
}

/** So long the form waits for what stands above its fields: it would push them down under its writer's thumb. */
const settlingMs = 600;

/** True while data is loading, for a limited time only. */
function useSettling(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), settlingMs);
    return () => clearTimeout(timer);
  }, []);
  return waits && !late;
}

/** The form as it was when it opened: what changes on the device meanwhile does not pull the letters away. */
function Opened({ entry, kept, ...props }: OpenedProps) {
  const [first] = useState(entry);
  const [wasKept] = useState(kept);
  const advice = useStorageAdvice();
  const before = useLastEntry(props.options, props.participation);
  const settling = useSettling(advice === undefined || (first.row === null && before === undefined));
  // What comes later than the form is not put above what somebody types in.
  const [told, setTold] = useState<string | null>();
  if (settling) return null;
  if (told === undefined) setTold(advice ?? null);
  return <EntryForm {...props} first={first} kept={wasKept} advice={told ?? null} />;
}
