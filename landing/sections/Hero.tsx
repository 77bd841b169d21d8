import { type ReactNode, useState } from 'react';
import type { Numbers, PageContent } from '../content/types.ts';
import { Icon } from '../Icon.tsx';
import type { SceneComponent } from '../illustrations/scene.ts';
import { Rich } from '../parts/Rich.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { usePhrases } from '../phrases.tsx';
import type { Registration } from '../registration.ts';
import { hasEnglish } from '../registry.ts';
import { paletteOf } from '../theme.ts';

interface Props {
  content: PageContent;
  numbers: Numbers | undefined;
  Scene?: SceneComponent;
  status: Registration | null;
}

/** The first screen: what this is, in one sentence, and the two things to do next. */
export function Hero({ content, numbers, Scene, status }: Props) {
  const { say, language, changes } = usePhrases();
  const { eyebrow, heading, lead, primary, secondary } = content.hero;
  return (
    <section id="home" className="hero" aria-labelledby="judul-home">
      <div className="hero-motif" />
      <div className="wrap hero-grid">
        <div className="hero-text">
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="judul-home" tabIndex={-1}>
            {heading}
          </h1>
          <p className="hero-lead">
            <Rich text={lead} numbers={numbers} />
          </p>
          <div className="hero-actions">
            <a className="button button-main" href={primary.href}>
              {status?.kind === 'closed' ? say('Masuk ke Portal') : primary.label}
              <Icon name="arrowRight" />
            </a>
            <a className="button button-ghost" href={secondary.href}>
              {secondary.label}
            </a>
            {hasEnglish(content.key) && (
              <a
                className="button button-ghost"
                href={language === 'id' ? '?bahasa=en' : '?bahasa=id'}
                lang={language === 'id' ? 'en' : 'id'}
              >
                {language === 'id' ? 'English' : 'Bahasa Indonesia'}
              </a>
            )}
          </div>
        </div>
        <div className="hero-figure">
          <div className="hero-status" role="status">
            {status && <StatusChip status={status} />}
          </div>
          <Petal>{changes?.picture('home') ?? (Scene && <Scene palette={paletteOf(content.key)} />)}</Petal>
        </div>
      </div>
    </section>
  );
}

/** The picture, or the drawing that the server put here: what stands in the page is taken as it is. */
function Petal({ children }: { children: ReactNode }) {
  const [drawn] = useState(() => (children ? '' : (document.querySelector('.petal')?.innerHTML ?? '')));
  return children ? (
    <div className="petal">{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is in the page already
    <div className="petal" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  );
}
