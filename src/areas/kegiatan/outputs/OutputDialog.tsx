import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { errorIf, requiredIf } from '../../../../resources/checkHelpers.ts';
import type { SyaratPeserta } from '../../../../resources/kegiatan/kelengkapan.ts';
import { kegiatanMessages } from '../../../../resources/kegiatan/messages.ts';
import { fileWrongWords } from '../../../../resources/kegiatan/outputsOf.ts';
import type { FieldErrors, OutputOptions } from '../../../../resources/kit/index.ts';
import { aksiAjukan } from '../../../../resources/mbkm/alurPeriksa.ts';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { type DraftTarget, onlySave } from '../../../platform/patterns/draft/deliverDraft.ts';
import { useKeptForm } from '../../../platform/patterns/draft/useKeptForm.ts';
import { draftKey, newDraftId, readDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { SavedState } from '../../../platform/patterns/register/SavedState.tsx';
import { UploadInput } from '../../../platform/patterns/upload/UploadInput.tsx';
import { inWords } from '../../../platform/providers/reading.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { UntoldErrors } from '../../../platform/ui/form/UntoldErrors.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { type Output, useOutputsResource } from './useOutputs.ts';

interface Props {
  options: OutputOptions;
  userId: string;
  participation: string;
  need: SyaratPeserta;
  output: Output | undefined;
  onClose: () => void;
}

/** Fills in one output; what is typed stays on the device until the server has it. */
export default function OutputDialog({ options, userId, participation, need, output, onClose }: Props) {
  const titleId = useId();
  const resource = useOutputsResource();
  const { output: facts } = resource;
  const phone = usePhone();
  const { field } = options.participation;
  const [target] = useState<DraftTarget>(() => ({
    path: options.path,
    parent: field,
    twins: [facts.names, facts.title],
  }));
  const draftId = output?.id ?? newDraftId(`${participation}-${need.idSyaratLuaran}`);
  const stored = { id: output?.id ?? null, version: output ? Number(output.version) : null };
  const [device] = useState(() => {
    const kept = readDraft(draftKey(userId, options.path, draftId));
    return kept && !kept.sent && kept.version === stored.version ? kept : null;
  });
  const files = facts.files.filter(({ only }) => !only || only === need.kodeJenisLuaran);
  const main = facts.files[0]?.name ?? facts.link;
  const takesFiles = need.isi !== 'tautan' || files.some(({ only }) => only);
  const names = [
    ...options.fields.filter(name => name !== facts.link || need.isi !== 'berkas' || need.wajibTautan),
    ...(takesFiles ? files.map(({ name }) => name) : []),
  ];
  const values = Object.fromEntries(names.map(name => [name, output?.[name] ?? null]));
  const fixed = output ? {} : { [facts.names]: need[facts.names] };
  const within = {
    wrong: (maxMb: number) => {
      const said = fileWrongWords(facts, need.jenisBerkas, maxMb);
      return said && inWords(said);
    },
  };
  const form = useForm<Record<string, unknown>>({
    defaultValues: { ...values, ...device?.values, ...fixed, [field]: participation },
  });
  const { state, busy, problem, attempts, send } = useKeptForm({
    target,
    form,
    userId,
    draftId,
    stored,
    unsent: device !== null,
    submitErrors: (given): FieldErrors => ({
      ...errorIf(!given[main] && !given[facts.link], takesFiles ? main : facts.link, kegiatanMessages.fileOrLink),
      ...Object.assign({}, ...files.map(({ name, only }) => requiredIf(only !== undefined, given[name], name))),
    }),
    savedWords: 'Luaran disimpan sebagai draf.',
    onDone: onClose,
  });
  const action = statusOf(resource)?.workflow.actions[aksiAjukan];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {need.nama}
        </Box>
        <IconButton onClick={onClose} aria-label="Tutup" edge="end" disabled={busy !== null}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        <SavedState state={state} />
        <RecordContextProvider value={output ?? {}}>
          <FormProvider {...form}>
            <FormModeContext value="create">
              <Stack spacing={2} sx={{ pt: 1 }}>
                {names.map(name =>
                  files.some(file => file.name === name) ? (
                    <UploadInput
                      key={name}
                      source={name}
                      required={files.some(file => file.name === name && file.only)}
                      {...(name === main ? { within: { ...within, types: need.jenisBerkas, maxMb: need.maksMb } } : {})}
                    />
                  ) : (
                    <FieldInput key={name} source={name} />
                  ),
                )}
                <UntoldErrors />
              </Stack>
            </FormModeContext>
          </FormProvider>
        </RecordContextProvider>
      </DialogContent>
      <DialogButtons>
        <Refusal attempts={attempts} busy={busy !== null} />
        <Button onClick={() => void send(onlySave)} loading={busy === onlySave} disabled={busy !== null}>
          Simpan draf
        </Button>
        <Button
          variant="contained"
          onClick={() => void send(aksiAjukan)}
          loading={busy === aksiAjukan}
          disabled={busy !== null}
        >
          {action?.label ?? 'Ajukan'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
