import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Action,
  type ActionWords,
  askedFields,
  errorsByField,
  isEmpty,
  isOfRow,
  type Resource,
  sendsBack,
  stepKey,
  takenSchema,
} from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { errorsInWords } from '../../providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { useHeldFields } from '../form/useHeldFields.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { useNote } from '../useNote.ts';
import { statusesOf } from './statusOf.ts';

/** Body of a step: its note as `catatan`, and its inputs by name. */
export type Given = Readonly<Record<string, unknown>>;

interface Asked {
  /** The step with the rows that it is about: what was typed is offered again for these only. */
  about: string;
  action: ActionWords & Pick<Action, 'takes'>;
  /** The row that it is taken on; of several rows nothing is asked that only one of them may need. */
  row?: Readonly<Record<string, unknown>>;
  /** A note must be given. */
  mustNote: boolean;
  /** The step, as calls name it: notes that were kept for it are offered where it returns or refuses. */
  step?: string | undefined;
}

/** State of a step's form: its note and its inputs; both outlive the session. */
export function useStepInput({ about, action, row, mustNote, step }: Asked) {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { find } = useRegistry();
  const note = useNote(about, mustNote);
  const [refusedNote, setRefusedNote] = useState<string | null>(null);
  const { takes } = action;
  const fields = useMemo(() => askedFields(takes, resource.fields, row), [takes, resource, row]);
  const names = Object.keys(fields);
  // A value of the step's own begins anew, also where the row has a field of that name.
  const stored = (name: string): unknown => {
    const taken = takes?.[name];
    return taken && isOfRow(taken) ? row?.[name] : undefined;
  };
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map(name => [name, stored(name) ?? fields[name]?.default ?? null])),
  });
  useHeldFields({ form, name: `isian ${about}`, takes: true });

  const refuse = (errors: Readonly<Record<string, string>>) => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
  };
  return {
    fields,
    /** True if anything is asked for beside the note. */
    asks: names.length > 0,
    takes,
    form,
    /** Step whose notes are kept and offered. */
    keepsNotes: step !== undefined && isReturning(resource, step) ? step : undefined,
    note: {
      ...note.input,
      problem: note.input.problem ?? refusedNote,
      label: action.noteLabel && labelOf(action.noteLabel),
    },
    /** The values, or null where something is missing or wrong, which is then said at its input. */
    given: (): Given | null => {
      form.clearErrors();
      setRefusedNote(null);
      const parsed = takenSchema(fields, {}, find).safeParse(form.getValues());
      if (!parsed.success) refuse(errorsInWords(errorsByField(parsed.error)));
      if (!note.check() || !parsed.success) return null;
      // A field that was empty and still is does not count as given.
      const said = Object.entries(parsed.data).filter(([name, value]) => !isEmpty(value) || !isEmpty(stored(name)));
      return { ...Object.fromEntries(said), ...(note.text ? { catatan: note.text } : {}) };
    },
    /** Puts a refusal at the inputs that it is about. @returns what is left to say beside them, null for nothing */
    refused: (error: unknown): string | null => {
      const errors = fieldErrorsOf(error);
      const mine = Object.entries(errors).filter(([name]) => names.includes(name));
      refuse(Object.fromEntries(mine));
      setRefusedNote(errors.catatan ?? null);
      return mine.length > 0 || errors.catatan ? null : messageOf(error);
    },
  };
}

const isReturning = (resource: Resource, key: string): boolean =>
  statusesOf(resource).some(({ source, workflow, first }) =>
    Object.entries(workflow.actions).some(
      ([name, action]) => stepKey(name, source, first) === key && sendsBack(workflow, action),
    ),
  );

/** Result of `useStepInput`, for the inputs of the dialog. */
export type StepInput = ReturnType<typeof useStepInput>;

/**
 * Takes the step with what is given: what it was refused for stands at its inputs, the rest is `problem`.
 * @param take answers the error that the step was refused with, nothing when it was taken
 */
export function useStepTaking(input: StepInput, take: (given: Given) => unknown) {
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    setProblem(null);
    const given = input.given();
    const error = given ? await take(given) : null;
    if (error != null) setProblem(input.refused(error));
  };
  return { problem, agree };
}
