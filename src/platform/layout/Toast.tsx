import { Notification } from 'react-admin';

/** @param lasts milliseconds that a toast stays */
export default function Toast({ lasts }: { lasts: number }) {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} autoHideDuration={lasts} multiLine />;
}
