import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  /** Subject of the input, for screen readers. */
  describedBy: string;
  value: string;
  onChange: (text: string) => void;
  inputMode?: 'text' | 'decimal';
  /** Why a text is not worth speaking up for. */
  tooLittle?: (text: string) => string | undefined;
}

const restMs = 400;

/** A text field that speaks up when typing rests. */
export function RestedInput({ label, describedBy, value, onChange, inputMode, tooLittle }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const hint = tooLittle?.(text);
  useEffect(() => {
    if (text === value || hint) return;
    const timer = setTimeout(() => tell.current(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text, value, hint]);
  return (
    <TextField
      label={label}
      value={text}
      onChange={event => setText(event.target.value)}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode, 'aria-label': `${describedBy} ${label.toLowerCase()}` } }}
    />
  );
}
