import { useState } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin';
import {
  type BulkAnswer,
  fillWords,
  isOvertaken,
  type QueueOptions,
  templateNames,
} from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { http } from '../../providers/http.ts';
import { fieldErrorsOf, messageOf, wasOvertaken } from '../../ui/failedCall.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { useCrudApi } from '../../ui/useCrudApi.ts';

/** How a decision ended. */
export type Outcome = 'done' | 'conflict' | 'refused';

/** Messages against a decision: about its note, or about the rest. */
export interface Refusal {
  note?: string;
  problem?: string;
}

/** Values of a decision beside its action: the note under its name, and fields that it asks for. */
export type Said = Readonly<Record<string, unknown>>;

/** A sentence with the fields of an answer that it names; undefined where one of them is missing. */
function sentence(text: string | undefined, answer: unknown): string | undefined {
  const row: Readonly<Record<string, unknown>> = Object(Object(answer).data);
  if (!text || templateNames(text).some(name => row[name] == null)) return undefined;
  return fillWords(text, Object.fromEntries(templateNames(text).map(name => [name, String(row[name])])));
}

/**
 * Decides on the record in context; marks, and actions that ask for more than a note, go to the bulk call where there is
 * no call for one row. Where somebody else was first, or the row is gone, the page is read anew and `conflict` holds the
 * server's words; what a rule has against it stands in the dialog, which keeps what was typed: `refusal` about the note,
 * `problem` about the rest.
 */
export function useDecision({ asks, bulk, marks, one, status: source, told, warn }: QueueOptions) {
  const { warning } = useDialogs();
  const resource = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal>({});

  const call = async (name: string, said: Said): Promise<unknown> => {
    const [id, version] = [record?.id, record?.version];
    const mark = marks?.find(({ action }) => action === name);
    if (one && !mark) {
      return http(one.replace('{id}', String(id)), { method: 'PUT', body: { aksi: name, version, ...said } });
    }
    if (!bulk.endpoint || (!mark && !asks?.[name]))
      return api.transition(resource.name, String(id), name, { version, ...said });
    const body = { items: [{ id, version }], aksi: name, ...said };
    const { data } = await http<BulkAnswer>(bulk.endpoint, { method: 'PUT', body });
    const refused = data.gagal[0];
    if (refused) throw new HttpError(refused.pesan, isOvertaken(refused.code) ? 409 : 422, refused);
    return undefined;
  };

  const decide = async (name: string, said: Said): Promise<Outcome> => {
    if (!record) return 'refused';
    setBusy(true);
    setRefusal({});
    setConflict(null);
    try {
      const answer = await call(name, said);
      const mark = marks?.find(({ action }) => action === name);
      const words =
        mark?.success ?? sentence(told?.[name], answer) ?? statusOf(resource, source)?.workflow.actions[name]?.success;
      notify(words ?? 'Keputusan disimpan.', { type: 'success' });
      refresh();
      return 'done';
    } catch (error) {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status === 409 || status === 404) refresh();
      if (status === 404 || (status === 409 && wasOvertaken(error))) {
        setConflict(messageOf(error));
        return 'conflict';
      }
      const { catatan } = fieldErrorsOf(error);
      setRefusal(catatan ? { note: catatan } : { problem: messageOf(error) });
      const loud = warn && fieldErrorsOf(error)[warn.field];
      if (loud) await warning(loud, warn.title);
      return 'refused';
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, conflict, refusal, clear: () => setRefusal({}), dismiss: () => setConflict(null) };
}
