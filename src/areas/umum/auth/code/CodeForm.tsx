import { type FormEvent, useState } from 'react';
import { HttpError } from 'react-admin';
import type { LoginAnswer } from '../../../../../resources/pengaturan/akun.ts';
import { http } from '../../../../platform/providers/http.ts';
import type { User } from '../../../../platform/providers/session.ts';
import { BusyButton } from '../BusyButton.tsx';
import { TextField } from '../TextField.tsx';
import { reasonOf, useAuthWords } from '../words.ts';

interface Props {
  /** Ticket from the answer to the right password. */
  ticket: string;
  onEntered: (answer: LoginAnswer<User>) => void;
  onBack: () => void;
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export default function CodeForm({ ticket, onEntered, onBack }: Props) {
  const { words, query } = useAuthWords();
  const [recovery, setRecovery] = useState(false);
  const [errors, setErrors] = useState<{ kode?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('kode');
    const kode = typeof typed === 'string' ? typed.trim() : '';
    if (!kode) return setErrors({ kode: words.required });
    setBusy(true);
    try {
      const body = { tiket: ticket, kode };
      const { data } = await http<LoginAnswer<User>>('masuk/kode', { method: 'POST', body, query, quiet: true });
      onEntered(data);
    } catch (refused) {
      const fields = refused instanceof HttpError ? refused.body?.errors : undefined;
      setErrors(typeof fields?.kode === 'string' ? { kode: fields.kode } : { form: reasonOf(refused, words) });
      setBusy(false);
    }
  };

  return (
    <form className="auth-form" onSubmit={submit} noValidate aria-busy={busy}>
      <h1>{words.codeTitle}</h1>
      <p className="auth-intro">{recovery ? words.recoveryIntro : words.codeIntro}</p>
      {errors.form ? (
        <p className="auth-error" role="alert">
          {errors.form}
        </p>
      ) : null}
      <TextField
        // Another kind of code is typed into an empty field.
        key={recovery ? 'pemulihan' : 'kode'}
        name="kode"
        label={recovery ? words.recoveryCode : words.code}
        error={errors.kode}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={recovery ? 20 : 10}
        autoFocus
      />
      <BusyButton busy={busy} words={words.login} meanwhile={words.checking} />
      <p className="auth-footer">
        <button
          type="button"
          className="auth-link"
          onClick={() => {
            setErrors({});
            setRecovery(!recovery);
          }}
        >
          {recovery ? words.useApp : words.useRecovery}
        </button>
        <button type="button" className="auth-link" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </form>
  );
}
