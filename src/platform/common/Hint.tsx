import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyScreen } from './lazyScreen.ts';

const HintBubble = lazyScreen(() => import('./HintBubble.tsx'));

/** How long one points at something before its hint comes, in milliseconds. */
const waitMs = 300;

interface Props {
  title: string;
  placement?: 'bottom' | 'right';
  /** One control that says its name itself: the hint is for eyes. */
  children: ReactNode;
}

/** The tooltip of what is there on every page; its code comes when somebody first points at one. */
export function Hint({ title, placement, children }: Props) {
  const [pointedAt, pointAt] = useState<HTMLElement | null>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!pointedAt) return;
    const timer = setTimeout(() => show(true), waitMs);
    return () => clearTimeout(timer);
  }, [pointedAt]);
  const close = () => {
    pointAt(null);
    show(false);
  };
  return (
    <Box
      component="span"
      sx={{ display: 'contents' }}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') pointAt(currentTarget.querySelector<HTMLElement>('button, a'));
      }}
      onPointerLeave={close}
      onFocus={({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && pointAt(target)}
      onBlur={close}
      onPointerDown={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {shown && pointedAt ? (
        <Suspense fallback={null}>
          <HintBubble title={title} at={pointedAt} placement={placement} onClose={close} />
        </Suspense>
      ) : null}
    </Box>
  );
}
