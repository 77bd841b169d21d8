import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { Hint } from '../../common/Hint.tsx';
import { useWords } from '../../providers/language.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const isFull = () => Boolean(document.fullscreenElement);

/** Fills the screen with the portal; not offered where the browser cannot (iPhone) or the screen is small anyway. */
export function FullscreenButton() {
  const say = useWords();
  const full = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  const label = say(full ? 'Keluar dari layar penuh' : 'Layar penuh');
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Hint title={label}>
      <IconButton onClick={toggle} aria-label={label} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {full ? <FullscreenExit /> : <Fullscreen />}
      </IconButton>
    </Hint>
  );
}
