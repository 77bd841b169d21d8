import { useState } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { useCrudApi } from '../../crud/useCrudApi.ts';

/** How a decision ended. */
export type Outcome = 'done' | 'conflict' | 'refused';

/**
 * Decides on the record in context. 409 means that somebody else decided meanwhile or that a quota is full: the page is
 * read anew and `conflict` holds the server's words.
 */
export function useDecision() {
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const decide = async (name: string, note: string): Promise<Outcome> => {
    if (!record) return 'refused';
    setBusy(true);
    setRefusal(null);
    setConflict(null);
    try {
      await api.transition(resource.name, String(record.id), name, {
        version: record.version,
        ...(note ? { catatan: note } : {}),
      });
      notify(statusOf(resource)?.workflow.actions[name]?.success ?? 'Keputusan disimpan.', { type: 'success' });
      refresh();
      return 'done';
    } catch (error) {
      if (error instanceof HttpError && (error.status === 409 || error.status === 404)) {
        setConflict(messageOf(error));
        refresh();
        return 'conflict';
      }
      setRefusal(fieldErrorsOf(error).catatan ?? messageOf(error));
      return 'refused';
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, conflict, refusal, clear: () => setRefusal(null), dismiss: () => setConflict(null) };
}
