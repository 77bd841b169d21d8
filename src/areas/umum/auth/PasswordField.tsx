import { type KeyboardEvent, useState } from 'react';
import { TextField } from './TextField.tsx';
import { useAuthWords } from './words.ts';

interface Props {
  name: string;
  label: string;
  error?: string;
  /** A remark that is not an error. */
  hint?: string;
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password: can be shown, and says when Caps Lock is on. */
export function PasswordField({ name, label, error, hint, autoComplete = 'current-password', autoFocus }: Props) {
  const { words } = useAuthWords();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      hint={caps ? words.capsLock : error ? undefined : hint}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      end={
        <button type="button" className="field-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show}
          <span className="visually-hidden"> {words.ofPassword}</span>
        </button>
      }
    />
  );
}
