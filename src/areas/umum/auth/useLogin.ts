import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../resources/kit/messages.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { logIn } from '../../../platform/providers/session.ts';

/** Messages below the two fields, and one for the form as a whole. */
export interface LoginErrors {
  username?: string;
  password?: string;
  form?: string;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function errorsOf(error: unknown): LoginErrors {
  if (!(error instanceof HttpError)) return { form: inWords(messages.internal) };
  const fields: Record<string, unknown> = error.body?.errors ?? {};
  const byField = { username: asText(fields.username), password: asText(fields.password) };
  return byField.username || byField.password ? byField : { form: error.message };
}

/** Logs in and goes to /dashboard; the back office's code travels while the server checks the password. */
export function useLogin(silaturahmi: boolean) {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (username: string, password: string, remember: boolean) => {
    const empty: LoginErrors = {
      ...(username ? {} : { username: inWords(messages.required) }),
      ...(password ? {} : { password: inWords(messages.required) }),
    };
    setErrors(empty);
    if (empty.username || empty.password) return;
    setBusy(true);
    // Only a head start: should it fail, the router asks again and shows what is wrong.
    import('../../../App.tsx').catch(() => undefined);
    try {
      const user = await logIn(username, password, { silaturahmi, remember });
      navigate(user.wajibGantiSandi ? '/pengaturan/user/profile?tab=sandi' : '/dashboard', { replace: true });
    } catch (error) {
      setErrors(errorsOf(error));
      setBusy(false);
    }
  };
  return { errors, busy, submit };
}
