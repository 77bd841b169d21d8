import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../crud/errors.ts';
import { filesOf, forgetFile, type KeptFile } from './keptFiles.ts';
import { type FilePlace, isInterruption, sendFile } from './sendFile.ts';

/**
 * Files of a draft that wait on the device. They are sent one after the other when the form is opened again, when the
 * device is online again, and when somebody asks.
 * @param onStored takes the id that the server gave
 */
export function useKeptFiles(draft: string, { resource, field }: FilePlace, onStored: (id: string) => void) {
  const [waiting, setWaiting] = useState<readonly KeptFile[]>([]);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const told = useRef(onStored);
  told.current = onStored;
  const running = useRef(false);

  const read = useCallback(async () => setWaiting(await filesOf(draft)), [draft]);

  const send = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      for (const { key, file } of await filesOf(draft)) {
        const stored = await sendFile({ resource, field }, file, key).catch((error: unknown) => {
          if (isInterruption(error)) return null;
          notify(`${file.name}: ${messageOf(error)}`, { type: 'error' });
          return undefined;
        });
        if (stored === null) break;
        await forgetFile(key);
        if (stored) told.current(stored.id);
      }
    } finally {
      running.current = false;
      setBusy(false);
      await read();
    }
  }, [draft, resource, field, notify, read]);

  useEffect(() => {
    void read();
    void send();
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [read, send]);

  const discard = async (key: string) => {
    await forgetFile(key);
    await read();
  };
  return { waiting, busy, read, send, discard };
}
