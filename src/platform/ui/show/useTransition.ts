import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Takes a workflow action on the record in context; answers what stood in the way, null when it was done. */
export function useTransition() {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async ({ key, action }: Offered, note?: string): Promise<string | null> => {
    if (!record) return null;
    setBusy(true);
    try {
      await api.transition(resource.name, String(record.id), key, {
        version: record.version,
        ...(note ? { catatan: note } : {}),
      });
      notify(labelOf(action.success ?? 'Status diperbarui.'), { type: 'success' });
      return null;
    } catch (error) {
      return messageOf(error);
    } finally {
      setBusy(false);
      // Also after a refusal: the row is then not what the screen shows.
      refresh();
    }
  };
  return { run, busy };
}
