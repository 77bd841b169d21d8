import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Icon } from '../Icon.tsx';
import { usePhrases } from '../phrases.tsx';
import type { HeaderLink } from './headerLink.ts';

export interface DrawerHandle {
  open: () => void;
}

interface Props {
  ref: Ref<DrawerHandle>;
  opener: RefObject<HTMLButtonElement | null>;
  title: string;
  links: readonly HeaderLink[];
}

/** From this width on the bar shows its links itself. */
const wide = '(min-width: 850px)';

/** The links on narrow screens, in a modal dialog at the right edge. */
export function Drawer({ ref, opener, title, links }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ({ open: () => dialog.current?.showModal() }), []);

  useEffect(() => {
    const media = window.matchMedia(wide);
    const close = () => media.matches && dialog.current?.close();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);

  const close = () => {
    dialog.current?.close();
    opener.current?.focus();
  };
  // The dialog makes the page inert, but Tab could still leave it for the browser's own bar.
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const items = [...(dialog.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const edge = event.shiftKey ? items[0] : items.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? items.at(-1) : items[0])?.focus();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  const { say } = usePhrases();
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Menu"
      onKeyDown={keepFocus}
      onClick={closeFromBackdrop}
      onClose={() => opener.current?.focus({ preventScroll: true })}
    >
      <div className="drawer-inner">
        <div className="drawer-head">
          <p className="drawer-title">{title}</p>
          <button type="button" className="drawer-close" onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{say('Tutup menu')}</span>
          </button>
        </div>
        <nav aria-label="Menu">
          {links.map(link => (
            // The page cannot scroll below an open modal: close first, the anchor's own handling follows.
            <a key={link.href} href={link.href} onClick={() => dialog.current?.close()}>
              {link.label}
            </a>
          ))}
        </nav>
        <a className="button" href="/login">
          Login
        </a>
      </div>
    </dialog>
  );
}
