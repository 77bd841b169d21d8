import { type KeyboardEvent, useState } from 'react';
import { TextField } from './TextField.tsx';

interface Props {
  name: string;
  label: string;
  error?: string;
  autoFocus?: boolean;
}

/** A password: can be shown, and says when Caps Lock is on. */
export function PasswordField({ name, label, error, autoFocus }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      hint={caps ? 'Caps Lock aktif.' : undefined}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoFocus={autoFocus}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      end={
        <button type="button" className="field-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Sembunyikan' : 'Tampilkan'}
          <span className="visually-hidden"> kata sandi</span>
        </button>
      }
    />
  );
}
