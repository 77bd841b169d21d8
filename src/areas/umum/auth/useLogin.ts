import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { kodeDiminta, type LoginAnswer } from '../../../../resources/pengaturan/akun.ts';
import { enter, firstTask, logIn, type User } from '../../../platform/providers/session.ts';

import { type AuthWords, reasonOf, useAuthWords } from './words.ts';

/** Messages below the two fields, and one for the form as a whole. */
export interface LoginErrors {
  username?: string;
  password?: string;
  form?: string;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function errorsOf(error: unknown, words: AuthWords): LoginErrors {
  const fields: Record<string, unknown> = (error instanceof HttpError ? error.body?.errors : undefined) ?? {};
  const byField = { username: asText(fields.username), password: asText(fields.password) };
  return byField.username || byField.password ? byField : { form: reasonOf(error, words) };
}

/** The ticket of a right password after which a code is asked for. */
const ticketIn = (error: unknown): string | undefined =>
  error instanceof HttpError && error.body?.code === kodeDiminta ? asText(error.body.tiket) : undefined;

/** Login that continues after the second factor. */
interface Waiting {
  ticket: string;
  remembered: string | null;
}

/** Logs in and goes to /dashboard; the back office's code travels while the server checks the password. */
export function useLogin(silaturahmi: boolean) {
  const navigate = useNavigate();
  const { words, query } = useAuthWords();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();

  const goOn = (user: User) => navigate(firstTask(user) ?? '/dashboard', { replace: true });

  const submit = async (username: string, password: string, remember: boolean) => {
    const empty: LoginErrors = {
      ...(username ? {} : { username: words.required }),
      ...(password ? {} : { password: words.required }),
    };
    setErrors(empty);
    if (empty.username || empty.password) return;
    setBusy(true);
    // Only a head start: should it fail, the router asks again and shows what is wrong.
    import('../../../App.tsx').catch(() => undefined);
    try {
      goOn(await logIn(username, password, { silaturahmi, remember, query }));
    } catch (error) {
      const ticket = ticketIn(error);
      if (ticket) setWaiting({ ticket, remembered: remember ? username : null });
      else setErrors(errorsOf(error, words));
      setBusy(false);
    }
  };
  return {
    errors,
    busy,
    submit,
    /** The second step, while it is on. */
    ticket: waiting?.ticket,
    entered: (answer: LoginAnswer<User>) => goOn(enter(answer, waiting?.remembered ?? null)),
    back: () => setWaiting(undefined),
  };
}
