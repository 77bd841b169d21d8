import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { Loading } from '../../crud/Loading.tsx';
import { sizes } from '../../look/tokens.ts';
import { lazyScreen } from '../lazyScreen.ts';
import { useUnreadCount } from './notifications.ts';

const NotificationList = lazyScreen(() => import('./NotificationList.tsx'));

/** The bell: how many notices are unread, and the newest ones. */
export default function NotificationBell() {
  const count = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = count > 99 ? '99+' : String(count);
  const label = count > 0 ? `Notifikasi, ${words} belum dibaca` : 'Notifikasi';
  return (
    <>
      <Tooltip title="Notifikasi">
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {count > 0 ? (
            <Badge badgeContent={words} color="secondary">
              <NotificationsIcon />
            </Badge>
          ) : (
            <NotificationsIcon />
          )}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Notifikasi',
            sx: { width: sizes.dialog, maxWidth: 'calc(100vw - 16px)', maxHeight: '80vh' },
          },
        }}
      >
        <Suspense fallback={<Loading height={120} sx={{ m: 2 }} label="Memuat notifikasi" />}>
          <NotificationList unread={count} onLeave={() => setAnchor(null)} />
        </Suspense>
      </Popover>
    </>
  );
}
