import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file that was chosen and has not arrived at the server yet. */
export interface KeptFile {
  /** Name of its upload. */
  key: string;
  /** Name of the draft that it belongs to (`draftKey`). */
  draft: string;
  file: File;
  /** When it was chosen. */
  at: number;
}

interface Shelf extends DBSchema {
  berkas: { key: string; value: KeptFile; indexes: { draft: string } };
}

/** As long as the drafts that they belong to (deviceDraft.ts). */
const longestMs = 60 * 86_400_000;

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

async function open(): Promise<IDBPDatabase<Shelf>> {
  const db = await openDB<Shelf>('mbkm', 1, {
    upgrade: made => made.createObjectStore('berkas', { keyPath: 'key' }).createIndex('draft', 'draft'),
  });
  for (const { key, at } of await db.getAll('berkas')) if (Date.now() - at > longestMs) await db.delete('berkas', key);
  return db;
}

/** Private windows and full disks have no shelf: then a file is sent while its page is open, or not at all. */
async function onShelf<T>(work: (db: IDBPDatabase<Shelf>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    opened = undefined;
    return otherwise;
  }
}

/** Keeps a file on the device; answers whether the device could. */
export const keepFile = (kept: KeptFile): Promise<boolean> =>
  onShelf(async db => {
    await db.put('berkas', kept);
    return true;
  }, false);

/** The files of a draft, the first chosen first. */
export const filesOf = (draft: string): Promise<KeptFile[]> =>
  onShelf(async db => (await db.getAllFromIndex('berkas', 'draft', draft)).sort((one, other) => one.at - other.at), []);

export const forgetFile = (key: string): Promise<void> => onShelf(db => db.delete('berkas', key), undefined);

export const forgetFiles = async (draft: string): Promise<void> => {
  for (const { key } of await filesOf(draft)) await forgetFile(key);
};

/** A draft got another name: its row is known now. */
export const moveFiles = async (from: string, to: string): Promise<void> => {
  for (const kept of await filesOf(from)) await keepFile({ ...kept, draft: to });
};
