import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDelete, useNotify } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { handInErrors, type Log } from '../../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { type FieldErrors, type LogbookOptions, whyKept } from '../../../../resources/kit/index.ts';
import { aksiAjukan } from '../../../../resources/mbkm/alurPeriksa.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { SavedState } from '../../../platform/patterns/register/SavedState.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { afterDeletion } from '../../../platform/ui/bin/recoverable.ts';
import { useDeletedToast } from '../../../platform/ui/bin/useDeletedToast.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { UntoldErrors } from '../../../platform/ui/form/UntoldErrors.tsx';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import type { KeptEntry } from '../outbox/deviceStore.ts';
import { useEntryForm } from '../outbox/useEntryForm.ts';
import { useKeptPhotos, useTrouble } from '../outbox/useOutbox.ts';
import { CoursesField, useCourses } from './CoursesField.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { EntryInputs, EntryPart, RarePart } from './EntryParts.tsx';
import { LikeBefore } from './LikeBefore.tsx';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  /** The entry as the form begins with it, and whether the device has it already. */
  first: KeptEntry;
  kept: boolean;
  participation: string;
  /** Unknown while there is no connection. */
  summary: RingkasanLogbook | undefined;
  /** The note with which it was returned. */
  note: string | null;
  /** State on the server; null for an entry that is only on the device. */
  state: string | null;
  /** Advice about this browser's storage. */
  advice: string | null;
}

/** The form of one entry: one column, the actions within reach of the thumb. */
export function EntryForm(props: Props) {
  const { options, first, kept, participation, summary, note, state: status, advice } = props;
  const { values, row: stored } = first;
  const logbook = useLogbookResource();
  const { day, documents, time } = logbook.log;
  const navigate = useNavigate();
  const back = `${options.paths.home}?peserta=${participation}`;
  const form = useForm<Record<string, unknown>>({ defaultValues: values });
  const photos = useKeptPhotos(first.id);
  const submitErrors = (given: Record<string, unknown>): FieldErrors => ({
    ...handInErrors(logbook, { ...given, [documents.field]: [...rowsOf(given[documents.field]), ...photos] }),
    ...dayErrors(given[day], summary, logbook.log),
  });
  const trouble = useTrouble(first.id);
  const { state, busy, problem, attempts, send, remember, forget } = useEntryForm({
    logbook,
    form,
    first,
    kept,
    submitErrors,
    savedWords: 'Kegiatan disimpan sebagai draf.',
    onDone: () => navigate(back),
  });
  const action = statusOf(logbook)?.workflow.actions[aksiAjukan];
  const removable = whyKept(logbook, { status }, useBaseRole()) === undefined;
  const isRare = (name: string) => logbook.fields[name]?.rare === true;
  const parts = options.form.sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(name => !isRare(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const rareFields = options.form.sections.flatMap(({ fields }) => fields.filter(isRare));
  const courseRows = useCourses(options, participation);
  const askedCourses = courseRows.length > 0 ? options.form.courses : undefined;
  const rare = [...(askedCourses ? [askedCourses.field] : []), ...rareFields];
  return (
    <FormProvider {...form}>
      <FormModeContext value="create">
        <Box
          component="form"
          noValidate
          onSubmit={event => {
            event.preventDefault();
            void send(aksiAjukan);
          }}
          sx={{ maxWidth: 760, pb: { xs: 12, sm: 2 } }}
        >
          <TitleBack to={back} label="Kalender" />
          {advice && !trouble ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              {advice}
            </Alert>
          ) : null}
          {trouble ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {trouble}
            </Alert>
          ) : null}
          {note ? <ReturnedNote text={note} sx={{ mb: 2 }} /> : null}
          {problem ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          ) : null}
          <SavedState state={state} />
          <Stack spacing={2} sx={{ mt: 1 }}>
            {parts.map(({ title, fields }, i) => (
              <EntryPart key={title} title={title}>
                {i === 0 && !stored ? <LikeBefore options={options} participation={participation} /> : null}
                <EntryInputs fields={fields}>
                  {time.by === 'clock' && fields.includes(time.end) ? <Duration time={time} /> : null}
                </EntryInputs>
              </EntryPart>
            ))}
            <Paper variant="outlined" sx={{ p: 2 }}>
              <DocumentsField
                documents={documents}
                most={summary?.maksDokumen}
                user={first.user}
                entry={first.id}
                photos={photos}
                onKeep={remember}
              />
            </Paper>
            {rare.length > 0 ? (
              <RarePart names={rare} values={values}>
                <Stack spacing={2}>
                  {askedCourses ? <CoursesField courses={askedCourses} rows={courseRows} /> : null}
                  <EntryInputs fields={rareFields} />
                </Stack>
              </RarePart>
            ) : null}
            <UntoldErrors />
          </Stack>
          <ActionBar sx={{ mt: { sm: 2 }, '& > .MuiButton-root': { minHeight: 44 } }}>
            <Button type="submit" variant="contained" loading={busy === aksiAjukan} disabled={busy !== null}>
              {action?.label ?? 'Ajukan'}
            </Button>
            <Button
              variant="outlined"
              onClick={() => void send('simpan')}
              loading={busy === 'simpan'}
              disabled={busy !== null}
            >
              Simpan draf
            </Button>
            <Refusal attempts={attempts} busy={busy !== null} />
            {stored && removable ? <Remove id={stored.id} onRemoved={forget} backTo={back} /> : null}
          </ActionBar>
        </Box>
      </FormModeContext>
    </FormProvider>
  );
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A day to come is refused here already, also without a connection. */
function dayErrors(value: unknown, summary: RingkasanLogbook | undefined, { day, ahead }: Log): FieldErrors {
  const today = summary?.hariIni;
  return today && typeof value === 'string' && value > today ? { [day]: ahead } : {};
}

/** Duration computed while times are typed. */
function Duration({ time: { begin, end, hours } }: { time: Extract<Log['time'], { by: 'clock' }> }) {
  const resource = useDeclaration();
  const [from, to] = useWatch<Record<string, unknown>>({ name: [begin, end] });
  const row = { [begin]: from, [end]: to };
  const value = from && to ? resource.derive(row)[hours] : undefined;
  if (typeof value !== 'number' || value <= 0) return null;
  return (
    <Typography variant="body2" className="angka" role="status">
      Durasi <strong>{formatNumber(value)} jam</strong>
    </Typography>
  );
}

function Remove({ id, onRemoved, backTo }: { id: string; onRemoved: () => void; backTo: string }) {
  const resource = useDeclaration();
  const dialogs = useDialogs();
  const notify = useNotify();
  const navigate = useNavigate();
  const deleted = useDeletedToast(resource);
  const [remove, { isPending }] = useDelete();
  const ask = async () => {
    const text = `Hapus kegiatan ini? ${afterDeletion(resource)}`;
    if (!(await dialogs.confirm({ text, accept: 'Hapus', danger: true }))) return;
    remove(
      resource.name,
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onRemoved();
          deleted('Kegiatan dihapus.', id);
          navigate(backTo);
        },
        onError: error => notify(messageOf(error), { type: 'error' }),
      },
    );
  };
  return (
    <Button color="error" onClick={() => void ask()} loading={isPending}>
      Hapus
    </Button>
  );
}
