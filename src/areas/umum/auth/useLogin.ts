import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { logIn } from '../../../platform/providers/session.ts';

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

/** Logs in and goes to /dashboard; the back office's code travels while the server checks the password. */
export function useLogin(silaturahmi: boolean) {
  const navigate = useNavigate();
  const { words, query } = useAuthWords();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);

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
      const user = await logIn(username, password, { silaturahmi, remember, query });
      navigate(user.wajibGantiSandi ? '/pengaturan/user/profile?tab=sandi' : '/dashboard', { replace: true });
    } catch (error) {
      setErrors(errorsOf(error, words));
      setBusy(false);
    }
  };
  return { errors, busy, submit };
}
