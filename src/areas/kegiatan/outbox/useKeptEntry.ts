import { useEffect, useState } from 'react';
import { entriesOf, entryOf, type KeptEntry, onEntriesChanged } from './deviceStore.ts';

/** Something of the device's, read again whenever entries change: undefined while it is read, null where it is not. */
function useRead(read: () => Promise<KeptEntry | null>, key: string): KeptEntry | null | undefined {
  const [found, setFound] = useState<{ key: string; entry: KeptEntry | null }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read.
  useEffect(() => {
    let here = true;
    const again = () => void read().then(entry => here && setFound({ key, entry }));
    again();
    const stop = onEntriesChanged(again);
    return () => {
      here = false;
      stop();
    };
  }, [key]);
  return found?.key === key ? found.entry : undefined;
}

/** A person's entry by its name on the device. */
export const useKeptEntry = (user: string, id: string | null): KeptEntry | null | undefined =>
  useRead(async () => (id ? ((await entryOf(user, id)) ?? null) : null), `${user} ${id}`);

/** The device's copy of a row that is also on the server. */
export const useKeptRow = (user: string, logbook: string, row: string): KeptEntry | null | undefined =>
  useRead(
    async () => (await entriesOf(user)).find(entry => entry.logbook === logbook && entry.row?.id === row) ?? null,
    `${user} ${logbook} ${row}`,
  );
