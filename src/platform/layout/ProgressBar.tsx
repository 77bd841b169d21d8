import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLoading } from 'react-admin';
import { useNavigation } from 'react-router-dom';
import { useChunkLoading } from '../common/lazyScreen.ts';
import { useWords } from '../providers/language.ts';

/** Portal-spec §9: nothing shows for 200 ms, then the bar takes 5000 ms to cross the window. */
const throttleMs = 200;
const durationMs = 5000;

const cross = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } });

/** A 2 px bar at the top while data, code or a page is on its way. */
export function ProgressBar() {
  const say = useWords();
  const fetching = useLoading();
  const code = useChunkLoading();
  const busy = useNavigation().state !== 'idle' || fetching || code;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [busy]);

  if (!shown) return null;
  return (
    <Box
      role="progressbar"
      aria-label={say('Memuat')}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInline: 0,
        top: 0,
        height: '2px',
        bgcolor: 'secondary.main',
        transformOrigin: 'left',
        animation: `${cross} ${durationMs}ms cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
      }}
    />
  );
}
