import type { IDBPTransaction } from 'idb';
import { type DeviceDb, openDevice, type Shape } from './deviceDb.ts';
import type { KeptAnswer, KeptEntry, KeptPhoto } from './kept.ts';
import { dropHeld, entriesOver, holdsAny, type Memory, newMemory, photosOver, whyHeld } from './memory.ts';

export type { KeptAnswer, KeptEntry, KeptPhoto } from './kept.ts';

/** Said when there is no room left (docs/domain/30 §4.3). */
export const deviceFull = 'Penyimpanan perangkat penuh. Hapus foto atau kirim laporan lebih dahulu.';
/** Said where the browser keeps nothing at all. */
export const deviceClosed =
  'Peramban ini tidak menyimpan apa pun di perangkat. Kirim laporan selagi tersambung, sebelum halaman ditutup.';

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/**
 * Entries and photos that the device could not store because it is full or keeps nothing. Writing never fails: they
 * stay in memory, are sent from there, and are stored as soon as there is room.
 */
const memory: Memory = newMemory();

/** Reason why an entry or a photo is only in memory; null if the device has stored it. */
export const troubleOf = (id: string): string | null => whyHeld(memory, id);

/** True if closing the page would lose data. */
export const holdsUnkept = (): boolean => memory.entries.size + memory.photos.size > 0;

/** True if the device can store data. */
export const deviceOpens = (): Promise<boolean> =>
  openDevice().then(
    () => true,
    () => false,
  );

/** Writes to the device; what it does not take is held. @returns whether the device took it */
async function onDevice(work: (db: DeviceDb) => Promise<unknown>, hold: () => void): Promise<boolean> {
  try {
    await work(await openDevice());
    return true;
  } catch (error) {
    memory.why = isFull(error) ? deviceFull : deviceClosed;
    hold();
    return false;
  }
}

type Stores = ('laporan' | 'foto')[];
type Writing = IDBPTransaction<Shape, Stores, 'readwrite'>;

/** One transaction over entries and photos, on the disk when it ends. @throws what the device says */
async function writing(db: DeviceDb, work: (tx: Writing) => Promise<unknown>): Promise<void> {
  const stores: Stores = ['laporan', 'foto'];
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  // Together: where a request fails, the transaction does as well.
  await Promise.all([work(tx), tx.done]);
}

/** Takes an entry with its photos, or a photo, out of the stores. */
async function deleteIn(tx: Writing, id: string): Promise<void> {
  const photos = tx.objectStore('foto');
  const own = await photos.index('entry').getAllKeys(id);
  await Promise.all([tx.objectStore('laporan').delete(id), ...[id, ...own].map(photo => photos.delete(photo))]);
}

/** Reading what may not be there: nothing, where the device keeps nothing. */
const read = <T>(work: (db: DeviceDb) => Promise<T>, nothing: T): Promise<T> =>
  openDevice()
    .then(work)
    .catch(() => nothing);

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

/** Every entry of a person that has not arrived, the oldest day first. */
export async function entriesOf(user: string): Promise<KeptEntry[]> {
  const stored = await read<KeptEntry[]>(db => db.getAllFromIndex('laporan', 'user', user), []);
  return entriesOver(memory, stored, user).sort(inOrder);
}

/** One entry; nothing where it is another person's. */
export async function entryOf(user: string, id: string): Promise<KeptEntry | undefined> {
  const stored = await read<KeptEntry | undefined>(db => db.get('laporan', id), undefined);
  const found = asItIs(id, stored);
  return found?.user === user ? found : undefined;
}

/** An entry of the device, or what is held in its place. */
const asItIs = (id: string, stored: KeptEntry | undefined): KeptEntry | undefined =>
  memory.entries.get(id) ?? (memory.gone.has(id) ? undefined : stored);

/** Number of entries of a person that have not arrived. */
export const countUnsent = async (user: string): Promise<number> => (await entriesOf(user)).length;

/** Keeps an entry as it is; `troubleOf` says where the device could not. */
export async function writeEntry(entry: KeptEntry): Promise<void> {
  const { id } = entry;
  memory.gone.delete(id);
  const taken = await onDevice(
    db => writing(db, tx => tx.objectStore('laporan').put(entry)),
    () => memory.entries.set(id, entry),
  );
  if (taken) memory.entries.delete(id);
  changed();
}

