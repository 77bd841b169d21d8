import type { ReactNode } from 'react';
import type { Statistik } from '../api.ts';
import type { PageContent } from '../content/types.ts';
import { formatNumber } from '../format.ts';
import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { Skeleton } from '../parts/Loading.tsx';
import { Rich } from '../parts/Rich.tsx';
import { usePhrases } from '../phrases.tsx';

interface Props {
  about: PageContent['about'];
  state: Loadable<PageData>;
  /** Benefits of a programme, cards of the index. */
  children: ReactNode;
}

/** Description of the programme with its figures. */
export function About({ about, state, children }: Props) {
  const { changes } = usePhrases();
  return (
    <section id="about" className="section section-about" data-tone="paper" aria-labelledby="judul-about">
      <div className="wrap">
        <div className="about-grid">
          <h2 id="judul-about" tabIndex={-1}>
            {about.heading}
          </h2>
          <div className="about-text">
            {about.paragraphs.map(paragraph => (
              <p key={paragraph}>
                <Rich text={paragraph} />
              </p>
            ))}
          </div>
        </div>
        {changes?.picture('about')}
        {state.status === 'loading' && <Skeleton shape="figures" />}
        {state.status === 'ready' && <Figures figures={state.data.statistik} />}
        {children}
      </div>
    </section>
  );
}

/** Figures need company: a single one is left out. */
function Figures({ figures }: { figures: readonly Statistik[] }) {
  const { named, language } = usePhrases();
  const shown = figures.filter(figure => figure.nilai > 0);
  if (shown.length < 2) return null;
  return (
    <dl className="figures">
      {shown.map(figure => (
        <div key={figure.label}>
          <dt>{named(figure.label)}</dt>
          <dd>{formatNumber(figure.nilai, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
