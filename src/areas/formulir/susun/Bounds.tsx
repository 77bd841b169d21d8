import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormQuestion, hasBounds, type QuestionKind } from '../../../../resources/kit/form/definition.ts';
import { parseNumber } from '../../../platform/providers/format.ts';

type Labels = readonly [min: string, max: string];

const byCharacters: Labels = ['Minimal karakter', 'Maksimal karakter'];

/** What the two limits of a kind are called. */
const labels: Readonly<Partial<Record<QuestionKind, Labels>>> = {
  text: byCharacters,
  longtext: byCharacters,
  several: ['Minimal dipilih', 'Maksimal dipilih'],
  scale: ['Dari', 'Sampai'],
  document: ['Minimal berkas', 'Maksimal berkas'],
  picture: ['Minimal gambar', 'Maksimal gambar'],
};

interface Props {
  question: FormQuestion;
  errors: (path: string) => string | undefined;
  onChange: (part: Partial<Pick<FormQuestion, 'min' | 'max'>>) => void;
}

/** The least and the most of a question, where its kind has them. */
export function Bounds({ question, errors, onChange }: Props) {
  if (!hasBounds(question.kind)) return null;
  const [least, most] = labels[question.kind] ?? ['Paling kecil', 'Paling besar'];
  const input = (name: 'min' | 'max', label: string) => (
    <TextField
      size="small"
      margin="none"
      label={label}
      value={question[name] ?? ''}
      error={errors(name) !== undefined}
      helperText={errors(name)}
      onChange={event => {
        const typed = parseNumber(event.target.value);
        if (typed === null || typeof typed === 'number') onChange({ [name]: typed });
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ flex: 1 }}
    />
  );
  return (
    <Stack direction="row" spacing={1}>
      {input('min', least)}
      {input('max', most)}
    </Stack>
  );
}
