import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { neededErrors } from '../../../../resources/kit/index.ts';
import { kanvasUsaha } from '../../../../resources/kwu/kanvas.ts';
import { alurProfil, bagianKanvas, kanvas, profilUsaha } from '../../../../resources/kwu/profil.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { type DraftTarget, onlySave } from '../../../platform/patterns/draft/deliverDraft.ts';
import { useKeptForm } from '../../../platform/patterns/draft/useKeptForm.ts';
import { draftKey, readDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { SavedState } from '../../../platform/patterns/register/SavedState.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { firstValues, pickDeep } from '../../../platform/ui/form/formValues.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { SectionGrid } from '../../../platform/ui/form/SectionGrid.tsx';
import { UntoldErrors } from '../../../platform/ui/form/UntoldErrors.tsx';
import { CanvasInput } from '../../mbkm/canvas/CanvasInput.tsx';
import { RemarksInForm } from '../../mbkm/remarks/RemarksInForm.tsx';
import { RevisionNote } from './RevisionNote.tsx';
import type { ProfileRecord } from './record.ts';

const target: DraftTarget = { path: '/kwu/daftar-ulang/mengisi-provil', parent: 'idKelompok', twins: ['idKelompok'] };
const blocks: ReadonlySet<string> = new Set(kanvas);
/** Sections of the form that a remark can refer to. */
const partOf: Readonly<Record<string, string>> = {
  Usaha: 'usaha',
  'Lokasi usaha': 'lokasi',
  Keuangan: 'keuangan',
  Berkas: 'berkas',
};

/**
 * Fields that the leader writes, by section; without the reference to the business. Halves of a point are shown with
 * the first.
 */
const sections = Object.entries(profilUsaha.sections)
  .filter(([, fields]) => !fields.includes('komentar'))
  .map(([title, fields]) => ({
    title,
    fields: fields.filter(name => name !== 'idKelompok' && name !== 'bujur'),
    canvas: fields.every(name => blocks.has(name)),
  }));
const asked = [...sections.flatMap(({ fields }) => fields), 'bujur', 'idKelompok', 'komentar'];

interface Props {
  group: UsahaMilik;
  profile: ProfileRecord | undefined;
  userId: string;
}

/** The profile of a business to be filled in: kept on the device with every letter until it is saved or handed in. */
export function ProfileForm(props: Props) {
  return (
    <ResourceContextProvider value={profilUsaha.name}>
      <Inner {...props} />
    </ResourceContextProvider>
  );
}

function Inner({ group, profile, userId }: Props) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { confirm } = useDialogs();
  const stored = { id: profile?.id ?? null, version: profile?.version ?? null };
  const draftId = profile?.id ?? group.id;
  const [device] = useState(() => {
    const kept = readDraft(draftKey(userId, target.path, draftId));
    return kept && !kept.sent && kept.version === stored.version ? kept : null;
  });
  const form = useForm<Record<string, unknown>>({
    defaultValues: {
      ...pickDeep(profilUsaha, { ...firstValues(profilUsaha), ...profile }, asked),
      ...device?.values,
      idKelompok: group.id,
    },
  });
  const { state, busy, problem, attempts, send } = useKeptForm({
    target,
    form,
    userId,
    draftId,
    stored,
    unsent: device !== null,
    submitErrors: values => neededErrors(profilUsaha.fields, values),
    savedWords: 'Profil usaha disimpan.',
    onDone: () => {
      refresh();
      navigate('/kwu/daftar-ulang');
    },
  });
  const step = alurProfil.actions.ajukan;
  const label = step?.label ?? 'Ajukan';
  const handIn = async () => {
    if (await confirm({ title: `${label} profil usaha`, text: step?.confirm ?? '', accept: label }))
      await send('ajukan');
  };
  return (
    <>
      {profile?.status === 'revisi' ? <RevisionNote resource={profilUsaha.name} of={profile} /> : null}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 12, sm: 3 } }}>
        <SavedState state={state} />
        <RecordContextProvider value={profile ?? {}}>
          <FormProvider {...form}>
            <FormModeContext value="create">
              <Stack spacing={4} sx={{ mt: 2 }}>
                {sections.map(({ title, fields, canvas }) =>
                  canvas ? (
                    <Box key={title} component="section" aria-label={title}>
                      <Typography component="h2" variant="h6">
                        {title}
                      </Typography>
                      <CanvasInput sheet={kanvasUsaha} below={field => <RemarksInForm part={bagianKanvas(field)} />} />
                    </Box>
                  ) : (
                    <Box key={title}>
                      <SectionGrid title={title} fields={fields} render={name => <FieldInput source={name} />} />
                      <RemarksInForm part={partOf[title] ?? ''} />
                    </Box>
                  ),
                )}
                <RemarksInForm part="lainnya" />
                <UntoldErrors />
              </Stack>
            </FormModeContext>
          </FormProvider>
        </RecordContextProvider>
        <ActionBar sx={{ justifyContent: 'flex-end', mt: { sm: 3 } }}>
          <Refusal attempts={attempts} busy={busy !== null} />
          <Button
            variant="outlined"
            onClick={() => void send(onlySave)}
            loading={busy === onlySave}
            disabled={busy !== null}
          >
            Simpan
          </Button>
          <Button
            variant="contained"
            onClick={() => void handIn()}
            loading={busy === 'ajukan'}
            disabled={busy !== null}
          >
            {label}
          </Button>
        </ActionBar>
      </Paper>
    </>
  );
}
