import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  changeEntry,
  entriesOf,
  type KeptEntry,
  type KeptPhoto,
  onEntriesChanged,
  photosOf,
  removeEntry,
  troubleOf,
} from './deviceStore.ts';
import { onOutbox, outboxState, sendNow } from './outbox.ts';

/**
 * Entries of one logbook that only this device has, as they change here, in another tab, and on their way.
 * @param user whose they are
 */
export function useOutbox(user: string, logbook: string) {
  const [entries, setEntries] = useState<readonly KeptEntry[]>([]);
  const { busy, arrived } = useSyncExternalStore(onOutbox, outboxState);
  const read = useCallback(
    () => void entriesOf(user).then(all => setEntries(all.filter(entry => entry.logbook === logbook))),
    [user, logbook],
  );
  useEffect(() => {
    read();
    return onEntriesChanged(read);
  }, [read]);
  return {
    entries,
    busy,
    /** Arrived since the page was opened. */
    arrived: arrived.filter(entry => entry.logbook === logbook && entry.user === user),
    send: () => sendNow('all'),
    remove: (id: string) => removeEntry(id),
    /** Goes on from the server's version with what was written here. */
    improve: async (id: string) => {
      await changeEntry(id, ({ theirs, row }) => ({
        state: 'menunggu',
        next: 0,
        tries: 0,
        theirs: null,
        message: null,
        errors: {},
        row: row && theirs ? { ...row, version: Number(theirs.version) } : row,
      }));
      await sendNow('due');
    },
  };
}

/** Reason why an entry, or a photo of it, is only in memory; null if the device has stored it. */
export const useTrouble = (entry: string): string | null =>
  useSyncExternalStore(onEntriesChanged, () => troubleOf(entry));

/** Photos of an entry that only this device has. */
export function useKeptPhotos(entry: string): readonly KeptPhoto[] {
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  useEffect(() => {
    let here = true;
    const read = () => void photosOf(entry).then(found => here && setPhotos(found));
    read();
    const stop = onEntriesChanged(read);
    return () => {
      here = false;
      stop();
    };
  }, [entry]);
  return photos;
}
