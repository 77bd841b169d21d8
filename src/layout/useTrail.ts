import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../identity.ts';
import { useAuthState } from '../providers/session.ts';
import { useDeclaredScreens } from './declaredScreens.ts';
import { type Crumb, trailOf } from './trail.ts';

/** Breadcrumbs of the current path; also names the browser tab after the last one. */
export function useTrail(): Crumb[] {
  const { pathname } = useLocation();
  const { menus } = useAuthState();
  const screens = useDeclaredScreens();
  const trail = useMemo(() => trailOf(pathname, menus ?? [], screens), [pathname, menus, screens]);
  const own = trail.at(-1)?.title;
  const parent = trail.at(-2);
  // "Ubah" alone says nothing in a row of tabs.
  const title = trail.length > 1 && !trail.at(-1)?.link && parent ? `${own} ${parent.title}` : own;
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
  return trail;
}