/**
 * Changes an entry starting from the stored one, so that concurrent changes are not lost; `troubleOf` tells if the
 * device could not store it.
 * @returns the changed entry; undefined if it is gone
 */
export async function changeEntry(
  id: string,
  change: (entry: KeptEntry) => Partial<KeptEntry>,
): Promise<KeptEntry | undefined> {
  let asked = false;
  let after: KeptEntry | undefined;
  const changeIt = (stored: KeptEntry | undefined) => {
    const before = asItIs(id, stored);
    asked = true;
    after = before && { ...before, ...change(before) };
    return after;
  };
  const taken = await onDevice(
    db =>
      writing(db, async tx => {
        // Memory is read after the device has answered, so that it includes changes made before.
        const entry = changeIt(await tx.objectStore('laporan').get(id));
        if (entry) await tx.objectStore('laporan').put(entry);
      }),
    () => {
      if (!asked) changeIt(undefined);
      if (after) memory.entries.set(id, after);
    },
  );
  if (taken) memory.entries.delete(id);
  changed();
  return after;
}

/**
 * Takes an entry with its photos off the device.
 * @param unless says of the entry as it is now that it is to stay
 * @returns whether it left
 */
export async function removeEntry(id: string, unless: (entry: KeptEntry) => boolean = () => false): Promise<boolean> {
  let stays = false;
  const judge = (stored: KeptEntry | undefined) => {
    const entry = asItIs(id, stored);
    stays = entry !== undefined && unless(entry);
    return stays;
  };
  await onDevice(
    db =>
      writing(db, async tx => {
        if (!judge(await tx.objectStore('laporan').get(id))) await deleteIn(tx, id);
      }),
    () => {
      if (!stays && !judge(undefined)) memory.gone.add(id);
    },
  );
  if (!stays) {
    dropHeld(memory, id);
    await makeRoom();
  }
  changed();
  return !stays;
}

/** Photos of an entry in the order in which they were taken. */
export async function photosOf(entry: string): Promise<KeptPhoto[]> {
  const stored = await read<KeptPhoto[]>(db => db.getAllFromIndex('foto', 'entry', entry), []);
  return photosOver(memory, stored, entry).sort((one, other) => one.at - other.at);
}

/** Keeps a photo; `troubleOf` says where the device could not. */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  const taken = await onDevice(
    db => writing(db, tx => tx.objectStore('foto').put(photo)),
    () => memory.photos.set(photo.id, photo),
  );
  if (taken) memory.photos.delete(photo.id);
  changed();
}

export async function removePhoto(id: string): Promise<void> {
  memory.photos.delete(id);
  await onDevice(
    db => writing(db, tx => tx.objectStore('foto').delete(id)),
    () => memory.gone.add(id),
  );
  await makeRoom();
  changed();
}

/** Something has left: what is held goes to the device, as far as there is room now. */
async function makeRoom(): Promise<void> {
  if (!holdsAny(memory)) return;
  const { entries, photos, gone } = memory;
  await read(async db => {
    for (const id of gone) {
      await writing(db, tx => deleteIn(tx, id));
      gone.delete(id);
    }
    // Each asks the device first, so that it goes after whoever changes it now, and not over it.
    for (const [id, entry] of entries)
      await writing(db, async tx => {
        await tx.objectStore('laporan').getKey(id);
        if (entries.get(id) === entry) await tx.objectStore('laporan').put(entry);
      }).then(() => entries.get(id) === entry && entries.delete(id));
    for (const [id, photo] of photos)
      await writing(db, async tx => {
        await tx.objectStore('foto').getKey(id);
        if (photos.get(id) === photo) await tx.objectStore('foto').put(photo);
      }).then(() => photos.get(id) === photo && photos.delete(id));
  }, undefined);
}

/** Keeps an answer; a device that cannot has it only while it is connected. */
export const keepAnswer = (answer: KeptAnswer): Promise<void> =>
  read(async db => void (await db.put('jawaban', answer)), undefined);

export const answerTo = (user: string, address: string): Promise<KeptAnswer | undefined> =>
  read<KeptAnswer | undefined>(db => db.get('jawaban', [user, address]), undefined);

export const answersOf = (user: string): Promise<KeptAnswer[]> =>
  read<KeptAnswer[]>(db => db.getAllFromIndex('jawaban', 'user', user), []);

/** Forgets what the server has told anybody on this device; entries stay. */
export const forgetAnswers = (): Promise<void> => read(db => db.clear('jawaban'), undefined);
