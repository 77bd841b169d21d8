import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { Hint } from '../../common/Hint.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useUnreadCount } from './notifications.ts';
import { useDevice } from './useDevice.ts';

const NotificationList = lazyScreen(() => import('./NotificationList.tsx'));

/** The bell: how many notices are unread, and the newest ones. */
export default function NotificationBell() {
  const say = useWords();
  const count = useUnreadCount();
  useDevice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const words = count > 99 ? '99+' : String(count);
  const label = count > 0 ? say('Pemberitahuan, %{jumlah} belum dibaca', { jumlah: words }) : say('Pemberitahuan');
  return (
    <>
      <Hint title={say('Pemberitahuan')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => {
            setAnchor(event.currentTarget);
            setOpened(true);
          }}
        >
          {count > 0 ? (
            <Badge badgeContent={words} color="secondary">
              <NotificationsIcon />
            </Badge>
          ) : (
            <NotificationsIcon />
          )}
        </IconButton>
      </Hint>
      {opened ? (
        <Suspense fallback={null}>
          <NotificationList unread={count} at={anchor} onLeave={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
