import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { BulanUsaha } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { alurLaporanKwu, jenisLaporan, laporanKwu } from '../../../../resources/kwu/laporan.ts';
import { kwuMessages } from '../../../../resources/kwu/messages.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { type DraftTarget, onlySave } from '../../../platform/patterns/draft/deliverDraft.ts';
import { useKeptForm } from '../../../platform/patterns/draft/useKeptForm.ts';
import { draftKey, readDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { SavedState } from '../../../platform/patterns/register/SavedState.tsx';
import { UploadInput } from '../../../platform/patterns/upload/UploadInput.tsx';
import { formatMoney } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { UntoldErrors } from '../../../platform/ui/form/UntoldErrors.tsx';
import { sumOf } from '../usaha/months.ts';
import type { ReportKind, ReportRecord } from './record.ts';

const target: DraftTarget = {
  path: '/kwu/daftar-ulang/upload-laporan',
  parent: 'idKelompok',
  twins: ['idKelompok', 'jenis'],
};
interface Props {
  group: UsahaMilik;
  kind: ReportKind;
  report: ReportRecord | undefined;
  userId: string;
  onClose: () => void;
}

/** Writes one report; its sums begin with the logbook's, and another number asks for its reason. */
export function ReportDialog(props: Props) {
  const { data, error } = useQuery({
    queryKey: [kelompokKwu.name, 'keuangan', props.group.id],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<BulanUsaha[]>(`${kelompokKwu.endpoint}/${props.group.id}/keuangan`, { signal })).data,
  });
  // Without the logbook's sums (no connection) the form still opens; the server asks again.
  if (!data && !error) return null;
  return (
    <ResourceContextProvider value={laporanKwu.name}>
      <Inner {...props} sums={data ? sumOf(data) : null} />
    </ResourceContextProvider>
  );
}

type Sums = ReturnType<typeof sumOf>;

function Inner({ group, kind, report, userId, onClose, sums }: Props & { sums: Sums | null }) {
  const titleId = useId();
  const refresh = useRefresh();
  const phone = usePhone();
  const stored = { id: report?.id ?? null, version: report?.version ?? null };
  const draftId = report?.id ?? `${group.id}-${kind}`;
  const [device] = useState(() => {
    const kept = readDraft(draftKey(userId, target.path, draftId));
    return kept && !kept.sent && kept.version === stored.version ? kept : null;
  });
  const form = useForm<Record<string, unknown>>({
    defaultValues: {
      ringkasan: report?.ringkasan ?? null,
      totalOmzet: report?.totalOmzet ?? sums?.omzet ?? null,
      totalBiaya: report?.totalBiaya ?? sums?.pengeluaran ?? null,
      alasanKoreksi: report?.alasanKoreksi ?? null,
      berkas: report?.berkas ?? null,
      ...device?.values,
      idKelompok: group.id,
      jenis: kind,
    },
  });
  const [omzet, biaya] = form.watch(['totalOmzet', 'totalBiaya']);
  const differs = (of: Record<string, unknown>) =>
    sums !== null && (Number(of.totalOmzet ?? 0) !== sums.omzet || Number(of.totalBiaya ?? 0) !== sums.pengeluaran);
  const { state, busy, problem, attempts, send } = useKeptForm({
    target,
    form,
    userId,
    draftId,
    stored,
    unsent: device !== null,
    submitErrors: values => ({
      ...(differs(values) && !values.alasanKoreksi ? { alasanKoreksi: kwuMessages.explainFigures } : {}),
      ...(values.berkas ? {} : { berkas: kwuMessages.uploadReport }),
    }),
    savedWords: 'Laporan disimpan.',
    onDone: () => {
      refresh();
      onClose();
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Laporan {jenisLaporan[kind].toLowerCase()}</DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        <SavedState state={state} />
        <RecordContextProvider value={report ?? {}}>
          <FormProvider {...form}>
            <FormModeContext value="create">
              <Stack spacing={2} sx={{ pt: 1 }}>
                <FieldInput source="ringkasan" />
                {sums ? (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Logbook yang disetujui: omzet {formatMoney(sums.omzet)}, biaya {formatMoney(sums.pengeluaran)}.
                  </Typography>
                ) : null}
                <FieldInput source="totalOmzet" />
                <FieldInput source="totalBiaya" />
                {differs({ totalOmzet: omzet, totalBiaya: biaya }) || report?.alasanKoreksi ? (
                  <FieldInput source="alasanKoreksi" />
                ) : null}
                <UploadInput source="berkas" />
                <UntoldErrors />
              </Stack>
            </FormModeContext>
          </FormProvider>
        </RecordContextProvider>
      </DialogContent>
      <DialogButtons>
        <Refusal attempts={attempts} busy={busy !== null} />
        <Button onClick={onClose} disabled={busy !== null}>
          Tutup
        </Button>
        <Button onClick={() => void send(onlySave)} loading={busy === onlySave} disabled={busy !== null}>
          Simpan draf
        </Button>
        <Button
          variant="contained"
          onClick={() => void send('ajukan')}
          loading={busy === 'ajukan'}
          disabled={busy !== null}
        >
          {alurLaporanKwu.actions.ajukan?.label ?? 'Ajukan'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
