import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { KesiapanNilai } from '../../../resources/riset/bacaan.ts';
import { komponenDosen, type MenilaiRiset, menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { weighted } from '../../../resources/riset/nilai.ts';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { FieldInput } from '../../crud/FieldInput.tsx';
import { FormModeContext } from '../../crud/form/FormMode.ts';
import { UntoldErrors } from '../../crud/form/UntoldErrors.tsx';
import { formatDecimal } from '../../crud/format.ts';

interface Props {
  record: MenilaiRiset;
  ready: KesiapanNilai;
}

const rest = ['tanggalPresentasi', 'beritaAcara', 'catatan'] as const;
const shown = (value: number | null) => (value === null ? '–' : formatDecimal(value, 2));

/** The parts of a lecturer's grade with their weights; the sums stand below while one types. */
export function GradeForm({ record, ready }: Props) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries([...komponenDosen, ...rest].map(name => [name, record[name] ?? null])),
  });
  const values = form.watch();
  const dosen = weighted(ready.bobotDosen, values);
  const akhir = ready.bermitra ? weighted(ready.bobotAkhir, { dosen, mitra: ready.nilaiMitra }) : dosen;
  const save = form.handleSubmit(async data => {
    setBusy(true);
    setProblem(null);
    try {
      await provider.update(menilaiRiset.name, {
        id: record.id,
        previousData: record,
        data: { ...data, version: record.version },
      });
      notify('Nilai disimpan sebagai draf.', { type: 'success' });
      refresh();
    } catch (error) {
      const errors = Object.entries(fieldErrorsOf(error));
      for (const [name, message] of errors) form.setError(name, { type: 'server', message });
      if (!errors.length) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <FormProvider {...form}>
      <FormModeContext value="edit">
        <Box component="form" noValidate onSubmit={save}>
          {problem ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          ) : null}
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {komponenDosen.map(name => (
              <Box key={name}>
                <FieldInput source={name} />
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5, mb: 1, ml: 1.75 }}>
                  Bobot {ready.bobotDosen[name] ?? 0}%
                </Typography>
              </Box>
            ))}
            <FieldInput source="tanggalPresentasi" />
            <FieldInput source="beritaAcara" />
          </Box>
          <Box sx={{ mt: 2 }}>
            <FieldInput source="catatan" />
          </Box>
          <UntoldErrors />
          <Stack
            direction="row"
            useFlexGap
            spacing={3}
            aria-live="polite"
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', mt: 1, mb: 2 }}
          >
            <Total label="Nilai dosen" value={shown(dosen)} />
            {ready.bermitra ? <Total label="Nilai mitra" value={shown(ready.nilaiMitra)} /> : null}
            <Total label="Nilai akhir" value={shown(akhir)} />
          </Stack>
          <Button type="submit" variant="contained" loading={busy}>
            Simpan draf
          </Button>
        </Box>
      </FormModeContext>
    </FormProvider>
  );
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <Typography variant="body2">
    {label}{' '}
    <Typography component="strong" variant="h6" className="angka">
      {value}
    </Typography>
  </Typography>
);
