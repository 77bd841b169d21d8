import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useFormState } from 'react-hook-form';
import { matrixFields, questionField } from '../../../../resources/kit/form/answers.ts';
import type { FormQuestion } from '../../../../resources/kit/form/definition.ts';
import type { Field } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { type InputTable, plainInputs } from '../inputs/plain.tsx';
import type { InputProps } from '../inputs/useFieldInput.ts';
import { AgreeInput } from './AgreeInput.tsx';
import { AnswerFilesInput } from './AnswerFilesInput.tsx';
import { PlaceInput } from './PlaceInput.tsx';
import { type Option, RadioInput } from './RadioInput.tsx';
import { RankingInput } from './RankingInput.tsx';
import { RowChoiceInput } from './RowChoiceInput.tsx';
import { SignatureInput } from './SignatureInput.tsx';

/** More choices than these are looked for in a list. */
const mostInSight = 8;

interface Props {
  question: FormQuestion;
  /** Name of its answer in the form. */
  source: string;
}

const optionsOf = ({ choices }: FormQuestion): Option[] => choices.map(({ value, label }) => [value, label]);

const scaleOf = ({ min, max }: FormQuestion): Option[] => {
  const low = min ?? 1;
  return Array.from({ length: (max ?? 5) - low + 1 }, (_, i) => [low + i, String(low + i)]);
};

/** Input of a question, as its kind is answered, below the picture that it shows. */
export function QuestionInput(props: Props) {
  const { picture, label } = props.question;
  if (!picture) return <Input {...props} />;
  return (
    <Box>
      <Box
        component="img"
        src={picture}
        alt={label}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 360, borderRadius: 1, mb: 1 }}
      />
      <Input {...props} />
    </Box>
  );
}

function Input({ question, source }: Props) {
  const say = useWords();
  const { kind, label, help, choices } = question;
  if (kind === 'note')
    return (
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Typography>
        {help ? <Typography sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>{help}</Typography> : null}
      </Box>
    );
  if (kind === 'matrix') return <MatrixInput question={question} source={source} />;
  const field = questionField(question);
  if (!field) return null;
  if (kind === 'choice' && choices.length <= mostInSight)
    return <RadioInput source={source} field={field} options={optionsOf(question)} />;
  if (kind === 'scale') return <RadioInput row source={source} field={field} options={scaleOf(question)} />;
  if (kind === 'yesno')
    return (
      <RadioInput
        source={source}
        field={field}
        options={[
          [true, say('Ya')],
          [false, say('Tidak')],
        ]}
      />
    );
  if (kind === 'agree' && field.kind === 'boolean') return <AgreeInput source={source} field={field} />;
  if (kind === 'document' || kind === 'picture')
    return <AnswerFilesInput kind={kind} question={question} source={source} field={field} />;
  if (kind === 'signature') return <SignatureInput source={source} field={field} />;
  if (kind === 'row') return <RowChoiceInput question={question} source={source} field={field} />;
  if (kind === 'place' && field.kind === 'text') return <PlaceInput source={source} field={field} />;
  if (kind === 'ranking' && field.kind === 'enums') return <RankingInput source={source} field={field} />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const Plain = (plainInputs as InputTable<Exclude<Field['kind'], 'rows'>>)[
    field.kind === 'rows' ? 'text' : field.kind
  ] as ComponentType<InputProps<Field>>;
  return <Plain source={source} field={field} />;
}

/** A table of choices: the same choices for each of its lines, below each other so that it fits a phone. */
function MatrixInput({ question, source }: Props) {
  const { errors } = useFormState({ name: source });
  const wrong = errors[source]?.message;
  return (
    <Box role="group" aria-label={question.label}>
      <Typography component="p" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {question.label}
        {question.required ? ' *' : ''}
      </Typography>
      {question.help ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {question.help}
        </Typography>
      ) : null}
      <Stack spacing={1} sx={{ mt: 1 }}>
        {Object.entries(matrixFields(question)).map(([row, field]) => (
          <RadioInput key={row} row source={`${source}.${row}`} field={field} options={optionsOf(question)} />
        ))}
      </Stack>
      {typeof wrong === 'string' ? <FormHelperText error>{inWords(wrong)}</FormHelperText> : null}
    </Box>
  );
}
