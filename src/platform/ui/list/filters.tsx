import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { type Choices, clockInZone, type Kind, momentInZone } from '../../../../resources/kit/index.ts';
import { Said } from '../../common/Said.tsx';
import type { Values } from '../../providers/api.ts';
import { parseNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { MomentField } from '../moment/MomentField.tsx';
import { unfinished } from '../moment/notation.ts';
import { useDeclaration } from '../registry.ts';
import { maySearch, shortSearch } from '../searchText.ts';
import { stateLabels } from '../words.ts';
import type { FilterProps } from './filterProps.ts';
import { RefFilter } from './RefFilter.tsx';
import { RestedInput } from './RestedInput.tsx';
import { useScreenChoices } from './useScreenKinds.ts';

type FilterTable = { [K in Kind]: (props: FilterProps<K>) => ReactNode };

function Contains({ source, label, values, set }: FilterProps) {
  const say = useWords();
  const resource = useDeclaration();
  return (
    <RestedInput
      label={say('Memuat kata')}
      describedBy={label}
      value={words(values[`${source}_q`])}
      onChange={text => set({ [`${source}_q`]: text || undefined })}
      tooLittle={text => (maySearch(resource, text) ? undefined : say(shortSearch))}
    />
  );
}
const contains = (props: FilterProps) => <Contains {...props} />;

const numbers = ({ source, label, values, set }: FilterProps) => (
  <Stack direction="row" spacing={1}>
    {(['gte', 'lte'] as const).map(end => (
      <RestedInput
        key={end}
        label={inWords(end === 'gte' ? 'Dari' : 'Sampai')}
        describedBy={label}
        inputMode="decimal"
        value={words(values[`${source}_${end}`])}
        onChange={text => {
          const value = parseNumber(text);
          set({ [`${source}_${end}`]: typeof value === 'number' ? value : undefined });
        }}
      />
    ))}
  </Stack>
);

/** Days; a moment's range runs from the start of the first day to the end of the last. */
const days = ({ source, field, label, values, set }: FilterProps<'date' | 'datetime'>) => (
  <Stack direction="row" spacing={1}>
    {(['gte', 'lte'] as const).map(end => (
      <MomentField
        key={end}
        kind="date"
        narrow
        label={inWords(end === 'gte' ? 'Dari' : 'Sampai')}
        spoken={label}
        value={
          (field.kind === 'date' ? words(values[`${source}_${end}`]) : dayOfMoment(values[`${source}_${end}`])) || null
        }
        onChange={day => {
          // A day that is still being typed narrows nothing.
          if (day === unfinished) return;
          const moment = () => momentInZone(day ?? '', end === 'gte' ? '00:00' : '23:59:59.999');
          set({ [`${source}_${end}`]: day ? (field.kind === 'date' ? day : moment()) : undefined });
        }}
      />
    ))}
  </Stack>
);

const dayOfMoment = (value: unknown) => clockInZone(words(value))?.slice(0, 10) ?? '';

const oneOf = ({ source, label, values, set }: FilterProps, choices: Choices) => {
  const chosen = listOf(values[source]);
  return (
    <FormGroup aria-label={label} role="group" sx={{ maxHeight: 220, overflowY: 'auto', flexWrap: 'nowrap' }}>
      {Object.entries(choices).map(([value, shown]) => (
        <FormControlLabel
          key={value}
          label={<Said label={shown} />}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={(_, on) => {
                const next = Object.keys(choices).filter(each => (each === value ? on : chosen.includes(each)));
                set({ [source]: next.length > 0 ? next : undefined });
              }}
            />
          }
        />
      ))}
    </FormGroup>
  );
};

function OneOfHere(props: FilterProps<'enum'>) {
  const choicesHere = useScreenChoices();
  return oneOf(props, choicesHere(props.source, props.field.choices));
}

/** One of two, or whichever. */
export const yesNo = (
  name: string,
  label: string,
  values: Values,
  set: FilterProps['set'],
  [yes, no]: [string, string],
) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    size="small"
    color="primary"
    aria-label={label}
    value={typeof values[name] === 'boolean' ? String(values[name]) : ''}
    onChange={(_, chosen) => set({ [name]: chosen === '' || chosen === null ? undefined : chosen === 'true' })}
  >
    <ToggleButton value="">
      <Said label="Semua" />
    </ToggleButton>
    <ToggleButton value="true">
      <Said label={yes} />
    </ToggleButton>
    <ToggleButton value="false">
      <Said label={no} />
    </ToggleButton>
  </ToggleButtonGroup>
);

const presence = ({ source, label, values, set }: FilterProps) =>
  yesNo(`${source}_null`, label, values, set, ['Kosong', 'Terisi']);
const reference = (props: FilterProps<'ref' | 'refs'>) => <RefFilter {...props} />;

/** Filter of each kind of field; a kind without one does not compile. */
export const filters: FilterTable = {
  text: contains,
  longtext: contains,
  email: contains,
  phone: contains,
  url: contains,
  time: contains,
  integer: numbers,
  decimal: numbers,
  money: numbers,
  date: days,
  datetime: days,
  boolean: ({ source, label, values, set }) => yesNo(source, label, values, set, ['Ya', 'Tidak']),
  enum: props => <OneOfHere {...props} />,
  enums: props => oneOf(props, props.field.choices),
  status: props => oneOf(props, stateLabels(props.field)),
  ref: reference,
  refs: reference,
  rows: presence,
  file: presence,
  files: presence,
  coordinate: numbers,
  week: numbers,
  joinCode: contains,
  texts: presence,
  json: presence,
};

const words = (value: unknown) => (value == null ? '' : String(value));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
