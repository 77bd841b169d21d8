import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { authState } from '../../providers/session.ts';
import { type Holder, holdForm } from './unsavedWork.ts';

interface Options extends Pick<Holder, 'name' | 'unsaved' | 'take'> {
  /** Restores kept input as soon as the form is there; for dialogs, which have no place to offer it. */
  takes?: boolean;
}

/** Registers a form, so that what is typed in it outlives its session (`keepUnsaved`). */
export function useHeld({ name, unsaved, take, takes = false }: Options): void {
  // Whoever began it: by the time another tab has logged out, the session is nobody's.
  const [owner] = useState(() => authState().user);
  const { pathname, search } = useLocation();
  const latest = useRef({ unsaved, take });
  useEffect(() => {
    latest.current = { unsaved, take };
  });
  const path = pathname + search;
  // A form puts its row in with its first effect; what was kept goes in after that.
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  useEffect(() => {
    if (!owner || !stands) return;
    const holder: Holder = {
      user: owner.id,
      role: { id: owner.role.id, name: owner.role.name },
      path,
      name,
      unsaved: () => latest.current.unsaved(),
      take: values => latest.current.take(values),
    };
    return holdForm(holder, takes);
  }, [owner, stands, path, name, takes]);
}
