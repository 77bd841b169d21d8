import { type FormEvent, useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import type { LoginAnswer } from '../../../../../resources/pengaturan/akun.ts';
import { Splash } from '../../../../platform/errors/Splash.tsx';
import { http } from '../../../../platform/providers/http.ts';
import { enter, firstTask, type User } from '../../../../platform/providers/session.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { reasonOf, useAuthWords } from '../words.ts';

type Entered = LoginAnswer<User> & { tujuan: string | null };
interface Tie {
  penyedia: string;
  username: string;
  denganSandi: boolean;
}
type Redeemed = Entered | { tautkan: Tie };

const send = <T,>(path: string, body: unknown) =>
  http<T>(path, { method: 'POST', body, quiet401: true, quiet: true }).then(({ data }) => data);

/** Ticket from the address; it can be redeemed once, however often the page is drawn. */
let redeeming: { ticket: string; answer: Promise<Redeemed> } | undefined;

function redeem(ticket: string): Promise<Redeemed> {
  if (redeeming?.ticket !== ticket)
    redeeming = { ticket, answer: send<Redeemed>('masuk/tukar', { tiket: ticket || '-' }) };
  return redeeming.answer;
}

/** /login/penyedia: how a login at a provider ended: goes on, asks for the password of the account, or says what is wrong. */
export function Component() {
  const navigate = useNavigate();
  const { words } = useAuthWords();
  const [ticket] = useState(() => window.location.hash.slice(1));
  const [tie, setTie] = useState<Tie>();
  const [problem, setProblem] = useState<string>();

  const goOn = ({ tujuan, ...answer }: Entered) => {
    const user = enter(answer, null);
    navigate(firstTask(user) ?? tujuan ?? '/dashboard', { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the ticket that the page was opened with
  useEffect(() => {
    let here = true;
    redeem(ticket).then(
      found => {
        if (!here) return;
        if ('tautkan' in found) setTie(found.tautkan);
        else goOn(found);
      },
      error => here && setProblem(reasonOf(error, words)),
    );
    return () => {
      here = false;
    };
  }, [ticket]);

  if (!tie && !problem) return <Splash />;
  return (
    <AuthFrame title="Masuk">
      {tie ? (
        <TieForm tie={tie} ticket={ticket} onEntered={goOn} />
      ) : (
        <div className="auth-form">
          <h1>Belum dapat masuk</h1>
          <p className="auth-error" role="alert">
            {problem}
          </p>
          <Back />
        </div>
      )}
    </AuthFrame>
  );
}

const Back = () => (
  <p className="auth-footer">
    <Link to="/login">Kembali ke halaman masuk</Link>
  </p>
);

/** The account is there already: whoever knows its password ties the two. */
function TieForm({ tie, ticket, onEntered }: { tie: Tie; ticket: string; onEntered: (entered: Entered) => void }) {
  const { penyedia, username, denganSandi } = tie;
  const { words } = useAuthWords();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!password) return setError(words.required);
    setBusy(true);
    try {
      onEntered(await send<Entered>('masuk/tautkan', { tiket: ticket, password }));
    } catch (refused) {
      const fields = refused instanceof HttpError ? refused.body?.errors : undefined;
      setError(typeof fields?.password === 'string' ? fields.password : reasonOf(refused, words));
      setBusy(false);
    }
  };

  if (!denganSandi)
    return (
      <div className="auth-form">
        <h1>Menunggu persetujuan</h1>
        <p className="auth-intro">
          Akun portal <strong>{username}</strong>
          {inTerms(' sudah ada dan belum memiliki kata sandi. Minta Tim MBKM menyetujui tautannya dengan ')}
          {penyedia}, lalu masuk lagi.
        </p>
        <Back />
      </div>
    );
  return (
    <form className="auth-form" onSubmit={submit} noValidate aria-busy={busy}>
      <h1>Tautkan akun Anda</h1>
      <p className="auth-intro">
        Akun portal <strong>{username}</strong> sudah ada. Isi kata sandinya satu kali agar selanjutnya Anda dapat masuk
        dengan {penyedia}
        {inTerms('. Lupa kata sandi? Minta Tim MBKM menyetujui tautannya.')}
      </p>
      <PasswordField name="password" label="Kata sandi akun portal" error={error} autoFocus />
      <button className="button" type="submit" disabled={busy}>
        {busy ? <span className="auth-spinner" aria-hidden="true" /> : null}
        {busy ? 'Memeriksa…' : 'Tautkan dan masuk'}
      </button>
      <Back />
    </form>
  );
}
