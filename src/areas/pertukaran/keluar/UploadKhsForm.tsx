import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { messages } from '../../../../resources/kit/index.ts';
import { alurKhs } from '../../../../resources/pertukaran/keluar/alurKhs.ts';
import { isianKhs } from '../../../../resources/pertukaran/keluar/rincian.ts';
import { role } from '../../../../resources/roles.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { useLeaveQuestion } from '../../../platform/common/unsaved/useLeaveQuestion.ts';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { UploadInput } from '../../../platform/patterns/upload/UploadInput.tsx';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { useHeldFields } from '../../../platform/ui/form/useHeldFields.ts';
import type { PaketView } from '../../konversi/paket/view.ts';
import { HostGrade, type HostGradeCells, hostShape } from './HostGrade.tsx';
import type { LeavingPage, OwnExchange } from './ownExchange.ts';

interface Props {
  page: LeavingPage;
  row: OwnExchange;
  view: PaketView;
  onSaved: () => void;
}

const workflow = alurKhs(role.outbound);

/** True if the KHS can be submitted: for the first time, or after a return. */
const isOpen = ({ statusKonversi, statusReviewNilai, khs: own }: OwnExchange): boolean =>
  (own.statusKhs === 'belum' || own.statusKhs === 'revisi') &&
  (statusKonversi === 'disetujui' || (statusKonversi === 'dinilai' && statusReviewNilai === 'dikembalikan'));

/** Error of a course, as the server words it: missing grade, or missing reason for dropping it. */
function missingGrade({ id, namaMatkulAsal }: PaketView['awal'][number], cell: HostGradeCells | undefined) {
  if (cell?.batal) return cell.alasan.trim() ? {} : { [`rows.${id}.alasanBatal`]: inWords(messages.required) };
  return cell?.huruf.trim() || cell?.angka != null
    ? {}
    : { [`rows.${id}.nilaiHurufAsal`]: `Isi nilai ${namaMatkulAsal ?? ''}.` };
}

/** File, number, day, and what the host gave for each course; handed in together. */
export function UploadKhsForm({ page, row, view, onSaved }: Props) {
  const say = useWords();
  const notify = useNotify();
  const own = row.khs;
  const form = useForm<Record<string, unknown>>({
    defaultValues: { berkasKhs: own.berkasKhs, nomorKhs: own.nomorKhs, tanggalKhs: own.tanggalKhs },
  });
  const accepted = new Set(view.akhir.map(({ idTerpilihAwal }) => idTerpilihAwal));
  const courses = view.awal.filter(({ id }) => accepted.has(id));
  const [cells, setCells] = useState<Readonly<Record<string, HostGradeCells>>>(() =>
    Object.fromEntries(
      courses.map(each => [
        each.id,
        {
          huruf: each.nilaiHurufAsal ?? '',
          angka: each.nilaiAngkaAsal ?? null,
          batal: each.dibatalkan === true,
          alasan: each.alasanBatal ?? '',
        },
      ]),
    ),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = isOpen(row);
  useHeldFields({ form, name: `khs ${row.id}` });
  useUnsaved({
    name: `nilai ${row.id}`,
    dirty: touched,
    values: cells,
    shape: hostShape,
    put: kept => {
      setCells(now => ({ ...now, ...kept }));
      setTouched(true);
    },
  });
  useLeaveQuestion(!touched && form.formState.isDirty && !busy);

  const showErrors = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    for (const [name, message] of Object.entries(found))
      if (!name.startsWith('rows.')) form.setError(name, { type: 'server', message });
  };
  const send = form.handleSubmit(async values => {
    const missing = {
      ...Object.fromEntries(isianKhs.filter(name => !values[name]).map(name => [name, inWords(messages.required)])),
      ...Object.assign({}, ...courses.map(each => missingGrade(each, cells[each.id]))),
    };
    showErrors(missing);
    if (Object.keys(missing).length) {
      notify(inWords(messages.invalid), { type: 'warning' });
      return;
    }
    setBusy(true);
    try {
      await http(`${page.programme.endpoint}/${page.upload}`, {
        method: 'POST',
        body: {
          ...values,
          idPendaftarMbkm: row.id,
          version: row.version,
          rows: courses.map(({ id }) => {
            const cell = cells[id];
            return {
              id,
              nilaiHurufAsal: cell?.huruf.trim() || null,
              nilaiAngkaAsal: cell?.angka ?? null,
              dibatalkan: cell?.batal ?? false,
              alasanBatal: cell?.alasan.trim() || null,
            };
          }),
        },
      });
      form.reset(values);
      setTouched(false);
      notify(say('KHS dikirim ke program studi.'), { type: 'success' });
      onSaved();
    } catch (error) {
      showErrors(fieldErrorsOf(error));
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  });

  return (
    <ResourceContextProvider value={page.resource}>
      <RecordContextProvider value={own}>
        <FormProvider {...form}>
          <FormModeContext value="edit">
            <Stack component="form" spacing={2} onSubmit={send} noValidate sx={{ pb: { xs: 12, sm: 0 } }}>
              <Box>
                <StatusChip workflow={workflow} value={own.statusKhs ?? 'belum'} />
              </Box>
              {open ? null : (
                <Alert severity="info">
                  {own.statusKhs === 'tervalidasi'
                    ? say('KHS Anda sudah divalidasi program studi.')
                    : say('KHS Anda sedang diperiksa program studi.')}
                </Alert>
              )}
              <Panel title="KHS">
                <Box component="fieldset" disabled={!open || busy} sx={{ border: 0, m: 0, p: 0 }}>
                  <Stack spacing={2}>
                    <UploadInput source="berkasKhs" required locked={!open} />
                    <FieldInput source="nomorKhs" />
                    <FieldInput source="tanggalKhs" />
                  </Stack>
                </Box>
              </Panel>
              <Panel title={say('Nilai dari PT tujuan')}>
                <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {courses.map(each => (
                    <HostGrade
                      key={each.id}
                      row={each}
                      cells={cells[each.id] ?? { huruf: '', angka: null, batal: false, alasan: '' }}
                      locked={!open || busy}
                      problem={{
                        nilai: errors[`rows.${each.id}.nilaiHurufAsal`] ?? errors[`rows.${each.id}.nilaiAngkaAsal`],
                        alasan: errors[`rows.${each.id}.alasanBatal`],
                      }}
                      onChange={next => {
                        setTouched(true);
                        setCells(before => ({ ...before, [each.id]: next }));
                      }}
                    />
                  ))}
                </Stack>
              </Panel>
              {open ? (
                <ActionBar>
                  <Button type="submit" variant="contained" loading={busy}>
                    {own.statusKhs === 'revisi' ? say('Unggah perbaikan') : say('Unggah KHS')}
                  </Button>
                </ActionBar>
              ) : null}
            </Stack>
          </FormModeContext>
        </FormProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
