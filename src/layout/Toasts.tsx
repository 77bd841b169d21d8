import { Notification } from 'react-admin';

/** How long a toast stays (portal-spec §9). */
export const toastMs = 3000;

/** Toasts of the back office: top right, 3 s. */
export function Toasts() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} autoHideDuration={toastMs} multiLine />;
}
