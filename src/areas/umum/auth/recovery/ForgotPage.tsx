import { type FormEvent, useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { bukaLupaSandi } from '../../../../../resources/pengaturan/panggilanSandi.ts';
import { http } from '../../../../platform/providers/http.ts';
import { rememberedName } from '../../../../platform/providers/rememberedName.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { TextField } from '../TextField.tsx';
import { fill, reasonOf } from '../words.ts';
import { Contact } from './Contact.tsx';
import { useRecoveryWords } from './words.ts';

/** /login/lupa: asks for the account; says the same whether there is one or not. */
export function Component() {
  const { words, at } = useRecoveryWords();
  /** True if mail can be sent; undefined while unknown. Where it cannot be asked, sending tells what is wrong. */
  const [mail, setMail] = useState<boolean>();
  const [asked, setAsked] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    http<AnswerOf<typeof bukaLupaSandi>>('masuk/lupa', { signal: controller.signal, quiet: true }).then(
      ({ data }) => setMail(data.surel),
      () => controller.signal.aborted || setMail(true),
    );
    return () => controller.abort();
  }, []);

  return (
    <AuthFrame title={words.forgotTitle} bilingual>
      {asked === undefined ? (
        <Ask mail={mail} onAsked={setAsked} />
      ) : (
        <div className="auth-form" role="status">
          <h1>{words.sentTitle}</h1>
          <p className="auth-intro">{fill(words.sent, asked)}</p>
          <Contact>{words.notThere}</Contact>
          <p className="auth-footer">
            <button type="button" className="auth-link" onClick={() => setAsked(undefined)}>
              {words.askAgain}
            </button>
            <Link to={at('/login')}>{words.back}</Link>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}

function Ask({ mail, onAsked }: { mail: boolean | undefined; onAsked: (name: string) => void }) {
  const { words, query, at } = useRecoveryWords();
  const [error, setError] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('username');
    const username = typeof typed === 'string' ? typed.trim() : '';
    if (!username) return setError({ field: words.required });
    setBusy(true);
    try {
      await http('masuk/lupa', { method: 'POST', body: { username }, query, quiet: true });
      onAsked(username);
    } catch (refused) {
      const fields = refused instanceof HttpError ? refused.body?.errors : undefined;
      const field = typeof fields?.username === 'string' ? fields.username : undefined;
      setError(field ? { field } : { form: reasonOf(refused, words) });
      setBusy(false);
    }
  };

  return (
    <form className="auth-form" onSubmit={submit} noValidate aria-busy={busy}>
      <h1>{words.forgotTitle}</h1>
      {mail === false ? (
        <Contact>{words.noMail}</Contact>
      ) : (
        <>
          <p className="auth-intro">{words.forgotIntro}</p>
          {error.form ? (
            <p className="auth-error" role="alert">
              {error.form}
            </p>
          ) : null}
          <TextField
            name="username"
            label={words.nameOrMail}
            error={error.field}
            defaultValue={rememberedName()}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
          />
          <BusyButton busy={busy} words={words.sendLink} meanwhile={words.sending} />
        </>
      )}
      <p className="auth-footer">
        <Link to={at('/login')}>{words.back}</Link>
      </p>
    </form>
  );
}
