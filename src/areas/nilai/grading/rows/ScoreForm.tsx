import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { type SheetWeights, sheetSums } from '../../../../../resources/kit/index.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { FieldInput } from '../../../../platform/ui/FieldInput.tsx';
import { fieldErrorsOf, messageOf } from '../../../../platform/ui/failedCall.ts';
import { FormModeContext } from '../../../../platform/ui/form/FormMode.ts';
import { UntoldErrors } from '../../../../platform/ui/form/UntoldErrors.tsx';
import { useHeldFields } from '../../../../platform/ui/form/useHeldFields.ts';
import { fieldOf, useDeclaration } from '../../../../platform/ui/registry.ts';
import { useFieldLabel } from '../../../../platform/ui/useFieldLabel.ts';

interface Props {
  record: RaRecord;
  weights: SheetWeights;
  /** Fields of the form beside the cells of the sheet. */
  more?: readonly string[];
  verb?: string;
  /** Said once it is saved. */
  said?: string;
  /** Parts of the sums that are newer than the row. */
  known?: Readonly<Record<string, unknown>>;
  /** Sums as they are shown: what counts otherwise than the declaration says it. */
  shown?: (sums: Record<string, number | null>) => Record<string, number | null>;
}

/** One row of a sheet as a form: its cells with their weights, and sums while typing. */
export function ScoreForm({ record, weights, more = [], verb, said, known = {}, shown = sums => sums }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { cells = [], totals = [] } = resource.sheet ?? {};
  const names = [...cells, ...more.filter(name => !cells.includes(name))];
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map(name => [name, record[name] ?? null])),
  });
  useHeldFields({ form, name: `nilai ${record.id}`, takes: true });
  const sums = shown(sheetSums(totals, weights, { ...record, ...known, ...form.watch() }));
  const weightOf = (name: string) => {
    for (const { field, of } of totals)
      for (const [word, part] of Object.entries(of)) if (part === name) return weights[field]?.[word];
    return undefined;
  };
  const save = form.handleSubmit(async data => {
    setBusy(true);
    setProblem(null);
    try {
      await provider.update(resource.name, {
        id: record.id,
        previousData: record,
        data: { ...data, version: record.version },
      });
      notify(said ?? say('Nilai disimpan sebagai draf.'), { type: 'success' });
      refresh();
    } catch (error) {
      const errors = Object.entries(fieldErrorsOf(error));
      for (const [name, message] of errors) form.setError(name, { type: 'server', message });
      if (!errors.length) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  const long = names.filter(name => fieldOf(resource, name).kind === 'longtext');
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
            {names
              .filter(name => !long.includes(name))
              .map(name => (
                <Box key={name}>
                  <FieldInput source={name} />
                  {weightOf(name) === undefined ? null : (
                    <Typography
                      variant="caption"
                      component="p"
                      sx={{ color: 'text.secondary', mt: 0.5, mb: 1, ml: 1.75 }}
                    >
                      {say('Bobot %{n}%', { n: weightOf(name) ?? 0 })}
                    </Typography>
                  )}
                </Box>
              ))}
          </Box>
          {long.map(name => (
            <Box key={name} sx={{ mt: 2 }}>
              <FieldInput source={name} />
            </Box>
          ))}
          <UntoldErrors />
          <Stack
            direction="row"
            useFlexGap
            spacing={3}
            aria-live="polite"
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', mt: 1, mb: 2 }}
          >
            {Object.entries(sums).map(([name, value]) => (
              <Typography key={name} variant="body2">
                {labelOf(name)}{' '}
                <Typography component="strong" variant="h6" className="angka">
                  {value === null ? '–' : formatDecimal(value, 2)}
                </Typography>
              </Typography>
            ))}
          </Stack>
          <Button type="submit" variant="contained" loading={busy}>
            {verb ?? say('Simpan draf')}
          </Button>
        </Box>
      </FormModeContext>
    </FormProvider>
  );
}
