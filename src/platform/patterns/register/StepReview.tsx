import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isShown, type RegisterOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { Said } from '../../common/Said.tsx';
import { useLabel, useWords } from '../../providers/language.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { Checklist } from '../record/Checklist.tsx';
import { PartField } from '../record/PartField.tsx';
import { useDocuments } from '../record/useDocuments.ts';
import { useRequirements } from '../record/useRequirements.ts';
import { StepPanel } from './StepPanel.tsx';
import { StepRemark } from './StepRemark.tsx';
import type { Messages } from './stepErrors.ts';

const QuestionStep = lazyScreen(async () => ({ default: (await import('./QuestionStep.tsx')).QuestionStep }));

const answersGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface Props {
  options: RegisterOptions;
  path: string;
  /** Errors per step. */
  problems: readonly Messages[];
  /** Messages of the server that belong to no field of the form. */
  general: readonly string[];
  onOpen: (step: number) => void;
}

/** Everything once more, the requirements, and what still stands in the way. */
export function StepReview({ options, path, problems, general, onOpen }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const values = useWatch<Record<string, unknown>>();
  const { data: check } = useRequirements(options.requirements, values);
  return (
    <RecordContextProvider value={values}>
      <Stack spacing={3}>
        {general.length > 0 ? (
          <Alert severity="error">
            {say('Pendaftaran belum dapat diajukan:')}
            <ul>
              {general.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        {check ? (
          <section>
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {say('Persyaratan')}
            </Typography>
            <Checklist requirements={check.syarat} />
          </section>
        ) : null}
        {options.steps.map((step, i) =>
          step.kind === 'review' ? null : (
            <section key={step.key}>
              <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
                <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
                  <Said label={step.title} />
                </Typography>
                <Button
                  size="small"
                  onClick={() => onOpen(i)}
                  aria-label={say('Ubah %{nama}', { nama: labelOf(step.title) })}
                >
                  {say('Ubah')}
                </Button>
              </Stack>
              {Object.keys(problems[i] ?? {}).length > 0 ? (
                <Alert severity="error" sx={{ mb: 1.5 }}>
                  {say('%{n} isian di langkah ini perlu dilengkapi atau diperbaiki.', {
                    n: Object.keys(problems[i] ?? {}).length,
                  })}
                </Alert>
              ) : null}
              {step.kind === 'panel' ? (
                <StepPanel path={path} name={step.key} review />
              ) : step.kind === 'documents' ? (
                <Documents sources={step.fields.map(({ name }) => name)} />
              ) : step.asks ? (
                <Suspense fallback={<Loading height={80} label={say('Memuat…')} />}>
                  <Box sx={answersGrid}>
                    <QuestionStep asks={step.asks} review />
                  </Box>
                </Suspense>
              ) : (
                <Box sx={answersGrid}>
                  {step.fields
                    .filter(field => isShown(field, values))
                    .map(({ name }) => (
                      <PartField key={name} source={name} />
                    ))}
                </Box>
              )}
              <StepRemark step={step} sx={{ mt: 1.5 }} />
            </section>
          ),
        )}
      </Stack>
    </RecordContextProvider>
  );
}

function Documents({ sources }: { sources: readonly string[] }) {
  return <DocumentList documents={useDocuments(sources)} />;
}
