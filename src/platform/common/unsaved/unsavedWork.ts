import { isRecord } from '../../providers/isRecord.ts';

/**
 * Unsaved input of a session that ended. It stays on the device under the person's name until it is taken up again or
 * discarded, and is offered to nobody else.
 */
export interface UnsavedWork {
  key: string;
  /** Role in which it was written. */
  role: { id: string; name: string };
  /** Address of the form, and how its page is called. */
  path: string;
  title: string;
  at: number;
  /** As the form that it belongs to reads it. */
  values: unknown;
}

/** A form on the screen. */
export interface Holder {
  user: string;
  role: UnsavedWork['role'];
  path: string;
  /** The form among those of its address, and the row that it is about. */
  name: string;
  /** The unsaved values; undefined where there are none. */
  unsaved: () => unknown;
  /** Puts kept work into the form; false where it is none of the form's. */
  take: (values: unknown) => boolean;
}

const prefix = 'mbkm.isian';
/** Age after which kept input is discarded, in milliseconds. */
const longestMs = 60 * 86_400_000;

const holders = new Set<Holder>();
const listeners = new Set<() => void>();
let wanted: string | undefined;
let allKept = false;
let count = 0;

const changed = (): void => {
  count += 1;
  for (const listener of listeners) listener();
};

/** Calls back when something is kept, taken up or discarded, or a form comes and goes. Returns how to stop. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number after each change. */
export const unsavedRevision = (): number => count;

const keyOf = (user: string, path: string, name: string): string =>
  `${prefix}:${user}:${path.split('?')[0] ?? path}#${name}`;

const keyOfHolder = ({ user, path, name }: Holder): string => keyOf(user, path, name);

/** Keeps what every form on the screen has unsaved: the session is ending, and with it the page. */
export function keepUnsaved(): void {
  allKept = true;
  for (const holder of holders) {
    const values = holder.unsaved();
    if (values === undefined) continue;
    const { role, path } = holder;
    const title = document.title.split(' · ')[0] ?? '';
    try {
      window.localStorage.setItem(keyOfHolder(holder), JSON.stringify({ role, path, title, at: Date.now(), values }));
    } catch {
      allKept = false;
      // Full, or a private window: then the person is asked before the form is left, and can copy what it says.
    }
  }
  changed();
}

/** True if the session has ended and the device has everything: then nobody is asked before a form is left. */
export const isAllKept = (): boolean => allKept;

/**
 * A form is on the screen from now on.
 * @param takes what was kept of it goes in at once: it is opened anew each time, as a dialog is
 * @returns how to say that it is gone
 */
export function holdForm(holder: Holder, takes: boolean): () => void {
  holders.add(holder);
  allKept = false;
  const key = keyOfHolder(holder);
  if (takes || wanted === key) takeUp(key);
  changed();
  return () => {
    holders.delete(holder);
    changed();
  };
}

/** True if the form that kept work belongs to is on the screen. */
export const isOpen = (key: string): boolean => [...holders].some(holder => keyOfHolder(holder) === key);

/** Puts kept work back into its form, now or as soon as that is on the screen. */
export function takeUp(key: string): void {
  const holder = [...holders].find(each => keyOfHolder(each) === key);
  wanted = holder ? undefined : key;
  const work = holder && readUnsaved(key);
  // Then it is unsaved work of the form again, and kept anew should the session end once more.
  if (work && holder.take(work.values)) discardUnsaved(key);
}

/** Takes kept work off the device. */
export function discardUnsaved(key: string): void {
  window.localStorage.removeItem(key);
  changed();
}

/** Unsaved work that the device keeps of a person, the latest first. */
export function listUnsaved(user: string): UnsavedWork[] {
  try {
    return Object.keys(window.localStorage)
      .filter(key => key.startsWith(`${prefix}:${user}:`))
      .flatMap(key => readUnsaved(key) ?? [])
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

function readUnsaved(key: string, now = Date.now()): UnsavedWork | undefined {
  const found = parsed(window.localStorage.getItem(key));
  if (!isRecord(found) || !isRecord(found.role)) return undefined;
  const { role, path, title, at, values } = found;
  if (typeof path !== 'string' || typeof at !== 'number') return undefined;
  if (now - at > longestMs) {
    window.localStorage.removeItem(key);
    return undefined;
  }
  return { key, role: { id: String(role.id), name: String(role.name) }, path, title: String(title), at, values };
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
