import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dueTab, useAuthState } from '../../providers/session.ts';

/**
 * This device as one that shows notices: whoever logs in takes it over, and a notice that is clicked opens in this tab
 * (scripts/app/pushWorker.js), where what is being written is asked for first.
 */
export function useDevice(): void {
  const navigate = useNavigate();
  const { user } = useAuthState();
  const userId = user && !dueTab(user) ? user.id : undefined;
  useEffect(() => {
    // Most people never allow notices: nothing is fetched for them.
    if (!userId || !('Notification' in window) || Notification.permission !== 'granted') return;
    // What cannot be asked now is asked at the next visit.
    void import('../../providers/devicePush.ts').then(({ meetDevice }) => meetDevice()).catch(() => undefined);
  }, [userId]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent) => {
      if (data?.type === 'BUKA' && typeof data.link === 'string') navigate(data.link);
    };
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
}
