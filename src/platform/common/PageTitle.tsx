import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabel } from '../providers/language.ts';

/** Where the frame's `TitlePortal` is. */
const place = () => document.getElementById('react-admin-title');

/**
 * The heading of the page, drawn where the frame has its place. react-admin's own `Title` brings along the editor for
 * titles, tables and inputs with it: 15 KB that each screen would wait for.
 */
export function PageTitle({ title }: { title: string }) {
  const [target, setTarget] = useState(place);
  const labelOf = useLabel();
  useLayoutEffect(() => setTarget(place()), []);
  return target ? createPortal(<span>{labelOf(title)}</span>, target) : null;
}
