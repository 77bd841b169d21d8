import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  /** A remark that is not an error. */
  hint?: string;
  /** A button inside the field. */
  end?: ReactNode;
}

/** A labelled input with its message. */
export function TextField({ label, error, hint, end, ...input }: Props) {
  const id = useId();
  const message = [error, hint].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-pesan` : undefined}
          {...input}
        />
        {end}
      </div>
      <p id={`${id}-pesan`} className="field-message" aria-live="polite">
        {message}
      </p>
    </div>
  );
}
