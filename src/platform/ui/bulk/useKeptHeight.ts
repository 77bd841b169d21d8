import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sizes } from '../../look/tokens.ts';

/**
 * Keeps a box as high as it has been, as far as the screen is: where a preview or a report takes the place of inputs, the
 * buttons below stay under the pointer.
 */
export function useKeptHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    // 168 px: the dialog's title, its buttons and the edge below it.
    if (current) current.style.minHeight = `min(${current.offsetHeight}px, 100vh - ${sizes.dialogTop} - 168px)`;
  });
  return box;
}
