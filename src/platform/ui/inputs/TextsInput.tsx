import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldOf, messages } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** Short texts as chips: Enter, a semicolon or leaving the field takes what is typed; Backspace takes the last one out. */
export function TextsInput(props: InputProps<FieldOf<'texts'>>) {
  const say = useWords();
  const { field } = props;
  const { control, frame } = useFieldInput(props, asIs);
  const [typed, setTyped] = useState('');
  const texts = textsOf(control.value);
  const full = texts.length >= field.most;
  const take = (more: string) => {
    const added = more.split(';').map(text => text.trim().slice(0, field.max));
    const known = new Set(texts.map(text => text.toLowerCase()));
    const fresh = added.filter(text => text && !known.has(text.toLowerCase()) && known.add(text.toLowerCase()));
    if (fresh.length) control.onChange([...texts, ...fresh].slice(0, field.most));
    setTyped('');
  };
  const { id, helperText, ...rest } = frame;
  return (
    <Autocomplete<string, true, false, true>
      id={id}
      multiple
      freeSolo
      options={[]}
      value={texts}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        if (text.includes(';')) take(text);
        else setTyped(text);
      }}
      onChange={(_, chosen, reason) => {
        if (reason === 'createOption') take(chosen.at(-1) ?? '');
        else control.onChange(chosen);
      }}
      onBlur={() => {
        take(typed);
        control.onBlur();
      }}
      clearText={say('Kosongkan')}
      fullWidth
      renderInput={params => (
        <TextField
          {...params}
          {...rest}
          required={field.required && texts.length === 0}
          helperText={
            helperText ??
            (full ? inWords(messages.texts.most({ n: field.most })) : say('Tekan Enter setelah setiap isian.'))
          }
        />
      )}
    />
  );
}
