import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { successOf } from './successOf.ts';
import type { Given } from './useStepInput.ts';
import { useStepToast } from './useStepToast.ts';

/** Takes a workflow action on the record in context; answers the error that stood in the way, null when it was done. */
export function useTransition() {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const said = useStepToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async ({ key, name, action }: Offered, given: Given = {}): Promise<unknown> => {
    if (!record) return null;
    setBusy(true);
    try {
      const row = await api.transition(resource.name, String(record.id), key, { ...given, version: record.version });
      said(successOf(action, row, labelOf) ?? say('Status diperbarui.'), name, record, row);
      return null;
    } catch (error) {
      return error;
    } finally {
      setBusy(false);
      // Also after a refusal: the row is then not what the screen shows.
      refresh();
    }
  };
  return { run, busy };
}
