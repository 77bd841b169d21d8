import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { rememberedName } from '../../../platform/providers/rememberedName.ts';
import { BusyButton } from './BusyButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
import { useLogin } from './useLogin.ts';
import { useAuthWords } from './words.ts';

/** Few have a second factor. */
const CodeForm = lazyScreen(() => import('./code/CodeForm.tsx'));

interface Props {
  heading: string;
  intro: string;
  userLabel: string;
  silaturahmi?: boolean;
  footer: ReactNode;
  /** Other ways in, below the button. */
  children?: ReactNode;
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** For whom a password was just saved (`recovery/SetPasswordPage.tsx`). */
const savedFor = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.saved === 'string' ? state.saved : undefined;

/** Name and password. Uncontrolled, so that what a password manager fills in is what is sent. */
export function LoginForm({ heading, intro, userLabel, silaturahmi = false, footer, children }: Props) {
  const { errors, busy, submit, ticket, entered, back } = useLogin(silaturahmi);
  const { words } = useAuthWords();
  const saved = savedFor(useLocation().state);
  const [name] = useState(() => saved ?? rememberedName());
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // After a refusal the person goes on where something is to be corrected.
    const wrong = errors.username ? 'username' : errors.password || errors.form ? 'password' : undefined;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    submit(textOf(data, 'username').trim(), textOf(data, 'password'), data.has('ingat'));
  };

  if (ticket)
    return (
      <Suspense>
        <CodeForm ticket={ticket} onEntered={entered} onBack={back} />
      </Suspense>
    );
  return (
    <form className="auth-form" ref={form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      <h1>{heading}</h1>
      <p className="auth-intro">{intro}</p>
      {saved ? (
        <p className="auth-note" role="status">
          {words.saved}
        </p>
      ) : null}
      {errors.form ? (
        <p className="auth-error" role="alert">
          {errors.form}
        </p>
      ) : null}
      <TextField
        name="username"
        label={userLabel}
        error={errors.username}
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={!name}
      />
      <PasswordField name="password" label={words.password} error={errors.password} autoFocus={name !== ''} />
      <label className="auth-check">
        <input type="checkbox" name="ingat" defaultChecked={name !== '' && saved === undefined} />
        {words.remember}
      </label>
      <BusyButton busy={busy} words={words.login} meanwhile={words.checking} />
      {children}
      <p className="auth-footer">{footer}</p>
    </form>
  );
}
