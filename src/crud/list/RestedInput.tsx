import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  /** What it is about, for screen readers. */
  describedBy: string;
  value: string;
  onChange: (text: string) => void;
  inputMode?: 'text' | 'decimal';
}

const restMs = 400;

/** A text field that speaks up when typing rests. */
export function RestedInput({ label, describedBy, value, onChange, inputMode }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => tell.current(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      label={label}
      value={text}
      onChange={event => setText(event.target.value)}
      slotProps={{ htmlInput: { inputMode, 'aria-label': `${describedBy} ${label.toLowerCase()}` } }}
    />
  );
}
