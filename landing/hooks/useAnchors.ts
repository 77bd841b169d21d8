import { useEffect, useRef } from 'react';

/** Events by which a reader moves on by themselves. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Scrolls to the top without forgetting those who asked for less motion. */
export const scrollToTop = () => window.scrollTo({ top: 0, behavior: behavior() });

function show(id: string, how: ScrollBehavior): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView({ behavior: how, block: 'start' });
  section.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  return true;
}

/**
 * Anchors of the page: scroll, set the hash, move focus to the section's heading. A hash the page was opened with is
 * shown again once the data above it has its height (`settled`), unless the reader has moved on meanwhile.
 */
export function useAnchors(settled: boolean) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const hash = link?.getAttribute('href') ?? '';
      // The skip link keeps the browser's own behaviour.
      if (hash.length < 2 || link?.hasAttribute('data-native')) return;
      if (!show(hash.slice(1), behavior())) return;
      event.preventDefault();
      if (window.location.hash !== hash) window.history.pushState(null, '', hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const moved = useRef(false);
  useEffect(() => {
    const note = () => {
      moved.current = true;
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once at first, and again when the data has its height
  useEffect(() => {
    if (moved.current) return;
    const id = window.location.hash.slice(1);
    if (id) show(id, 'auto');
  }, [settled]);
}
