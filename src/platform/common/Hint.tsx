import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyScreen } from './lazyScreen.ts';

const HintBubble = lazyScreen(() => import('./HintBubble.tsx'));

/** How long one points at something, or holds a finger on it, before its hint comes, in milliseconds. */
const waitMs = 300;
const holdMs = 700;
/** How long the hint stays when the finger has gone, in milliseconds. */
const stayMs = 1500;

interface Props {
  title: string;
  placement?: 'bottom' | 'right';
  /** One control that says its name itself: the hint is for eyes. */
  children: ReactNode;
}

/** The tooltip of what is there on every page; its code comes when somebody first points at one. */
export function Hint({ title, placement, children }: Props) {
  const [pointed, point] = useState<{ at: HTMLElement | null; after: number } | null>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => show(true), pointed.after);
    return () => clearTimeout(timer);
  }, [pointed]);
  const close = () => {
    point(null);
    show(false);
  };
  const control = (around: HTMLElement) => around.querySelector<HTMLElement>('button, a');
  return (
    <Box
      component="span"
      sx={{ display: 'contents' }}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') point({ at: control(currentTarget), after: waitMs });
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onFocus={({ target }) =>
        target instanceof HTMLElement && target.matches(':focus-visible') && point({ at: target, after: waitMs })
      }
      onBlur={close}
      onPointerDown={({ pointerType, currentTarget }) => {
        close();
        if (pointerType === 'touch') point({ at: control(currentTarget), after: holdMs });
      }}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && (shown ? setTimeout(close, stayMs) : close())}
      onPointerCancel={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {shown && pointed?.at ? (
        <Suspense fallback={null}>
          <HintBubble title={title} at={pointed.at} placement={placement} onClose={close} />
        </Suspense>
      ) : null}
    </Box>
  );
}
