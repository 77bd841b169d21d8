import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkOpens, redirectOf, type Screen } from '../../../resources/kit/index.ts';
import { linksOf } from '../common/trail.ts';
import { ChoosePage, chooseWords } from '../errors/ChoosePage.tsx';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { isRecord } from '../providers/isRecord.ts';
import { useWords } from '../providers/language.ts';
import { firstTask, profilePath, useAuthState } from '../providers/session.ts';
import { isKnownPath } from './knownPaths.ts';

/** Paths of react-admin's own error screens. */
const raPaths: ReadonlySet<string> = new Set(['/access-denied', '/authentication-error']);

/** State of the address of a list that somebody was led to without naming a row. */
const choosing = { pilih: true };
const isChoosing = (state: unknown): boolean => isRecord(state) && state.pilih === true;

interface Props {
  /** Screens that may be meant by the address. */
  screens: readonly Screen[];
  children: ReactNode;
}

/** Shows a page only when its path matches a permitted menu link (portal-spec §2, §6). */
export function AccessGate({ screens, children }: Props) {
  const { pathname, search, state } = useLocation();
  const { menus, user } = useAuthState();
  const say = useWords();
  const due = firstTask(user);
  if (due) return pathname === profilePath ? children : <Navigate to={due} replace />;
  if (raPaths.has(pathname)) return children;
  if (!isKnownPath(pathname, screens)) return <NotFoundPage inside />;
  const links = linksOf(menus ?? []);
  const onward = redirectOf(pathname, new URLSearchParams(search).get('id'), screens, links);
  if (onward?.to) return <Navigate to={onward.to} state={onward.chooses ? choosing : null} replace />;
  if (onward) return <ChoosePage />;
  if (!links.some(link => linkOpens(link, pathname))) return <ForbiddenPage />;
  return (
    <>
      {isChoosing(state) ? (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {say(chooseWords)}
        </Alert>
      ) : null}
      {children}
    </>
  );
}
