import { identity } from '../identity.ts';
import { Logo } from './Logo.tsx';

/** The bar of pages that need no script: the portal's name, which leads home. */
export const PlainBar = () => (
  <div className="bar-slot bar-plain">
    <header className="bar">
      <div className="bar-inner">
        <a className="bar-title" href="/">
          <Logo />
          {identity.namaPortal}
        </a>
      </div>
    </header>
  </div>
);
