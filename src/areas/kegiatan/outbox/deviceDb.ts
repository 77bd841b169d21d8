import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptAnswer, KeptEntry, KeptPhoto } from './kept.ts';

/** Its stores: entries, their photos, and what the server has told. */
export interface Shape extends DBSchema {
  laporan: { key: string; value: KeptEntry; indexes: { user: string } };
  foto: { key: string; value: KeptPhoto; indexes: { entry: string; user: string } };
  jawaban: { key: [string, string]; value: KeptAnswer; indexes: { user: string } };
}

export type DeviceDb = IDBPDatabase<Shape>;

const name = 'mbkm-luring';

/**
 * Each version adds to the one before and takes nothing away: an update of the app keeps the queue. Never rename a store
 * here without moving what is in it.
 */
const version = 1;

let opened: Promise<DeviceDb> | undefined;

/** Opens it, once for the page. Rejects where the browser keeps nothing. */
export async function openDevice(): Promise<DeviceDb> {
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
