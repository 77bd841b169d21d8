import { type DeviceDb, openDevice } from './deviceDb.ts';
import type { KeptAnswer, KeptEntry, KeptPhoto } from './kept.ts';
import { changeIn, entriesIn, type Memory, newMemory, photosIn, removeIn } from './memory.ts';

export type { EntryState, KeptAnswer, KeptEntry, KeptPhoto, Wanted } from './kept.ts';

/** Said when there is no room left (docs/domain/30 §4.3). */
export const deviceFull = 'Penyimpanan perangkat penuh. Hapus foto atau kirim laporan terlebih dahulu.';
/** Said where the browser keeps nothing at all. */
export const deviceClosed =
  'Peramban ini tidak menyimpan apa pun di perangkat. Kirim laporan selagi tersambung, sebelum halaman ditutup.';

/** The device could not keep something; `message` says why, in the person's words. */
export class DeviceError extends Error {}

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Where the browser keeps nothing: as long as the page is open, so that what is written can still be sent. */
const memory: Memory = newMemory();

/** Whether what is written now goes with the page. */
export const keepsNothing = (): boolean => memory.entries.size > 0;

/** Whether the device keeps anything at all. */
export const deviceOpens = (): Promise<boolean> =>
  openDevice().then(
    () => true,
    () => false,
  );

/** @throws DeviceError when the device is full or fails */
async function onDevice<T>(work: (db: DeviceDb) => Promise<T>, inMemory: (memory: Memory) => T): Promise<T> {
  let db: DeviceDb;
  if (keepsNothing()) return inMemory(memory);
  try {
    db = await openDevice();
  } catch {
    return inMemory(memory);
  }
  try {
    return await work(db);
  } catch (error) {
    throw new DeviceError(isFull(error) ? deviceFull : deviceClosed, { cause: error });
  }
}

/** Reading what may not be there: nothing, where the device keeps nothing. */
const orNothing = <T>(found: Promise<T>, nothing: T): Promise<T> => found.catch(() => nothing);

/** Answers of the server are not kept in memory: they would be old. */
const nowhere = () => undefined;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mbkm-laporan');
const hear = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener('message', hear);

/** Calls back when entries or photos changed, here or in another tab. Returns how to stop. */
export function onEntriesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  hear();
  channel?.postMessage('berubah');
}

/** Day, then the moment of writing: the order in which entries are shown and sent. */
const inOrder = (one: KeptEntry, other: KeptEntry): number =>
  String(one.values.tanggal ?? '').localeCompare(String(other.values.tanggal ?? '')) || one.written - other.written;

/** Every entry of a person that is still on this device, the oldest day first. */
export const entriesOf = (user: string): Promise<KeptEntry[]> =>
  orNothing(
    onDevice(
      db => db.getAllFromIndex('laporan', 'user', user),
      here => entriesIn(here, user),
    ).then(found => found.sort(inOrder)),
    [],
  );

/** One entry; nothing where it is another person's. */
export const entryOf = async (user: string, id: string): Promise<KeptEntry | undefined> =>
  orNothing(
    onDevice(
      db => db.get('laporan', id),
      here => here.entries.get(id),
    ).then(found => (found?.user === user ? found : undefined)),
    undefined,
  );

/** How many entries of a person have not arrived. */
export const countUnsent = (user: string): Promise<number> =>
  orNothing(
    onDevice(
      db => db.countFromIndex('laporan', 'user', user),
      here => entriesIn(here, user).length,
    ),
    0,
  );

/** Keeps an entry as it is. @throws DeviceError */
export async function writeEntry(entry: KeptEntry): Promise<void> {
  await onDevice(
    async db => {
      const tx = db.transaction('laporan', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(entry), tx.done]);
    },
    here => void here.entries.set(entry.id, entry),
  );
  changed();
}

/**
 * Changes an entry by what is kept now, so that nobody's change is lost.
 * @returns the entry as it is kept; undefined when it is gone
 * @throws DeviceError
 */
export async function changeEntry(
  id: string,
  change: (entry: KeptEntry) => Partial<KeptEntry>,
): Promise<KeptEntry | undefined> {
  const entry = await onDevice(
    async db => {
      const tx = db.transaction('laporan', 'readwrite', { durability: 'strict' });
      const before = await tx.store.get(id);
      const after = before && { ...before, ...change(before) };
      if (after) await tx.store.put(after);
      await tx.done;
      return after;
    },
    here => changeIn(here, id, change),
  );
  changed();
  return entry;
}

/**
 * Takes an entry with its photos off the device.
 * @param unless says of the entry as it is now that it is to stay
 * @returns whether it left
 */
export async function removeEntry(id: string, unless: (entry: KeptEntry) => boolean = () => false): Promise<boolean> {
  const left = await onDevice(
    async db => {
      const tx = db.transaction(['laporan', 'foto'], 'readwrite', { durability: 'strict' });
      const entry = await tx.objectStore('laporan').get(id);
      if (entry && unless(entry)) {
        await tx.done;
        return false;
      }
      await tx.objectStore('laporan').delete(id);
      for (const photo of await tx.objectStore('foto').index('entry').getAllKeys(id))
        await tx.objectStore('foto').delete(photo);
      await tx.done;
      return true;
    },
    here => removeIn(here, id, unless),
  );
  changed();
  return left;
}

/** Photos of an entry in the order in which they were taken. */
export const photosOf = (entry: string): Promise<KeptPhoto[]> =>
  orNothing(
    onDevice(
      db => db.getAllFromIndex('foto', 'entry', entry),
      here => photosIn(here, entry),
    ).then(found => found.sort((one, other) => one.at - other.at)),
    [],
  );

/** @throws DeviceError */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  await onDevice(
    async db => {
      const tx = db.transaction('foto', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(photo), tx.done]);
    },
    here => void here.photos.set(photo.id, photo),
  );
  changed();
}

/** @throws DeviceError */
export async function removePhoto(id: string): Promise<void> {
  await onDevice(
    db => db.delete('foto', id),
    here => void here.photos.delete(id),
  );
  changed();
}

/** Keeps an answer; a device that cannot has it only while it is connected. */
export const keepAnswer = (answer: KeptAnswer): Promise<void> =>
  orNothing(
    onDevice(async db => void (await db.put('jawaban', answer)), nowhere),
    undefined,
  );

export const answerTo = (user: string, address: string): Promise<KeptAnswer | undefined> =>
  orNothing(
    onDevice(db => db.get('jawaban', [user, address]), nowhere),
    undefined,
  );

export const answersOf = (user: string): Promise<KeptAnswer[]> =>
  orNothing(
    onDevice(
      db => db.getAllFromIndex('jawaban', 'user', user),
      () => [],
    ),
    [],
  );

/** Forgets what the server has told anybody on this device; entries stay. */
export const forgetAnswers = (): Promise<void> =>
  orNothing(
    onDevice(db => db.clear('jawaban'), nowhere),
    undefined,
  );
