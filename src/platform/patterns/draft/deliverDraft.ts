import { http } from '../../providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../ui/failedCall.ts';
import type { Values } from '../record/source.ts';
import type { DeviceDraft } from '../register/deviceDraft.ts';
import { isInterruption } from '../upload/sendFile.ts';

/** Places where the drafts of a form are kept and sent. */
export interface DraftTarget {
  /** Path of the form: drafts of one form are found together. */
  path: string;
  /** Field of the row that it hangs off; given once, never changed. */
  parent: string;
  /** Fields that say of two rows that they are one: sent twice after a lost answer. */
  twins: readonly string[];
}

/** Saving, without an action after it. */
export const onlySave = 'simpan';

/** How sending a draft ended, and what is to be kept of it. */
export type Delivery =
  | { kind: 'sent'; id: string }
  /** No connection, or a server in trouble: it goes on by itself later. */
  | { kind: 'offline'; draft: DeviceDraft; id: string | null }
  | { kind: 'refused'; draft: DeviceDraft; id: string | null; message: string; errors: Record<string, string> };

interface Stored {
  id: string;
  version: number;
}

/** Rows of which one may be the one that an earlier try has made. */
const recent = 50;

/** The row that an earlier try has made without our hearing of it. */
async function findTwin(endpoint: string, { parent, twins }: DraftTarget, values: Values): Promise<Stored | undefined> {
  const { data } = await http<(Stored & Values)[]>(endpoint, {
    query: {
      filter: JSON.stringify({ [parent]: values[parent] }),
      sort: JSON.stringify(['id', 'DESC']),
      range: JSON.stringify([0, recent - 1]),
    },
  });
  return data.find(row => twins.every(name => row[name] === values[name]));
}

/**
 * Brings a draft to the server: the row, then the action that was asked for. What went through is remembered,
 * so that sending it again after a lost answer makes no second row.
 * @param endpoint of the rows
 * @param id of the row that the draft changes; null for a new one
 */
export async function deliver(
  endpoint: string,
  target: DraftTarget,
  draft: DeviceDraft,
  id: string | null,
): Promise<Delivery> {
  let row: Stored | undefined = id ? { id, version: draft.version ?? 0 } : undefined;
  let kept: DeviceDraft = draft;
  try {
    if (!draft.sent) {
      const { [target.parent]: parent, ...rest } = draft.values;
      if (!row && draft.tried) row = await findTwin(endpoint, target, draft.values);
      kept = { ...kept, tried: true };
      const { data } = row
        ? await http<Stored>(`${endpoint}/${row.id}`, { method: 'PUT', body: { ...rest, version: row.version } })
        : await http<Stored>(endpoint, {
            method: 'POST',
            body: { ...filled(rest), [target.parent]: parent },
          });
      row = { id: data.id, version: data.version };
      kept = { ...kept, sent: true, version: data.version };
    }
    if (!row) return { kind: 'offline', draft: kept, id };
    if (draft.wanted && draft.wanted !== onlySave)
      await http(`${endpoint}/${row.id}/aksi/${draft.wanted}`, { method: 'POST', body: { version: row.version } });
    return { kind: 'sent', id: row.id };
  } catch (error) {
    const at = row?.id ?? id;
    if (isInterruption(error)) return { kind: 'offline', draft: kept, id: at };
    return {
      kind: 'refused',
      draft: { ...kept, wanted: null, tried: false },
      id: at,
      message: messageOf(error),
      errors: fieldErrorsOf(error),
    };
  }
}

/** A new row is sent with what is filled in. */
const filled = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
