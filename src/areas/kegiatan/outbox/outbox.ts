import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { deliverEntries, type Round, type Which } from './deliver.ts';
import { holdsUnkept, type KeptEntry, onEntriesChanged } from './deviceStore.ts';

interface Person {
  user: string;
  logbooks: ReadonlyMap<string, Logbook>;
  /** Told what has arrived. */
  onArrived: (entries: readonly KeptEntry[]) => void;
}

/** State of the outbox that screens read beside the entries. */
export interface OutboxState {
  busy: boolean;
  /** Arrived since the page was opened, the latest last. */
  arrived: readonly KeptEntry[];
}

const resting: OutboxState = { busy: false, arrived: [] };
let state = resting;
let person: Person | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
/** Asked for while a round was under way. */
let again: Which | undefined;
const listeners = new Set<() => void>();

function set(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const outboxState = (): OutboxState => state;
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One tab sends at a time; the others wait for it and find that nothing is left. */
function oneTab(user: string, work: () => Promise<Round>): Promise<Round> {
  // Without HTTPS there are none; then the server alone keeps what is sent twice one.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(`mbkm-kirim-${user}`, work) : work();
}

/** Sends what waits; a call while one is under way makes another round after it. */
export function sendNow(which: Which): Promise<void> {
  if (!person || !navigator.onLine) return Promise.resolve();
  if (running) {
    again = again === 'all' ? 'all' : which;
    return running;
  }
  running = rounds(which).finally(() => {
    running = undefined;
  });
  return running;
}

async function rounds(first: Which): Promise<void> {
  let which: Which | undefined = first;
  while (which && person) {
    again = undefined;
    await round(person, which);
    which = again;
  }
}

async function round(who: Person, which: Which): Promise<void> {
  clearTimeout(timer);
  set({ ...state, busy: true });
  try {
    const { arrived, ended, next } = await oneTab(who.user, () => deliverEntries(who.user, who.logbooks, which));
    if (arrived.length) {
      set({ ...state, arrived: [...state.arrived, ...arrived] });
      who.onArrived(arrived);
    }
    if (next !== null && !ended && person === who)
      timer = setTimeout(() => void sendNow('due'), Math.max(0, next - Date.now()));
  } finally {
    set({ ...state, busy: false });
  }
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before a page is closed that has what the device could not take. @returns how to stop */
function guardPage(): () => void {
  const judge = () =>
    holdsUnkept() ? window.addEventListener('beforeunload', warn) : window.removeEventListener('beforeunload', warn);
  judge();
  const stop = onEntriesChanged(judge);
  return () => {
    stop();
    window.removeEventListener('beforeunload', warn);
  };
}

/**
 * Opens the outbox of a person: sends at once, when the connection returns, when the app is brought to the front (phones
 * keep it instead of opening it anew, and stop its clocks meanwhile), and as entries fall due.
 * @returns how to close it; entries stay on the device
 */
export function openOutbox(opened: Person): () => void {
  person = opened;
  set(resting);
  const wake = () => void sendNow('all');
  const front = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', front);
  wake();
  const unguard = guardPage();
  return () => {
    unguard();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', front);
    clearTimeout(timer);
    if (person !== opened) return;
    person = undefined;
    set(resting);
  };
}
