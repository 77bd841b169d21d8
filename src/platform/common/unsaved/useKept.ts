import { type Dispatch, type SetStateAction, useState } from 'react';
import { type Shape, useUnsavedInDialog } from './useUnsaved.ts';

interface Options<T> {
  /** The form among those of its address, with the row that it is about. */
  name: string;
  /** Value before anything is typed. */
  initial: T;
  shape: Shape<T>;
  /** It stands on a page: what was kept is offered above it, where a dialog puts it in at once. */
  onPage?: boolean;
}

/** As `useState`, for what is typed or chosen in a small form: it outlives the session. */
export function useKept<T>({ name, initial, shape, onPage = false }: Options<T>): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const [values, put] = useState(initial);
  const dirty = JSON.stringify(values) !== JSON.stringify(first);
  useUnsavedInDialog({ name, dirty, values, shape, put }, !onPage);
  return [values, put];
}
