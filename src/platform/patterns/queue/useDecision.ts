import { useState } from 'react';
import { HttpError, useRecordContext, useRefresh } from 'react-admin';
import type { Offered, QueueOptions } from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { fieldErrorsOf, messageOf, wasOvertaken } from '../../ui/failedCall.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { successOf } from '../../ui/show/successOf.ts';
import type { Given } from '../../ui/show/useStepInput.ts';
import { useStepToast } from '../../ui/show/useStepToast.ts';
import { useCrudApi } from '../../ui/useCrudApi.ts';

/** How a decision ended: refused with an error, or overtaken by somebody else's. */
export type Outcome = { done: true } | { overtaken: true } | { error: unknown };

/**
 * Decides on the record in context. Where somebody else was first, or the row is gone, the page is read anew and
 * `conflict` holds the server's words; any other refusal is the dialog's to show, which keeps what was typed.
 */
export function useDecision({ warn }: Pick<QueueOptions, 'warn'>) {
  const { warning } = useDialogs();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const labelOf = useLabel();
  const say = useWords();
  const said = useStepToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);

  const decide = async ({ key, name, action }: Offered, given: Given): Promise<Outcome> => {
    if (!record) return { error: null };
    setBusy(true);
    setConflict(null);
    try {
      const row = await api.transition(resource.name, String(record.id), key, { ...given, version: record.version });
      said(successOf(action, row, labelOf) ?? say('Keputusan disimpan.'), name, record, row);
      refresh();
      return { done: true };
    } catch (error) {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status === 409 || status === 404) refresh();
      if (status === 404 || (status === 409 && wasOvertaken(error))) {
        setConflict(messageOf(error));
        return { overtaken: true };
      }
      const loud = warn && fieldErrorsOf(error)[warn.field];
      if (loud) await warning(loud, warn.title);
      return { error };
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, conflict, dismiss: () => setConflict(null) };
}
