import { scrollToTop } from '../hooks/useAnchors.ts';
import { Icon } from '../Icon.tsx';
import { usePhrases } from '../phrases.tsx';

/** Appears once the page is scrolled; leads back to the top and to the page's title. */
export function BackToTop({ visible }: { visible: boolean }) {
  const { say } = usePhrases();
  const go = () => {
    scrollToTop();
    document.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="to-top" hidden={!visible} onClick={go}>
      <Icon name="arrowUp" />
      <span className="visually-hidden">{say('Kembali ke atas')}</span>
    </button>
  );
}
