import { isValues, type Values } from '../record/source.ts';

/** Draft of a form on the device. */
export interface DeviceDraft {
  values: Values;
  /** Version of the row that the values began from; null when the server knows nothing of it yet. */
  version: number | null;
  /** True if the server has all of the draft. */
  sent: boolean;
  /** When it was last typed in. */
  at: number;
  /** Action that was asked for and has not reached the server yet: saving, or a workflow action after it. */
  wanted?: string | null;
  /** It was on its way when the connection broke: the server may have it already. */
  tried?: boolean;
  /** Version of what the server had, where `version` counts something else. */
  row?: number;
  /** Why the server refused it. */
  refused?: string;
}

/** A draft with the name under which the device keeps it. */
export interface KeptDraft extends DeviceDraft {
  key: string;
  /** The row that it changes; null for a new one. */
  id: string | null;
}

const prefix = 'mbkm.draf';
/** Age after which a draft on the device is discarded, in milliseconds. */
const longestMs = 60 * 86_400_000;

/** Drafts belong to the person and the form: the next one at this device sees nothing of them. */
export const draftKey = (userId: string, path: string, id: string | null): string =>
  `${prefix}:${userId}:${path}:${id ?? unsavedId}`;

const unsavedId = 'baru';
/** Several new rows of one form are told apart by a name of the device's own. */
export const newDraftId = (name: string): string => `${unsavedId}-${name}`;

/** Every recent draft that the device keeps of a form, the latest first. */
export function listDrafts(userId: string, path: string): KeptDraft[] {
  const start = draftKey(userId, path, '');
  const keys = Array.from({ length: storedCount() }, (_, i) => window.localStorage.key(i) ?? '');
  return keys
    .filter(key => key.startsWith(start))
    .flatMap(key => {
      const draft = readDraft(key);
      const id = key.slice(start.length);
      return draft ? [{ ...draft, key, id: id.startsWith(unsavedId) ? null : id }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

const storedCount = (): number => {
  try {
    return window.localStorage.length;
  } catch {
    return 0;
  }
};

/** The draft on the device, unless it is too old. */
export function readDraft(key: string, now = Date.now()): DeviceDraft | null {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    if (!isValues(found) || !isValues(found.values) || typeof found.at !== 'number') return null;
    if (now - found.at > longestMs) {
      removeDraft(key);
      return null;
    }
    return {
      values: found.values,
      version: typeof found.version === 'number' ? found.version : null,
      sent: found.sent === true,
      at: found.at,
      wanted: typeof found.wanted === 'string' ? found.wanted : null,
      tried: found.tried === true,
      ...(typeof found.row === 'number' ? { row: found.row } : {}),
      ...(typeof found.refused === 'string' ? { refused: found.refused } : {}),
    };
  } catch {
    return null;
  }
}

/** Keeps a draft; answers whether the device could (private windows and full disks cannot). */
export function writeDraft(key: string, draft: DeviceDraft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const removeDraft = (key: string): void => window.localStorage.removeItem(key);
