import { useHeld } from './useHeld.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

/** Says whether something that was kept is of a form's shape: a schema of Zod. */
export interface Shape<T> {
  safeParse: (values: unknown) => { success: true; data: T } | { success: false };
}

/** Unsaved input of a form. */
export interface Unsaved<T> {
  /** The form among those of its address, with the row that it is about. */
  name: string;
  dirty: boolean;
  values: T;
  shape: Shape<T>;
  /** Puts kept values into the form. */
  put: (values: T) => void;
  /** The input survives another search of the same page: its next rows, a filter. */
  stays?: boolean;
}

/** Work on a page: it is asked for before it is left, and outlives the session. */
export function useUnsaved<T>({ stays, ...work }: Unsaved<T>): void {
  useLeaveQuestion(work.dirty, stays);
  useUnsavedInDialog(work, false);
}

/** The same for a dialog, which is left by its own buttons: kept input is restored as soon as it is opened again. */
export function useUnsavedInDialog<T>({ name, dirty, values, shape, put }: Unsaved<T>, takes = true): void {
  useHeld({
    name,
    takes,
    unsaved: () => (dirty ? values : undefined),
    take: kept => {
      const read = shape.safeParse(kept);
      if (read.success) put(read.data);
      return read.success;
    },
  });
}
