import Box from '@mui/material/Box';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { sizes } from '../../look/tokens.ts';
import type { AppDrawer as Drawn } from './AppDrawer.tsx';

/** Fetches the drawer's code: a phone needs it when its menu is first opened, a wide screen at once. */
export const loadDrawer = () => import('./AppDrawer.tsx');

const AppDrawer = lazyScreen(async () => ({ default: (await loadDrawer()).AppDrawer }));

/** Ground of the drawer until its code is there. */
const Ground = ({ width }: { width: number }) => (
  <Box sx={{ width, flexShrink: 0, bgcolor: 'background.paper', borderRight: 1, borderColor: 'divider' }} />
);

/** Place of the side drawer. */
export function DrawerSlot(props: ComponentProps<typeof Drawn>) {
  const { phone, open, expanded } = props;
  const [wanted, want] = useState(!phone);
  // From then on it stays: it is still seen while it closes.
  if (!wanted && (open || !phone)) want(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={phone ? null : <Ground width={expanded ? sizes.drawer : sizes.drawerClosed} />}>
      <AppDrawer {...props} />
    </Suspense>
  );
}
