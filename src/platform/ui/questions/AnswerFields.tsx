import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formFields } from '../../../../resources/kit/form/answers.ts';
import { type AskedSection, askedOf, askedSections } from '../../../../resources/kit/form/conditions.ts';
import type { Form, FormSection } from '../../../../resources/kit/form/definition.ts';
import { extraName, isRecord, type Registry, resource, type Values } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { RegistryContext, useDeclaration, useRegistry } from '../registry.ts';
import { AnswerPlaceContext, placeIn } from './answerPlace.ts';
import { QuestionInput } from './QuestionInput.tsx';

/** Name under which the inputs find the questions as fields. */
const name = 'isian';

/** Inputs look up what they are called in a declaration: that of a stored form is made of its questions. */
function Declared({ form, children }: { form: Form; children: ReactNode }) {
  const registry = useRegistry();
  const answered: Registry = useMemo(() => {
    const declared = resource({ name, label: 'Isian', representation: '{id}', fields: formFields(form), access: {} });
    return { ...registry, get: asked => (asked === name ? declared : registry.get(asked)) };
  }, [registry, form]);
  return (
    <RegistryContext value={answered}>
      <ResourceContextProvider value={name}>{children}</ResourceContextProvider>
    </RegistryContext>
  );
}

interface Props {
  form: Form;
  /** Field that holds the answers, of a declared resource that knows the questions as its fields. */
  within?: string;
}

/** The questions of a stored form inside a form of react-hook-form: those that are asked as it is answered so far. */
export function AnswerFields({ form, within }: Props) {
  const values: Values = useWatch();
  const held = within === undefined ? values : values[within];
  const sections = (
    <Stack spacing={2}>
      {askedSections(form, isRecord(held) ? held : {}).map(asked => (
        <Section key={asked.section.id} asked={asked} within={within} />
      ))}
    </Stack>
  );
  if (within === undefined) return <Declared form={form}>{sections}</Declared>;
  return <Kept>{sections}</Kept>;
}

/** Files of extra fields hang on the row of the resource around. */
function Kept({ children }: { children: ReactNode }) {
  const { name: resource } = useDeclaration();
  const place = useMemo(() => placeIn(resource), [resource]);
  return <AnswerPlaceContext value={place}>{children}</AnswerPlaceContext>;
}

function Section({
  asked: { section, questions, before },
  within,
}: {
  asked: AskedSection;
  within: string | undefined;
}) {
  const { title, help, repeat, id } = section;
  if (!questions.length && !title && !help) return null;
  return (
    <Paper variant="outlined" component="section" aria-label={title || undefined} sx={{ p: { xs: 2, sm: 3 } }}>
      {title ? (
        <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      ) : null}
      {help ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line', mt: 0.5 }}>
          {help}
        </Typography>
      ) : null}
      <Stack spacing={3} sx={{ mt: title || help ? 2 : 0 }}>
        {repeat ? (
          <Repeated section={section} before={before} most={repeat.most} />
        ) : (
          questions.map(question => (
            <QuestionInput
              key={question.id}
              question={question}
              source={within ? extraName(within, question.id) : question.id}
            />
          ))
        )}
      </Stack>
      {repeat ? <SectionError id={id} /> : null}
    </Paper>
  );
}

function SectionError({ id }: { id: string }) {
  const { formState } = useFormContext();
  const wrong = formState.errors[id];
  const message = wrong?.message ?? wrong?.root?.message;
  if (typeof message !== 'string') return null;
  return (
    <FormHelperText error role="alert">
      {inWords(message)}
    </FormHelperText>
  );
}

function Repeated({ section, before, most }: { section: FormSection; before: Values; most: number }) {
  const say = useWords();
  const { fields, append, remove } = useFieldArray({ name: section.id });
  const rows: unknown = useWatch({ name: section.id });
  return (
    <>
      {fields.map((field, i) => {
        const row: unknown = Array.isArray(rows) ? rows[i] : undefined;
        const called = `${section.title} ${i + 1}`.trim();
        return (
          <Paper key={field.id} variant="outlined" role="group" aria-label={called} sx={{ p: 2 }}>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
              <Typography variant="subtitle2">{called}</Typography>
              <Button size="small" color="inherit" onClick={() => remove(i)}>
                {say('Hapus')}
              </Button>
            </Stack>
            <Stack spacing={3}>
              {askedOf(section.questions, isRecord(row) ? row : {}, before).map(question => (
                <QuestionInput key={question.id} question={question} source={`${section.id}.${i}.${question.id}`} />
              ))}
            </Stack>
          </Paper>
        );
      })}
      {fields.length < most ? (
        <Button startIcon={<AddIcon />} onClick={() => append({})} sx={{ alignSelf: 'flex-start' }}>
          {say('Tambah')}
        </Button>
      ) : null}
    </>
  );
}
