import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { AddNotificationContext, type NotificationPayload, useAddNotificationContext } from 'react-admin';
import { onRefused, toastMs } from '../providers/refusals.ts';

/** Where refusals are shown (portal-spec §8). */
const ofRefusals = { anchorOrigin: { vertical: 'top', horizontal: 'right' } } as const;

/**
 * Every answer with an error body is a toast (portal-spec §8), whoever asked; a sentence that a toast says already is not
 * said by another.
 */
export function OneToast({ children }: { children: ReactNode }) {
  const add = useAddNotificationContext();
  const said = useRef(new Map<string, number>());
  const addOnce = useCallback(
    (notification: NotificationPayload) => {
      const { message, type, notificationOptions } = notification;
      if (typeof message === 'string' && (type === 'error' || type === 'warning')) {
        if (Date.now() - (said.current.get(message) ?? 0) < toastMs) return;
        said.current.set(message, Date.now());
      }
      add(
        type === 'error'
          ? { ...notification, notificationOptions: { ...ofRefusals, ...notificationOptions } }
          : notification,
      );
    },
    [add],
  );
  useEffect(() => onRefused(message => addOnce({ message, type: 'error' })), [addOnce]);
  return <AddNotificationContext.Provider value={addOnce}>{children}</AddNotificationContext.Provider>;
}
