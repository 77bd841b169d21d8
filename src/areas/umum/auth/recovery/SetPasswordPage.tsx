import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { TautanSandi } from '../../../../../resources/pengaturan/panggilanSandi.ts';
import { Splash } from '../../../../platform/errors/Splash.tsx';
import { http } from '../../../../platform/providers/http.ts';
import { authState, forget } from '../../../../platform/providers/session.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { type AuthWords, fill, reasonOf } from '../words.ts';
import { useRecoveryWords } from './words.ts';

/** An error of the page; `over`: the link has expired and a new one is needed. */
interface Problem {
  text: string;
  over: boolean;
}

const problemOf = (error: unknown, words: AuthWords): Problem => ({
  text: reasonOf(error, words),
  over: error instanceof HttpError && error.status === 410,
});

/** /login/sandi: where the link of a mail leads. The token stands behind #, which no server is told. */
export function Component() {
  const { words, query } = useRecoveryWords();
  const [token] = useState(() => window.location.hash.slice(1));
  const [link, setLink] = useState<TautanSandi>();
  const [problem, setProblem] = useState<Problem>();

  const look = useCallback(() => {
    setProblem(undefined);
    http<TautanSandi>('masuk/tautan/lihat', { method: 'POST', body: { token }, query, quiet: true }).then(
      ({ data }) => setLink(data),
      error => setProblem(problemOf(error, words)),
    );
  }, [token, query, words]);
  useEffect(look, [look]);

  if (!link && !problem) return <Splash />;
  return (
    <AuthFrame title={words.setTitle} bilingual>
      {problem ? (
        <Stopped problem={problem} onAgain={look} />
      ) : link ? (
        <SetForm link={link} token={token} onOver={setProblem} />
      ) : null}
    </AuthFrame>
  );
}

function Stopped({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const { words, at } = useRecoveryWords();
  return (
    <div className="auth-form">
      <h1>{problem.over ? words.linkOver : words.setTitle}</h1>
      <p className="auth-error" role="alert">
        {problem.text}
      </p>
      {problem.over ? (
        <Link className="button" to={at('/login/lupa')}>
          {words.newLink}
        </Link>
      ) : (
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
      <p className="auth-footer">
        <Link to={at('/login')}>{words.back}</Link>
      </p>
    </div>
  );
}

interface FormProps {
  link: TautanSandi;
  token: string;
  onOver: (problem: Problem) => void;
}

function SetForm({ link: { username, nama, untuk, minPanjang }, token, onOver }: FormProps) {
  const { words, query, at } = useRecoveryWords();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<{ password?: string; repeat?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [password, repeat] = [data.get('password'), data.get('repeat')];
    const wrong = {
      ...(password ? {} : { password: words.required }),
      ...(repeat === password ? {} : { repeat: words.different }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length) return;
    setBusy(true);
    try {
      await http('masuk/tautan', { method: 'POST', body: { token, password }, query, quiet: true });
      // Its sessions have ended, the one of this browser too.
      if (authState().user?.username === username) forget();
      navigate(at('/login'), { replace: true, state: { saved: username } });
    } catch (refused) {
      const fields = refused instanceof HttpError ? refused.body?.errors : undefined;
      const problem = problemOf(refused, words);
      if (problem.over) return onOver(problem);
      setErrors(typeof fields?.password === 'string' ? { password: fields.password } : { form: problem.text });
      setBusy(false);
    }
  };

  return (
    <form className="auth-form" onSubmit={submit} noValidate aria-busy={busy}>
      <h1>{words.setTitle}</h1>
      <p className="auth-intro">
        {untuk === 'pertama' ? fill(words.firstIntro, nama) : fill(words.setIntro, username)}
      </p>
      {errors.form ? (
        <p className="auth-error" role="alert">
          {errors.form}
        </p>
      ) : null}
      {/* Password managers look for the account's name beside a new password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={fill(words.rule, minPanjang)}
        error={errors.password}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField name="repeat" label={words.repeat} error={errors.repeat} autoComplete="new-password" />
      <BusyButton busy={busy} words={words.save} meanwhile={words.saving} />
    </form>
  );
}
