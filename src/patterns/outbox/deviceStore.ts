import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FieldErrors } from '../../../resources/kit/index.ts';
import type { Values } from '../record/source.ts';

/** What a person has asked for; null while it is still being written. */
export type Wanted = 'simpan' | 'ajukan' | null;

/** Where an entry stands on its way (docs/domain/30 §4.3); what has arrived is on the device no more. */
export type EntryState = 'perangkat' | 'menunggu' | 'mengirim' | 'gagal' | 'konflik';

/** An entry of a logbook that the server does not have as it stands here. */
export interface KeptEntry {
  /** UUID made on the device (`idKlien`): sent again it stays one. */
  id: string;
  /** Whose it is: nobody else at this device sees it. */
  user: string;
  /** Name of the resource. */
  logbook: string;
  /** The row that the server has of it, and the version that was read. */
  row: { id: string; version: number } | null;
  /** Fields of the form. */
  values: Values;
  /** The stored documents were changed by hand: they travel with the fields. */
  changedFiles: boolean;
  wanted: Wanted;
  state: EntryState;
  /** Why it was refused, in the server's words. */
  message: string | null;
  errors: FieldErrors;
  /** The server's row where both changed. */
  theirs: Values | null;
  /** How often it was tried in vain since somebody last asked. */
  tries: number;
  /** From when on it is tried by itself; null = only when the connection returns, the app opens, or somebody asks. */
  next: number | null;
  /** When it was first written, and when it last changed. */
  written: number;
  at: number;
}

/** A photo or document of an entry that has not arrived. */
export interface KeptPhoto {
  /** UUID made on the device, as the entry's. */
  id: string;
  user: string;
  entry: string;
  name: string;
  type: string;
  caption: string | null;
  /** Bytes, not a Blob: some browsers lose what a kept Blob points at. */
  bytes: ArrayBuffer;
  at: number;
}

/** An answer of the server that is shown while it cannot be reached. */
export interface KeptAnswer {
  user: string;
  /** Path and query of the GET. */
  address: string;
  data: unknown;
  /** `Content-Range` of lists. */
  range: string | null;
  at: number;
}

interface Shape extends DBSchema {
  laporan: { key: string; value: KeptEntry; indexes: { user: string } };
  foto: { key: string; value: KeptPhoto; indexes: { entry: string; user: string } };
  jawaban: { key: [string, string]; value: KeptAnswer; indexes: { user: string } };
}

type Store = IDBPDatabase<Shape>;

const name = 'mbkm-luring';

/**
 * Each version adds to the one before and takes nothing away: an update of the app keeps the queue. Never rename a store
 * here without moving what is in it.
 */
const version = 1;

let opened: Promise<Store> | undefined;

function open(): Promise<Store> {
  opened ??= openDB<Shape>(name, version, {
    upgrade: (db, from) => {
      if (from < 1) {
        db.createObjectStore('laporan', { keyPath: 'id' }).createIndex('user', 'user');
        const photos = db.createObjectStore('foto', { keyPath: 'id' });
        photos.createIndex('entry', 'entry');
        photos.createIndex('user', 'user');
        db.createObjectStore('jawaban', { keyPath: ['user', 'address'] }).createIndex('user', 'user');
      }
    },
    // A newer release in another tab wants to change the store: let it, and open again when asked.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Said when there is no room left (docs/domain/30 §4.3). */
export const deviceFull = 'Penyimpanan perangkat penuh. Hapus foto atau kirim laporan terlebih dahulu.';
/** Said where the browser keeps nothing at all. */
export const deviceClosed =
  'Peramban ini tidak menyimpan apa pun di perangkat. Kirim laporan selagi tersambung, sebelum halaman ditutup.';

/** The device could not keep something; `message` says why, in the person's words. */
export class DeviceError extends Error {}

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** @throws DeviceError when the device is full or keeps nothing */
async function onDevice<T>(work: (db: Store) => Promise<T>): Promise<T> {
  let db: Store;
  try {
    db = await open();
  } catch {
    throw new DeviceError(deviceClosed);
  }
  try {
    return await work(db);
  } catch (error) {
    throw new DeviceError(isFull(error) ? deviceFull : deviceClosed, { cause: error });
  }
}

/** Reading what may not be there: nothing, where the device keeps nothing. */
const orNothing = <T>(found: Promise<T>, nothing: T): Promise<T> => found.catch(() => nothing);

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
    onDevice(async db => (await db.getAllFromIndex('laporan', 'user', user)).sort(inOrder)),
    [],
  );

/** One entry; nothing where it is another person's. */
export const entryOf = async (user: string, id: string): Promise<KeptEntry | undefined> =>
  orNothing(
    onDevice(async db => {
      const found = await db.get('laporan', id);
      return found?.user === user ? found : undefined;
    }),
    undefined,
  );

/** How many entries of a person have not arrived. */
export const countUnsent = (user: string): Promise<number> =>
  orNothing(
    onDevice(db => db.countFromIndex('laporan', 'user', user)),
    0,
  );

/** Keeps an entry as it is. @throws DeviceError */
export async function writeEntry(entry: KeptEntry): Promise<void> {
  await onDevice(async db => {
    const tx = db.transaction('laporan', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.put(entry), tx.done]);
  });
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
  const entry = await onDevice(async db => {
    const tx = db.transaction('laporan', 'readwrite', { durability: 'strict' });
    const before = await tx.store.get(id);
    const after = before && { ...before, ...change(before) };
    if (after) await tx.store.put(after);
    await tx.done;
    return after;
  });
  changed();
  return entry;
}

/**
 * Takes an entry with its photos off the device.
 * @param unless says of the entry as it is now that it is to stay
 * @returns whether it left
 */
export async function removeEntry(id: string, unless: (entry: KeptEntry) => boolean = () => false): Promise<boolean> {
  const left = await onDevice(async db => {
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
  });
  changed();
  return left;
}

/** Photos of an entry in the order in which they were taken. */
export const photosOf = (entry: string): Promise<KeptPhoto[]> =>
  orNothing(
    onDevice(async db => (await db.getAllFromIndex('foto', 'entry', entry)).sort((one, other) => one.at - other.at)),
    [],
  );

/** @throws DeviceError */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  await onDevice(async db => {
    const tx = db.transaction('foto', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.put(photo), tx.done]);
  });
  changed();
}

/** @throws DeviceError */
export async function removePhoto(id: string): Promise<void> {
  await onDevice(db => db.delete('foto', id));
  changed();
}

/** Keeps an answer; a device that cannot has it only while it is connected. */
export const keepAnswer = (answer: KeptAnswer): Promise<void> =>
  orNothing(
    onDevice(async db => void (await db.put('jawaban', answer))),
    undefined,
  );

export const answerTo = (user: string, address: string): Promise<KeptAnswer | undefined> =>
  orNothing(
    onDevice(db => db.get('jawaban', [user, address])),
    undefined,
  );

export const answersOf = (user: string): Promise<KeptAnswer[]> =>
  orNothing(
    onDevice(db => db.getAllFromIndex('jawaban', 'user', user)),
    [],
  );

/** Forgets what the server has told anybody on this device; entries stay. */
export const forgetAnswers = (): Promise<void> =>
  orNothing(
    onDevice(db => db.clear('jawaban')),
    undefined,
  );
