import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { FormChoice } from '../../../../resources/kit/form/definition.ts';
import { formLimits } from '../../../../resources/kit/form/definition.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { freshChoice, moved } from './formEdit.ts';

interface Props {
  /** What one of them is called: 'Pilihan', 'Baris'. */
  name: string;
  list: readonly FormChoice[];
  most: number;
  /** Messages by path below the list. */
  errors: (path: string) => string | undefined;
  onChange: (list: FormChoice[]) => void;
}

/** Choices of a question: typed one below the other, Enter adds the next, several pasted lines become several. */
export function ChoiceList({ name, list, most, errors, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focus = (at: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus());
  const add = (at: number) => {
    if (list.length >= most) return;
    onChange([...list.slice(0, at), freshChoice(list), ...list.slice(at)]);
    focus(at);
  };
  useShownKeys([{ keys: ['Enter'], does: 'Tambah pilihan di bawahnya' }]);
  const onKeys = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(at + 1);
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const next = [...list];
    for (const [i, label] of lines.entries()) {
      const line = label.slice(0, formLimits.choice);
      const there = i === 0 ? next[at] : undefined;
      if (there && !there.label) next[at] = { ...there, label: line };
      else if (next.length < most) next.splice(at + i, 0, { ...freshChoice(next), label: line });
    }
    onChange(next);
  };
  return (
    <Stack ref={box} spacing={1} role="group" aria-label={name}>
      {list.map(({ value, label }, at) => (
        <Stack key={value} direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <TextField
            size="small"
            margin="none"
            fullWidth
            label={`${name} ${at + 1}`}
            value={label}
            error={errors(`${at}.label`) !== undefined}
            helperText={errors(`${at}.label`)}
            onChange={event =>
              onChange(list.map(each => (each.value === value ? { ...each, label: event.target.value } : each)))
            }
            onKeyDown={event => onKeys(event, at)}
            onPaste={event => onPaste(event, at)}
            slotProps={{ htmlInput: { maxLength: formLimits.choice } }}
          />
          <EntryMoves
            name={label || `${name} ${at + 1}`}
            first={at === 0}
            last={at === list.length - 1}
            onMove={step => onChange(moved(list, at, at + step))}
            onRemove={() => onChange(list.filter(each => each.value !== value))}
          />
        </Stack>
      ))}
      {errors('') ? <FormHelperText error>{errors('')}</FormHelperText> : null}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={list.length >= most}
        onClick={() => add(list.length)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Tambah {name.toLowerCase()}
      </Button>
    </Stack>
  );
}
