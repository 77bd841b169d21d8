import { useLayoutEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { heightAtBottom } from '../common/atBottom.ts';
import { sizes } from '../look/tokens.ts';

/**
 * Toasts at the bottom centre, above the buttons that stand there; refusals below the top bar (`OneToast`).
 * @param lasts milliseconds that a toast stays
 */
export default function Toast({ lasts }: { lasts: number }) {
  const { notifications } = useNotificationContext();
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    if (notifications.length > 0) setBelow(heightAtBottom());
  }, [notifications]);
  return (
    <Notification
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={lasts}
      multiLine
      sx={{
        '&.MuiSnackbar-anchorOriginBottomCenter': { bottom: `${below + 12}px` },
        '&.MuiSnackbar-anchorOriginTopRight': { top: `${sizes.topBar + 8}px` },
      }}
    />
  );
}
