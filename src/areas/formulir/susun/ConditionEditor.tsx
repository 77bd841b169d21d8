import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type Comparison,
  comparisons,
  type FormCondition,
  type FormQuestion,
  formLimits,
  isComparable,
  isNumeric,
} from '../../../../resources/kit/form/definition.ts';
import { parseNumber } from '../../../platform/providers/format.ts';

type Rule = FormCondition['rules'][number];

interface Props {
  when: FormCondition | null;
  /** Questions before it. */
  askable: readonly FormQuestion[];
  /** Messages by path below the condition. */
  errors: (path: string) => string | undefined;
  onChange: (when: FormCondition | null) => void;
}

const ordered = (question: FormQuestion | undefined): boolean =>
  question !== undefined && (isNumeric(question.kind) || question.kind === 'date' || question.kind === 'time');

/** Comparisons that make sense for a kind of question. */
const comparisonsOf = (question: FormQuestion | undefined): Comparison[] =>
  ordered(question)
    ? ['equal', 'unequal', 'least', 'most', 'filled', 'empty']
    : ['equal', 'unequal', 'filled', 'empty'];

/** Value that a new rule begins with. */
function firstValue(question: FormQuestion): Rule['value'] {
  if (question.kind === 'yesno' || question.kind === 'agree') return true;
  return question.choices[0]?.value ?? null;
}

/** When a question or section is asked: if earlier answers are like this. */
export function ConditionEditor({ when, askable, errors, onChange }: Props) {
  const comparable = askable.filter(({ kind }) => isComparable(kind));
  const [first] = comparable;
  if (!when && !first) return null;
  const rules = when?.rules ?? [];
  const put = (next: Rule[]) => onChange(next.length ? { match: when?.match ?? 'all', rules: next } : null);
  const add = () => {
    const last = comparable.at(-1);
    if (last) put([...rules, { question: last.id, is: 'equal', value: firstValue(last) }]);
  };
  return (
    <Box role="group" aria-label="Syarat tampil">
      {when ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Typography variant="body2">Tampil bila</Typography>
          {rules.length > 1 ? (
            <TextField
              select
              size="small"
              margin="none"
              label="Cocok"
              value={when.match}
              onChange={event => onChange({ ...when, match: event.target.value === 'any' ? 'any' : 'all' })}
              sx={{ minWidth: 150 }}
            >
              <MenuItem value="all">semua benar</MenuItem>
              <MenuItem value="any">salah satu benar</MenuItem>
            </TextField>
          ) : null}
        </Stack>
      ) : null}
      <Stack spacing={1}>
        {rules
          .map((rule, at) => ({ key: `${at} ${rule.question}`, rule, at }))
          .map(({ key, rule, at }) => (
            <RuleLine
              key={key}
              rule={rule}
              askable={comparable}
              error={errors(`rules.${at}.question`) ?? errors(`rules.${at}.value`)}
              onChange={next => put(rules.map((each, i) => (i === at ? next : each)))}
              onRemove={() => put(rules.filter((_, i) => i !== at))}
            />
          ))}
      </Stack>
      <Button size="small" startIcon={<AddIcon />} disabled={rules.length >= formLimits.rules || !first} onClick={add}>
        {when ? 'Tambah syarat' : 'Tampilkan hanya bila…'}
      </Button>
    </Box>
  );
}

interface LineProps {
  rule: Rule;
  askable: readonly FormQuestion[];
  error: string | undefined;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

function RuleLine({ rule, askable, error, onChange, onRemove }: LineProps) {
  const question = askable.find(({ id }) => id === rule.question);
  const compares = rule.is !== 'filled' && rule.is !== 'empty';
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
      <TextField
        select
        size="small"
        margin="none"
        label="Pertanyaan"
        value={question ? rule.question : ''}
        error={error !== undefined}
        helperText={error}
        onChange={event => {
          const next = askable.find(({ id }) => id === event.target.value);
          if (next) onChange({ question: next.id, is: 'equal', value: firstValue(next) });
        }}
        sx={{ flex: { sm: '2 1 0' }, minWidth: 0 }}
      >
        {askable.map(({ id, label }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {label || 'Tanpa judul'}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        margin="none"
        label="Syarat"
        value={rule.is}
        onChange={event => {
          const is = comparisonsOf(question).find(each => each === event.target.value);
          if (is) onChange({ ...rule, is, value: is === 'filled' || is === 'empty' ? null : rule.value });
        }}
        sx={{ flex: { sm: '1 1 0' }, minWidth: { sm: 110 } }}
      >
        {comparisonsOf(question).map(each => (
          <MenuItem key={each} value={each}>
            {comparisons[each]}
          </MenuItem>
        ))}
      </TextField>
      {compares && question ? (
        <RuleValue question={question} value={rule.value} onChange={value => onChange({ ...rule, value })} />
      ) : null}
      <IconButton aria-label="Hapus syarat" onClick={onRemove} sx={{ alignSelf: { xs: 'flex-end', sm: 'center' } }}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  );
}

interface ValueProps {
  question: FormQuestion;
  value: Rule['value'];
  onChange: (value: Rule['value']) => void;
}

function RuleValue({ question, value, onChange }: ValueProps) {
  const { kind, choices } = question;
  const yesNo = kind === 'yesno' || kind === 'agree';
  const options = yesNo
    ? [
        { value: 'true', label: 'Ya' },
        { value: 'false', label: 'Tidak' },
      ]
    : choices;
  if (options.length)
    return (
      <TextField
        select
        size="small"
        margin="none"
        label="Jawaban"
        value={value === null ? '' : String(value)}
        onChange={event => onChange(yesNo ? event.target.value === 'true' : event.target.value)}
        sx={{ flex: { sm: '1 1 0' }, minWidth: { sm: 100 } }}
      >
        {options.map(option => (
          <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
            {option.label || 'Tanpa kata'}
          </MenuItem>
        ))}
      </TextField>
    );
  const type = kind === 'date' || kind === 'time' ? kind : 'text';
  return (
    <TextField
      size="small"
      margin="none"
      label="Jawaban"
      type={type}
      value={value === null ? '' : String(value)}
      onChange={event => {
        const typed = event.target.value;
        onChange(isNumeric(kind) ? parseNumber(typed) : typed);
      }}
      slotProps={{ inputLabel: type === 'text' ? {} : { shrink: true }, htmlInput: { maxLength: 200 } }}
      sx={{ flex: { sm: '1 1 0' }, minWidth: { sm: 100 } }}
    />
  );
}
