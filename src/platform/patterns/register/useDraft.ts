import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterOptions } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import type { Phrase } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../ui/failedCall.ts';
import { draftKey, removeDraft, writeDraft } from './deviceDraft.ts';
import { type Blank, bodyOf, isKeepable } from './registerValues.ts';

/** How long typing must rest before the server is told. */
const restMs = 1200;

/** Where the input is saved at the moment. */
export type SaveState =
  | { kind: 'fresh' }
  | { kind: 'saving' }
  | { kind: 'server'; at: number }
  /** On the device only, and why. */
  | { kind: 'device'; why: string }
  /** Somebody changed the row elsewhere; the input stays on the device. */
  | { kind: 'stale' };

export interface Stored {
  id: string | null;
  version: number | null;
}

interface Options {
  options: RegisterOptions;
  blank: Blank;
  form: UseFormReturn<Record<string, unknown>>;
  userId: string;
  path: string;
  stored: Stored;
  /** The form begins with what only the device has. */
  unsent: boolean;
  onCreated: (id: string) => void;
}

/**
 * Keeps a registration while it is filled in: at once on the device, and on the server whenever typing rests and the
 * connection allows. `flush` waits until the server has everything.
 */
export function useDraft({ options, blank, form, userId, path, stored, unsent, onCreated }: Options) {
  const [state, setState] = useState<SaveState>(
    unsent ? { kind: 'device', why: '' } : stored.id ? { kind: 'server', at: Date.now() } : { kind: 'fresh' },
  );
  const row = useRef(stored);
  const dirty = useRef(unsent);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const created = useRef(onCreated);
  created.current = onCreated;
  /** The page was left: what is saved after that changes no address. */
  const left = useRef(false);

  const keepHere = useCallback(
    (sent: boolean) => {
      const { id, version } = row.current;
      return writeDraft(draftKey(userId, path, id), { values: form.getValues(), version, sent, at: Date.now() });
    },
    [form, userId, path],
  );

  const send = useCallback(async (): Promise<boolean> => {
    const values = form.getValues();
    if (!isKeepable(options, values)) {
      setState({ kind: 'device', why: inWords('Lengkapi langkah pertama agar tersimpan di server.' satisfies Phrase) });
      return false;
    }
    const { id, version } = row.current;
    dirty.current = false;
    setState({ kind: 'saving' });
    try {
      const { data } = await http<{ id: string; version: number }>(id ? `${options.update}/${id}` : options.create, {
        method: id ? 'PUT' : 'POST',
        body: bodyOf(options, values, id ? (version ?? 0) : null, blank),
      });
      if (!id) removeDraft(draftKey(userId, path, null));
      row.current = { id: data.id, version: data.version };
      keepHere(!dirty.current);
      if (!id && !left.current) created.current(data.id);
      setState({ kind: 'server', at: Date.now() });
      return true;
    } catch (error) {
      dirty.current = true;
      keepHere(false);
      const status = error instanceof HttpError ? error.status : 0;
      for (const [name, message] of Object.entries(fieldErrorsOf(error)))
        form.setError(name, { type: 'server', message });
      if (status === 409 && id) setState({ kind: 'stale' });
      else
        setState({
          kind: 'device',
          why: status === 0 ? inWords('Menunggu koneksi internet.' satisfies Phrase) : messageOf(error),
        });
      return false;
    }
  }, [form, options, blank, userId, path, keepHere]);

  /** Everything to the server, one call after the other: two at once would register twice. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const before = running.current ?? Promise.resolve(true);
    const call = before.then(() => (!dirty.current && row.current.id ? true : send()));
    running.current = call;
    void call.finally(() => {
      if (running.current === call) running.current = null;
    });
    return call;
  }, [send]);
  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    if (dirty.current) timer.current = setTimeout(() => void flush(), restMs);
    const { unsubscribe } = form.watch((_, { name }) => {
      // Without a name the form as a whole was filled in, which is no change of the person's.
      if (!name) return;
      dirty.current = true;
      const kept = keepHere(false);
      setState(kept ? { kind: 'device', why: '' } : { kind: 'saving' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restMs);
    });
    return unsubscribe;
  }, [form, keepHere, flush]);

  useEffect(() => {
    const again = () => {
      if (dirty.current) void latest.current();
    };
    left.current = false;
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      left.current = true;
      // Leaving the page before typing rested: what is on the device goes to the server as well.
      again();
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    flush,
    /** The row was written elsewhere on this page: while nothing waits to be sent, the form goes on from there. */
    follow: useCallback(({ id, version }: Stored) => {
      const known = row.current.version ?? 0;
      if (id === row.current.id && version !== null && version > known && !dirty.current && !running.current)
        row.current = { id, version };
    }, []),
    /** The row as the server last told it. */
    row: useCallback(() => row.current, []),
    /** Handed in: nothing is kept here any more. */
    forget: useCallback(() => {
      dirty.current = false;
      clearTimeout(timer.current);
      removeDraft(draftKey(userId, path, row.current.id));
      removeDraft(draftKey(userId, path, null));
    }, [userId, path]),
  };
}
