import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { FieldOf } from '../../../resources/kit/index.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

type MomentKind = 'date' | 'datetime' | 'time';

const types: Record<MomentKind, string> = { date: 'date', datetime: 'datetime-local', time: 'time' };

/** `2026-08-17T02:00:00Z` → what a datetime-local input shows in the person's time zone. */
const toLocal = (value: string) => {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const shown = (kind: MomentKind, value: unknown): string => {
  if (typeof value !== 'string') return '';
  return kind === 'datetime' ? toLocal(value) : value;
};

const stored = (kind: MomentKind, typed: string): string | null => {
  if (typed === '') return null;
  return kind === 'datetime' ? new Date(typed).toISOString() : typed;
};

const isMoment = (kind: string): kind is MomentKind => kind in types;

/** Day, time of day or moment, by the device's own picker. */
export function MomentInput(props: InputProps<FieldOf<MomentKind>>) {
  const { control, frame } = useFieldInput(props, asIs);
  const kind: MomentKind = isMoment(props.field.kind) ? props.field.kind : 'time';
  const value = shown(kind, control.value);
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(frame.inputRef, input);

  // The browser reports a half-typed date as empty; writing that back would wipe the halves already typed, so the
  // input is left alone while it has the focus.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement && input.current.value !== value)
      input.current.value = value;
  }, [value]);

  return (
    <TextField
      {...frame}
      inputRef={ref}
      type={types[kind]}
      defaultValue={value}
      onBlur={control.onBlur}
      onChange={(event: ChangeEvent<HTMLInputElement>) => control.onChange(stored(kind, event.target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
