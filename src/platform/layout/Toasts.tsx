import { Suspense, useEffect, useState } from 'react';
import { useNotificationContext } from 'react-admin';
import { lazyScreen } from '../common/lazyScreen.ts';
import { toastMs } from '../providers/refusals.ts';

const Toast = lazyScreen(() => import('./Toast.tsx'));

/** Toasts of the back office, 3 s each. Their code comes with the first of them. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [wanted, want] = useState(false);
  const any = notifications.length > 0;
  useEffect(() => {
    if (any) want(true);
  }, [any]);
  return wanted ? (
    <Suspense fallback={null}>
      <Toast lasts={toastMs} />
    </Suspense>
  ) : null;
}
