import Select from '@mui/material/Select';
import type { Field } from '../../../../../resources/kit/index.ts';
import { useLabel } from '../../../../platform/providers/language.ts';
import { pasteBlock, ScoreCell } from '../ScoreCell.tsx';

interface Props {
  field: Field;
  /** Accessible name: field and row. */
  label: string;
  value: string;
  row: number;
  column: number;
  error: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onPasteBlock: (block: string[][]) => void;
}

/** Characters of a cell with words; a note may be longer where it is opened. */
const longestWords = 500;

/** One cell of a sheet, by the kind of its field. */
export function SheetCell({ field, ...cell }: Props) {
  if (field.kind === 'enum') return <ChoiceCell choices={field.choices} required={field.required ?? false} {...cell} />;
  if (field.kind === 'integer' || field.kind === 'decimal') return <ScoreCell {...cell} blockWords={longestWords} />;
  const words =
    field.kind === 'date' ? 10 : 'max' in field && field.max ? Math.min(field.max, longestWords) : longestWords;
  return <ScoreCell {...cell} words={words} blockWords={longestWords} />;
}

interface ChoiceProps extends Omit<Props, 'field'> {
  choices: Readonly<Record<string, string>>;
  required: boolean;
}

/** A choice among a few: letters and the arrows up and down choose, Enter goes on. */
function ChoiceCell({
  choices,
  required,
  label,
  value,
  onChange,
  row,
  column,
  error,
  describedBy,
  onPasteBlock,
}: ChoiceProps) {
  const labelOf = useLabel();
  const known = value === '' || Object.hasOwn(choices, value);
  return (
    <Select
      native
      size="small"
      value={value}
      error={error}
      onChange={event => onChange(event.target.value)}
      onPaste={event => pasteBlock(event, longestWords, onPasteBlock)}
      inputProps={{
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': error || undefined,
        'data-baris': row,
        'data-kolom': column,
      }}
      sx={{ width: { xs: '100%', sm: 150 }, '& .MuiOutlinedInput-input': { py: 0.9 } }}
    >
      {required && value !== '' ? null : <option value="">–</option>}
      {known ? null : <option value={value}>{value}</option>}
      {Object.entries(choices).map(([code, words]) => (
        <option key={code} value={code}>
          {labelOf(words)}
        </option>
      ))}
    </Select>
  );
}
