import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';

const NotificationBell = lazyScreen(() => import('./NotificationBell.tsx'));

/** Place of the bell, which arrives after the first screen. */
export function NotificationSlot() {
  return (
    <Box id="notifikasi" sx={{ minWidth: 40, minHeight: 40, display: 'grid', placeItems: 'center' }}>
      <Suspense fallback={null}>
        <NotificationBell />
      </Suspense>
    </Box>
  );
}
