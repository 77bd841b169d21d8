import type { ReactNode } from 'react';
import { useAnchors } from '../hooks/useAnchors.ts';
import { useScrollState } from '../hooks/useScrollState.ts';
import { usePhrases } from '../phrases.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { HeaderLink } from './headerLink.ts';

interface Props {
  title: string;
  /** Programme code for the page's colours; none is the university's own. */
  program?: string | undefined;
  /** Put before the anchors: '' on landing pages, '/' where the sections are on the index. */
  base?: '' | '/';
  links: readonly HeaderLink[];
  home?: boolean;
  /** No data section will change its height any more. */
  settled: boolean;
  year: string;
  children: ReactNode;
}

/** Bar, content, footer: what every public page has around it. */
export function PageFrame({ title, program, base = '', links, home = false, settled, year, children }: Props) {
  const { say, language, changes } = usePhrases();
  const shown = (all: readonly HeaderLink[]) => changes?.links(all) ?? all;
  const ids = links.filter(link => link.href.startsWith('#')).map(link => link.href.slice(1));
  const { scrolled, current } = useScrollState(ids);
  useAnchors(settled);
  return (
    <div className="page" data-program={program}>
      <a className="skip-link" href="#konten" data-native>
        {say('Lewati ke konten utama')}
      </a>
      <div className="bar-slot">
        <Header
          title={title}
          top={base ? base : '#home'}
          links={shown(links)}
          drawerLinks={shown([
            { href: `${base}#home`, label: say('Home') },
            { href: `${base}#about`, label: say('About') },
            { href: `${base}#program`, label: say('Program') },
            { href: base ? '/berita' : '#berita', label: say('Berita') },
          ])}
          scrolled={scrolled}
          current={current}
          home={home}
        />
      </div>
      <main id="konten" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} language={language} />
      <BackToTop visible={scrolled} />
    </div>
  );
}
