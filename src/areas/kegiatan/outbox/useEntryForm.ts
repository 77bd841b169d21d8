import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { createSchema, errorsByField, type FieldErrors, messages } from '../../../../resources/kit/index.ts';
import type { SaveState } from '../../../platform/patterns/register/useDraft.ts';
import { errorsInWords, inWords } from '../../../platform/providers/reading.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import {
  changeEntry,
  entryOf,
  type KeptEntry,
  onEntriesChanged,
  removeEntry,
  troubleOf,
  writeEntry,
} from './deviceStore.ts';
import { sendNow } from './outbox.ts';
import { declared } from './outOfUse.ts';
import { differing, together } from './together.ts';

/** Typed text is stored after at most so many milliseconds (docs/domain/30 §4.3 demands 3 s). */
const keepAfterMs = 1000;
/** So long a form waits for the server's word before it lets its author go on; sending goes on meanwhile. */
const patienceMs = 8000;

interface Options {
  logbook: Logbook;
  form: UseFormReturn<Record<string, unknown>>;
  /** The entry as the form begins with it. */
  first: KeptEntry;
  /** True if the device has stored it. */
  kept: boolean;
  /** Errors that the server would find on handing in, as far as they can be checked here. */
  submitErrors: (values: Record<string, unknown>) => FieldErrors;
  /** Said after saving without handing in. */
  savedWords: string;
  onDone: () => void;
}

/** An entry that is being written on. */
const resting: Pick<KeptEntry, 'wanted' | 'state' | 'next' | 'message' | 'errors'> = {
  wanted: null,
  state: 'perangkat',
  next: null,
  message: null,
  errors: {},
};

const keptOnDevice = 'Tersimpan di perangkat. Dikirim sendiri saat tersambung ke internet.';

/**
 * Keeps an entry on the device while it is written, together with what another tab writes of the same entry, and puts it into the outbox when its author saves or hands in.
 * Without a connection it waits there; what the server refuses comes back to its fields.
 */
export function useEntryForm({ logbook, form, first, kept, submitErrors, savedWords, onDone }: Options) {
  const { find } = useRegistry();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>(
    kept ? { kind: 'device', why: '' } : first.row ? { kind: 'server', at: Date.now() } : { kind: 'fresh' },
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(first.state === 'gagal' ? first.message : null);
  const [attempts, setAttempts] = useState(0);
  const changedFiles = useRef(first.changedFiles);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chain = useRef<Promise<void>>(Promise.resolve());
  /** Values last stored on the device, or those of the server if the device has none. */
  const known = useRef<Readonly<Record<string, unknown>>>(first.values);
  /** Another tab's words are being put in: nobody is typing. */
  const following = useRef(false);
  const { id, user } = first;
  const files = logbook.log.documents.field;

  /** Keeps the form as it is now. */
  const keep = useCallback(
    (over: Partial<KeptEntry> = {}): Promise<void> => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const values = { ...form.getValues() };
      const now = {
        ...resting,
        at: Date.now(),
        changedFiles: changedFiles.current,
        ...over,
      };
      const write = async () => {
        const there = await changeEntry(id, before => ({
          ...now,
          values: {
            ...together(known.current, values, before.values),
            // Photos that have arrived meanwhile are the server's to list.
            [files]: changedFiles.current ? values[files] : before.values[files],
          },
        }));
        if (!there) await writeEntry({ ...first, ...now, values });
        known.current = values;
        // Text typed meanwhile is not stored yet, so the state stays.
        if (timer.current !== undefined) return;
        setState(troubleOf(id) ? { kind: 'fresh' } : { kind: 'device', why: '' });
      };
      chain.current = chain.current.then(write);
      return chain.current;
    },
    [form, first, id, files],
  );

  // Shows what another tab stores of this entry, except in fields being edited here.
  useEffect(() => {
    let here = true;
    const follow = async () => {
      const there = await entryOf(user, id);
      if (!here || !there) return;
      const mine = form.getValues();
      following.current = true;
      for (const name of differing(known.current, there.values)) {
        if (differing({ [name]: mine[name] }, { [name]: known.current[name] }).length > 0) continue;
        form.setValue(name, there.values[name]);
        known.current = { ...known.current, [name]: there.values[name] };
      }
      following.current = false;
    };
    const stop = onEntriesChanged(() => {
      // After what is being stored here, which says the same.
      chain.current = chain.current.then(follow);
    });
    return () => {
      here = false;
      stop();
    };
  }, [form, user, id]);

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      // Without a name the form as a whole was filled in, which is no change of the person's.
      if (!name || following.current) return;
      if (name.split('.')[0] === files) changedFiles.current = true;
      form.clearErrors(name);
      setProblem(null);
      setState({ kind: 'saving' });
      timer.current ??= setTimeout(() => void keep(), keepAfterMs);
    });
    const leave = () => {
      if (timer.current !== undefined) void keep();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [form, keep, files]);

  /** The declaration's own checks, and for handing in what the server will ask. */
  const refusedHere = (wanted: 'simpan' | 'ajukan'): FieldErrors => {
    const values = declared(logbook, form.getValues());
    const parsed = createSchema(logbook, find).safeParse(values);
    return {
      ...logbook.check(values),
      ...(wanted === 'simpan' ? {} : submitErrors(values)),
      ...(parsed.success ? {} : errorsByField(parsed.error)),
    };
  };

  const show = (errors: Readonly<Record<string, string>>, message: string) => {
    for (const [name, words] of Object.entries(errors)) form.setError(name, { type: 'server', message: words });
    setProblem(Object.keys(errors).length > 0 ? null : message);
  };

  const send = async (wanted: 'simpan' | 'ajukan') => {
    form.clearErrors();
    setProblem(null);
    setAttempts(before => before + 1);
    const here = refusedHere(wanted);
    if (Object.keys(here).length) return show(errorsInWords(here), inWords(messages.invalid));
    setBusy(wanted);
    await keep({ wanted, state: 'menunggu', next: 0, tries: 0 });
    const kept = troubleOf(id) === null;
    let waited: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise(done => {
      waited = setTimeout(done, patienceMs);
    });
    await Promise.race([sendNow('due'), patience]);
    clearTimeout(waited);
    const left = await entryOf(first.user, id);
    // The fields are marked before the form is free again: <Refusal> leads to the first of them.
    if (left?.state === 'gagal') show(left.errors, left.message ?? '');
    setBusy(null);
    if (!left) {
      await queryClient.invalidateQueries({ queryKey: [logbook.name] });
      const said = statusOf(logbook)?.workflow.actions[wanted]?.success;
      notify(said ?? savedWords, { type: 'success' });
      return onDone();
    }
    // An entry that is only in memory keeps its page open.
    if (left.state === 'gagal' || !kept) return;
    notify(keptOnDevice, { type: 'info' });
    onDone();
  };

  return {
    state,
    busy,
    problem,
    /** For <Refusal>. */
    attempts,
    send,
    /** Keeps the form as it is, also when nothing was typed: a photo waits for it. */
    remember: () => keep(),
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // After what is being stored: it would bring the entry back.
      chain.current = chain.current.then(async () => void (await removeEntry(id)));
    },
  };
}
