import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const place = 'alat-judul';

/** Place for tools beside the heading of a page. */
export const TitleToolsPlace = () => <div id={place} className="alat-judul" />;

/** Draws beside the heading of the page; nothing outside of the back office's frame. */
export function TitleTools({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setTarget(document.getElementById(place)), []);
  return target ? createPortal(children, target) : null;
}
