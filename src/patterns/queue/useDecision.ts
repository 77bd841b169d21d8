import { useState } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type BulkAnswer, messages, type QueueOptions } from '../../../resources/kit/index.ts';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { useCrudApi } from '../../crud/useCrudApi.ts';
import { useDialogs } from '../../layout/dialogs/useDialogs.ts';
import { http } from '../../providers/http.ts';

/** How a decision ended. */
export type Outcome = 'done' | 'conflict' | 'refused';

/** What a decision may say beside its action: the note under its name, and fields that it asks for. */
export type Said = Readonly<Record<string, unknown>>;

/** What is said when somebody else was first. */
const meanwhile: readonly string[] = [messages.wrongState, messages.stale];

/**
 * Decides on the record in context; marks, and actions that ask for more than a note, go to the bulk call where there is
 * no call for one row. 409 means that somebody else decided meanwhile or that a quota is full: the page is read anew and
 * `conflict` holds the server's words.
 */
export function useDecision({ asks, bulk, marks, one, status: source, warn }: QueueOptions) {
  const { warning } = useDialogs();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const call = async (name: string, said: Said) => {
    const [id, version] = [record?.id, record?.version];
    const mark = marks?.find(({ action }) => action === name);
    if (one && !mark) {
      await http(one.replace('{id}', String(id)), { method: 'PUT', body: { aksi: name, version, ...said } });
      return;
    }
    if (!bulk.endpoint || (!mark && !asks?.[name]))
      return api.transition(resource.name, String(id), name, { version, ...said });
    const body = { items: [{ id, version }], aksi: name, ...said };
    const { data } = await http<BulkAnswer>(bulk.endpoint, { method: 'PUT', body });
    const refused = data.gagal[0];
    if (refused) throw new HttpError(refused.pesan, meanwhile.includes(refused.pesan) ? 409 : 422);
  };

  const decide = async (name: string, said: Said): Promise<Outcome> => {
    if (!record) return 'refused';
    setBusy(true);
    setRefusal(null);
    setConflict(null);
    try {
      await call(name, said);
      const mark = marks?.find(({ action }) => action === name);
      const words = mark?.success ?? statusOf(resource, source)?.workflow.actions[name]?.success;
      notify(words ?? 'Keputusan disimpan.', { type: 'success' });
      refresh();
      return 'done';
    } catch (error) {
      if (error instanceof HttpError && (error.status === 409 || error.status === 404)) {
        setConflict(messageOf(error));
        refresh();
        return 'conflict';
      }
      setRefusal(fieldErrorsOf(error).catatan ?? messageOf(error));
      const loud = warn && fieldErrorsOf(error)[warn.field];
      if (loud) await warning(loud, warn.title);
      return 'refused';
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, conflict, refusal, clear: () => setRefusal(null), dismiss: () => setConflict(null) };
}
