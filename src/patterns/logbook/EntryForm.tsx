import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { handInErrors, type Log } from '../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../resources/kegiatan/ringkasan.ts';
import type { FieldErrors, LogbookOptions } from '../../../resources/kit/index.ts';
import { aksiAjukan } from '../../../resources/mbkm/alurPeriksa.ts';
import { messageOf } from '../../crud/errors.ts';
import { FieldInput } from '../../crud/FieldInput.tsx';
import { FormModeContext } from '../../crud/form/FormMode.ts';
import { Refusal } from '../../crud/form/Refusal.tsx';
import { UntoldErrors } from '../../crud/form/UntoldErrors.tsx';
import { formatNumber } from '../../crud/format.ts';
import { fieldOf, useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { useDialogs } from '../../layout/dialogs/useDialogs.ts';
import { onlySave } from '../draft/deliver.ts';
import { useKeptForm } from '../draft/useKeptForm.ts';
import { ReturnedNote } from '../record/ReturnedNote.tsx';
import { isEmpty, type Values } from '../record/source.ts';
import { SavedState } from '../register/SavedState.tsx';
import { CoursesField } from './CoursesField.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { draftTarget } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  userId: string;
  draftId: string;
  stored: { id: string | null; version: number | null };
  values: Record<string, unknown>;
  unsent: boolean;
  participation: string;
  /** Unknown while there is no connection. */
  summary: RingkasanLogbook | undefined;
  /** The note with which it was returned. */
  note: string | null;
}

/** The form of one entry: one column, the actions within reach of the thumb. */
export function EntryForm(props: Props) {
  const { options, userId, draftId, stored, values, unsent, participation, summary, note } = props;
  const logbook = useLogbookResource();
  const { day, documents, time } = logbook.log;
  const navigate = useNavigate();
  const back = `${options.paths.home}?peserta=${participation}`;
  const form = useForm<Record<string, unknown>>({ defaultValues: values });
  const [target] = useState(() => draftTarget(options, logbook));
  const submitErrors = (given: Record<string, unknown>): FieldErrors => ({
    ...handInErrors(logbook, given),
    ...dayErrors(given[day], summary, day),
  });
  const { state, busy, problem, attempts, send, key, remember, forget } = useKeptForm({
    ...{ target, form, userId, draftId, stored, unsent, submitErrors },
    savedWords: 'Kegiatan disimpan sebagai draf.',
    onDone: () => navigate(back),
  });
  const action = statusOf(logbook)?.workflow.actions[aksiAjukan];
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
          <Button component={Link} to={back} startIcon={<ArrowBackIcon />} sx={{ ml: -1, mb: 1 }}>
            Kalender
          </Button>
          {note ? <ReturnedNote text={note} sx={{ mb: 2 }} /> : null}
          {problem ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          ) : null}
          <SavedState state={state} />
          <Stack spacing={2} sx={{ mt: 1 }}>
            {options.form.sections.map(section => (
              <Section key={section.title} section={section} values={values}>
                {time.by === 'clock' && section.fields.includes(time.end) ? <Duration time={time} /> : null}
              </Section>
            ))}
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Stack spacing={2}>
                {options.form.courses ? (
                  <CoursesField options={options} courses={options.form.courses} participation={participation} />
                ) : null}
                <DocumentsField documents={documents} most={summary?.maksDokumen} draft={key} onKept={remember} />
              </Stack>
            </Paper>
            <UntoldErrors />
          </Stack>
          <ActionBar sx={{ mt: { sm: 2 }, '& > .MuiButton-root': { minHeight: 44 } }}>
            <Button type="submit" variant="contained" loading={busy === aksiAjukan} disabled={busy !== null}>
              {action?.label ?? 'Ajukan'}
            </Button>
            <Button
              variant="outlined"
              onClick={() => void send(onlySave)}
              loading={busy === onlySave}
              disabled={busy !== null}
            >
              Simpan draf
            </Button>
            <Refusal attempts={attempts} busy={busy !== null} />
            {stored.id ? <Remove id={stored.id} onRemoved={forget} backTo={back} /> : null}
          </ActionBar>
        </Box>
      </FormModeContext>
    </FormProvider>
  );
}

/** A day to come is refused here already, also without a connection. */
function dayErrors(value: unknown, summary: RingkasanLogbook | undefined, name: string): FieldErrors {
  const today = summary?.hariIni;
  return today && typeof value === 'string' && value > today
    ? { [name]: 'Tanggal tidak boleh melebihi hari ini.' }
    : {};
}

interface SectionProps {
  section: LogbookOptions['form']['sections'][number];
  values: Values;
  children: ReactNode;
}

/** Inputs of one section; a folded one opens by itself where something is in it. */
function Section({ section: { title, fields, folded }, values, children }: SectionProps) {
  const resource = useDeclaration();
  const [open, setOpen] = useState(() => !folded || fields.some(name => !isEmpty(values[name])));
  const { errors } = useFormState({ name: [...fields] });
  // What is wrong is never out of sight.
  if (!open && fields.some(name => name in errors)) setOpen(true);
  const wide = new Set(['longtext', 'text']);
  const inputs = (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {fields.map(name => {
        const { kind } = fieldOf(resource, name);
        const span = wide.has(kind) ? '1 / -1' : kind === 'time' ? 'span 1' : { xs: '1 / -1', sm: 'span 2' };
        return (
          <Box key={name} sx={{ gridColumn: span }}>
            <FieldInput source={name} />
          </Box>
        );
      })}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>{children}</Box>
    </Box>
  );
  if (folded)
    return (
      <Accordion
        variant="outlined"
        disableGutters
        expanded={open}
        onChange={(_, next) => setOpen(next)}
        sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>
          <Typography variant="subtitle2" component="h2">
            {title} (opsional)
          </Typography>
        </AccordionSummary>
        <AccordionDetails>{inputs}</AccordionDetails>
      </Accordion>
    );
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {inputs}
    </Paper>
  );
}

/** How long it took, while one types. */
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
  const { name } = useDeclaration();
  const dialogs = useDialogs();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete();
  const ask = async () => {
    const text = 'Hapus kegiatan ini? Isinya tidak dapat dikembalikan.';
    if (!(await dialogs.confirm({ text, accept: 'Hapus', danger: true }))) return;
    remove(
      name,
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onRemoved();
          notify('Kegiatan dihapus.', { type: 'success' });
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
