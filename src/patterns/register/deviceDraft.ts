import { isValues, type Values } from '../record/source.ts';

/** What is kept on the device of a registration that is being filled in. */
export interface DeviceDraft {
  values: Values;
  /** Version of the row that the values began from; null when the server knows nothing of it yet. */
  version: number | null;
  /** Whether the server has all of it. */
  sent: boolean;
  /** When it was last typed in. */
  at: number;
}

const prefix = 'mbkm.draf';
/** Nobody wants to find a form of last semester half filled. */
const longestMs = 60 * 86_400_000;

/** Drafts belong to the person and the form: the next one at this device sees nothing of them. */
export const draftKey = (userId: string, path: string, id: string | null): string =>
  `${prefix}:${userId}:${path}:${id ?? 'baru'}`;

/** What the device keeps, if anything recent. */
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
