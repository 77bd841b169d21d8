import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../../../../resources/kit/index.ts';
import type { StoredFile } from '../../providers/api.ts';
import type { Phrase } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { isOfKind } from '../../ui/fileKind.ts';
import { type FilePlace, isInterruption, sendFile } from './sendFile.ts';
import { newUploadKey } from './uploadKey.ts';

/** Field of a file, and its limits. */
export interface UploadTarget extends FilePlace {
  types: readonly string[];
  maxMb: number;
  /** Said of a file of another type or a larger one, where that has words of its own. */
  wrong?: string | undefined;
}

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  /** The connection broke; the same file can be sent again. */
  | { kind: 'interrupted'; name: string; message: string }
  | { kind: 'refused'; message: string };

interface Pending {
  file: File;
  key: string;
}

const idle: UploadState = { kind: 'idle' };

/** The problem with a file before it is sent; the server judges its contents. */
export function fileProblem(
  file: File,
  { types, maxMb, wrong }: Pick<UploadTarget, 'types' | 'maxMb' | 'wrong'>,
): string | null {
  if (file.size === 0) return inWords('Berkas kosong.');
  if (file.size > maxMb * 1024 ** 2) return wrong ?? inWords(messages.tooLarge({ mb: maxMb }));
  return isOfKind(file, types) ? null : (wrong ?? inWords(messages.fileTypes({ types })));
}

/** Sends one file, with progress; an interrupted one again under the same key, by itself once the device is online. */
export function useUpload(target: UploadTarget, onStored: (file: StoredFile) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const pending = useRef<Pending | null>(null);
  const stop = useRef<AbortController | null>(null);
  const told = useRef(onStored);
  told.current = onStored;
  const { resource, field } = target;

  const send = useCallback(async () => {
    const sent = pending.current;
    if (!sent) return;
    const { file, key } = sent;
    const control = new AbortController();
    stop.current = control;
    setState({ kind: 'sending', name: file.name, share: 0 });
    try {
      const stored = await sendFile({ resource, field }, file, key, {
        onProgress: share => setState({ kind: 'sending', name: file.name, share }),
        signal: control.signal,
      });
      pending.current = null;
      setState(idle);
      told.current(stored);
    } catch (error) {
      if (control.signal.aborted) return;
      if (isInterruption(error)) {
        setState({
          kind: 'interrupted',
          name: file.name,
          message: inWords('Unggahan terputus. Berkas belum terkirim.' satisfies Phrase),
        });
        return;
      }
      pending.current = null;
      setState({ kind: 'refused', message: messageOf(error) });
    }
  }, [resource, field]);

  const start = (file: File) => {
    const problem = fileProblem(file, target);
    if (problem) return setState({ kind: 'refused', message: problem });
    stop.current?.abort();
    const key = newUploadKey();
    pending.current = { file, key };
    void send();
  };
  const cancel = () => {
    pending.current = null;
    stop.current?.abort();
    setState(idle);
  };

  const interrupted = state.kind === 'interrupted';
  useEffect(() => {
    if (!interrupted) return;
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [interrupted, send]);
  useEffect(() => () => stop.current?.abort(), []);

  return { state, start, retry: send, cancel };
}
