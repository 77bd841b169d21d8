import { useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { http } from '../../platform/providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../platform/ui/failedCall.ts';

/** One call that changes a conversion. */
export interface GradeCall {
  path: string;
  method?: 'POST' | 'PUT';
  body: Record<string, unknown>;
  /** Said when it went well. */
  done: string;
}

/**
 * Makes calls that change the conversion on the page. What is wrong with cells is kept by field for the grid; somebody
 * else having been first (409) is said and the page read anew.
 */
export function useGradeCall() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const call = async <T>(key: string, { path, method = 'POST', body, done }: GradeCall): Promise<T | null> => {
    setBusy(key);
    setErrors({});
    try {
      const { data } = await http<T>(path, { method, body });
      const failed = failureIn(data);
      if (failed) notify(failed, { type: 'warning' });
      else notify(done, { type: 'success' });
      refresh();
      return failed ? null : data;
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      notify(messageOf(error), { type: 'warning' });
      if (error instanceof HttpError && error.status === 409) refresh();
      return null;
    } finally {
      setBusy(null);
    }
  };
  return { call, busy, errors, clear: () => setErrors({}) };
}

/** A bulk answer for one row that says why it was refused. */
function failureIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('gagal' in data) || !Array.isArray(data.gagal)) return undefined;
  const [first]: unknown[] = data.gagal;
  return typeof first === 'object' && first !== null && 'pesan' in first ? String(first.pesan) : undefined;
}
