import { useEffect, useRef } from 'react';
import { keepUnsaved } from '../common/unsaved/unsavedWork.ts';
import { browser } from '../providers/browser.ts';
import { useAuthState } from '../providers/session.ts';

/** Another tab logged out or switched role: this one follows instead of going on as somebody else. */
export function useOtherTabs(): void {
  const { loggedIn, user } = useAuthState();
  const before = useRef(user);
  useEffect(() => {
    const was = before.current;
    before.current = user;
    if (!was || (loggedIn && was.id === user?.id && was.role.id === user.role.id)) return;
    keepUnsaved();
    browser.goTo(loggedIn ? '/dashboard' : '/');
  }, [loggedIn, user]);
}
