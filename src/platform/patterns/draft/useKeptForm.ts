import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { createSchema, errorsByField, type FieldErrors, messages } from '../../../../resources/kit/index.ts';
import { type Phrase, useWords } from '../../providers/language.ts';
import { errorsInWords, inWords } from '../../providers/reading.ts';
import { useDeclaration, useRegistry } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { draftKey, removeDraft, writeDraft } from '../register/deviceDraft.ts';
import type { SaveState } from '../register/useDraft.ts';
import { type DraftTarget, deliver, onlySave } from './deliverDraft.ts';

interface Options {
  target: DraftTarget;
  form: UseFormReturn<Record<string, unknown>>;
  userId: string;
  /** Name of the draft on the device. */
  draftId: string;
  stored: { id: string | null; version: number | null };
  /** The form begins with what only the device has. */
  unsent: boolean;
  /** Errors that the server would report on submission, as far as they are known here. */
  submitErrors: (values: Record<string, unknown>) => FieldErrors;
  /** Said after saving without handing in. */
  savedWords: string;
  onDone: () => void;
}

const offline = 'Tersimpan di perangkat. Dikirim sendiri saat tersambung ke internet.' satisfies Phrase;

/**
 * Keeps a form on the device with every letter, and brings it to the server when the person saves or hands in. Without
 * a connection it waits on the device (`useOutbox` sends it later); nothing that was typed is lost.
 */
export function useKeptForm({
  target,
  form,
  userId,
  draftId,
  stored,
  unsent,
  submitErrors,
  savedWords,
  onDone,
}: Options) {
  const say = useWords();
  const resource = useDeclaration();
  const { find } = useRegistry();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>(
    unsent ? { kind: 'device', why: '' } : stored.id ? { kind: 'server', at: Date.now() } : { kind: 'fresh' },
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const row = useRef(stored);
  const tried = useRef(false);
  const key = draftKey(userId, target.path, row.current.id ?? draftId);

  const keep = useCallback(
    (wanted: string | null) => {
      const { id, version } = row.current;
      const name = draftKey(userId, target.path, id ?? draftId);
      const values = form.getValues();
      return writeDraft(name, { values, version, sent: false, at: Date.now(), wanted, tried: tried.current });
    },
    [form, userId, target.path, draftId],
  );

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      // Without a name the form as a whole was filled in, which is no change of the person's.
      if (!name) return;
      form.clearErrors(name);
      setProblem(null);
      setState(keep(null) ? { kind: 'device', why: '' } : { kind: 'fresh' });
    });
    return unsubscribe;
  }, [form, keep]);

  /** The declaration's own checks, and for handing in what the server will ask. */
  const refusedHere = (wanted: string): FieldErrors => {
    const values = form.getValues();
    const parsed = createSchema(resource, find).safeParse(values);
    return {
      ...resource.check(values),
      ...(wanted === onlySave ? {} : submitErrors(values)),
      ...(parsed.success ? {} : errorsByField(parsed.error)),
    };
  };

  const show = (errors: Readonly<Record<string, string>>, message: string) => {
    for (const [name, words] of Object.entries(errors)) form.setError(name, { type: 'server', message: words });
    setProblem(Object.keys(errors).length > 0 ? null : message);
  };

  const send = async (wanted: string) => {
    form.clearErrors();
    setProblem(null);
    setAttempts(before => before + 1);
    const here = refusedHere(wanted);
    if (Object.keys(here).length) return show(errorsInWords(here), inWords(messages.invalid));
    setBusy(wanted);
    setState({ kind: 'saving' });
    const { id, version } = row.current;
    const before = key;
    const draft = { values: form.getValues(), version, sent: false, at: Date.now(), wanted, tried: tried.current };
    writeDraft(before, draft);
    const delivery = await deliver(resource.endpoint, target, draft, id);
    setBusy(null);
    if (delivery.kind === 'sent') {
      removeDraft(before);
      await queryClient.invalidateQueries({ queryKey: [resource.name] });
      const said = statusOf(resource)?.workflow.actions[wanted]?.success;
      notify(said ?? savedWords, { type: 'success' });
      return onDone();
    }
    tried.current = delivery.draft.tried === true;
    row.current = { id: delivery.id, version: delivery.draft.version };
    const after = draftKey(userId, target.path, delivery.id ?? draftId);
    if (after !== before) removeDraft(before);
    writeDraft(after, delivery.draft);
    if (delivery.kind === 'offline') {
      notify(say(offline), { type: 'info' });
      return onDone();
    }
    setState({ kind: 'device', why: '' });
    show(delivery.errors, delivery.message);
  };

  return {
    state,
    busy,
    problem,
    /** For <Refusal>. */
    attempts,
    send,
    /** Name of the draft on the device. */
    key,
    /** Keeps the form as it is, also when nothing was typed: a photo waits for it. */
    remember: () => keep(null),
    forget: () => removeDraft(key),
  };
}
