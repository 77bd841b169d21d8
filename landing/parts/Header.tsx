import { useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { usePhrases } from '../phrases.tsx';
import { Drawer, type DrawerHandle } from './Drawer.tsx';
import type { HeaderLink } from './headerLink.ts';
import { Logo } from './Logo.tsx';

interface Props {
  title: string;
  /** Target of the title: the page's top. */
  top: string;
  links: readonly HeaderLink[];
  drawerLinks: readonly HeaderLink[];
  scrolled: boolean;
  current: string | null;
  /** On the index the logo and the title are one link. */
  home: boolean;
}

/** The bar: transparent over the hero, white once the page is scrolled; its links live in a drawer on narrow screens. */
export function Header({ title, top, links, drawerLinks, scrolled, current, home }: Props) {
  const { say } = usePhrases();
  const drawer = useRef<DrawerHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <header className="bar" data-scrolled={scrolled || undefined}>
      <div className="bar-inner">
        <div className="bar-brand">
          {!home && (
            <a className="bar-logo" href="/" aria-label={say('Halaman utama')}>
              <Logo />
            </a>
          )}
          <a className="bar-title" href={top} data-title>
            {home && <Logo />}
            {title}
          </a>
        </div>
        <nav className="bar-links" aria-label={say('Bagian halaman')}>
          {links.map(link => (
            <a key={link.href} href={link.href} aria-current={link.href === `#${current}` ? 'location' : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
        <a className="button bar-login" href="/login">
          Login
        </a>
        <button
          ref={button}
          className="bar-menu"
          type="button"
          aria-haspopup="dialog"
          onClick={() => drawer.current?.open()}
        >
          <Icon name="menu" />
          <span className="visually-hidden">{say('Buka menu')}</span>
        </button>
      </div>
      <Drawer ref={drawer} opener={button} title={title} links={drawerLinks} />
    </header>
  );
}
