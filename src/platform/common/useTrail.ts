import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../identity.ts';
import { useLabel } from '../providers/language.ts';
import { useAuthState } from '../providers/session.ts';
import { useDeclaredScreens } from './declaredScreens.ts';
import { type Crumb, trailOf } from './trail.ts';

/** Breadcrumbs of the current path; also names the browser tab after the last one. */
export function useTrail(): Crumb[] {
  const { pathname } = useLocation();
  const { menus } = useAuthState();
  const screens = useDeclaredScreens();
  const trail = useMemo(() => trailOf(pathname, menus ?? [], screens), [pathname, menus, screens]);
  const labelOf = useLabel();
  const last = trail.at(-1);
  const own = last && labelOf(last.title);
  const parent = trail.at(-2);
  // "Ubah" alone says nothing in a row of tabs.
  const title = trail.length > 1 && !last?.link && parent ? `${own} ${labelOf(parent.title)}` : own;
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
  return trail;
}
