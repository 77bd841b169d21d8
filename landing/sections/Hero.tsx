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
  Scene: SceneComponent;
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
          <div className="petal">{changes?.picture('home') ?? <Scene palette={paletteOf(content.key)} />}</div>
        </div>
      </div>
    </section>
  );
}
