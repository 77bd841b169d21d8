import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkOpens, redirectOf, type Screen } from '../../resources/kit/index.ts';
import { isKnownPath } from '../knownPaths.ts';
import { ForbiddenPage } from '../pages/errors/ForbiddenPage.tsx';
import { NotFoundPage } from '../pages/errors/NotFoundPage.tsx';
import { useAuthState } from '../providers/session.ts';
import { linksOf } from './trail.ts';

const profilePath = '/pengaturan/user/profile';
/** Paths of react-admin's own error screens. */
const raPaths: ReadonlySet<string> = new Set(['/access-denied', '/authentication-error']);

interface Props {
  /** Screens that may be meant by the address. */
  screens: readonly Screen[];
  children: ReactNode;
}

/** Shows a page only when its path matches a permitted menu link (portal-spec §2, §6). */
export function AccessGate({ screens, children }: Props) {
  const { pathname, search } = useLocation();
  const { menus, user } = useAuthState();
  if (user?.wajibGantiSandi) {
    return pathname === profilePath ? children : <Navigate to={`${profilePath}?tab=sandi`} replace />;
  }
  if (raPaths.has(pathname)) return children;
  if (!isKnownPath(pathname, screens)) return <NotFoundPage inside />;
  const links = linksOf(menus ?? []);
  const onward = redirectOf(pathname, new URLSearchParams(search).get('id'), screens, links);
  if (onward) return <Navigate to={onward} replace />;
  if (!links.some(link => linkOpens(link, pathname))) return <ForbiddenPage />;
  return children;
}
