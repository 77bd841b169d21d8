import { useEffect, useState } from 'react';
import { wrongInputs } from './wrongInputs.ts';

/** How many inputs inside a box are marked as wrong, whoever keeps their values. */
export function useWrongInputs(box: Element | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!box) return;
    const read = () => setCount(wrongInputs(box).length);
    read();
    const watching = new MutationObserver(read);
    watching.observe(box, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-salah'] });
    return () => watching.disconnect();
  }, [box]);
  return count;
}
