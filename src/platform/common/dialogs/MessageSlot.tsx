import { type ComponentProps, Suspense, useState } from 'react';
import { lazyScreen } from '../lazyScreen.ts';
import type { MessageDialog as Drawn } from './MessageDialog.tsx';

/** Fetches the window's code ahead. */
export const loadMessageDialog = () => import('./MessageDialog.tsx');

const MessageDialog = lazyScreen(async () => ({ default: (await loadMessageDialog()).MessageDialog }));

/** `MessageDialog`, whose code comes when it is first opened. */
export function MessageSlot(props: ComponentProps<typeof Drawn>) {
  const [wanted, want] = useState(props.open);
  // From then on it stays: it is still seen while it closes.
  if (props.open && !wanted) want(true);
  return wanted ? (
    <Suspense fallback={null}>
      <MessageDialog {...props} />
    </Suspense>
  ) : null;
}
