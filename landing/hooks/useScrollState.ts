import { useEffect, useState } from 'react';

/** The bar turns white after this many pixels. */
const threshold = 60;

const read = (ids: readonly string[]) => {
  const line = window.innerHeight * 0.4;
  const passed = ids
    .map(id => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY }))
    .filter(({ top }) => top <= line)
    // The bar's order is not the page's: the section that began last is the one being read.
    .sort((one, other) => one.top - other.top);
  return { scrolled: window.scrollY > threshold, current: passed.at(-1)?.id ?? null };
};

/** True while the page is scrolled past the threshold; and the section being read. */
export function useScrollState(ids: readonly string[]) {
  const [state, setState] = useState<ReturnType<typeof read>>({ scrolled: false, current: null });
  const key = ids.join();
  useEffect(() => {
    const sections = key.split(',');
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = read(sections);
      setState(old => (old.scrolled === next.scrolled && old.current === next.current ? old : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    // In the next frame, when the layout is known anyway.
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);
  return state;
}
