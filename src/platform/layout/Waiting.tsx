import { useLayoutEffect } from 'react';

/** While the whole page waits: lets the frame be seen that stands in index.html, of the back office where `inside`. */
export function Waiting({ inside = false }: { inside?: boolean }) {
  useLayoutEffect(() => {
    if (inside) document.body.dataset.page = 'dalam';
  }, [inside]);
  return <div data-waiting="" />;
}
