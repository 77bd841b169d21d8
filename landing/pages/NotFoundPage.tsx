import { notFoundPage } from '../content/shared.ts';
import { Scene } from '../illustrations/notFound.tsx';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';
import { paletteOf } from '../theme.ts';

/** The specification's page for unknown addresses; plain HTML, it needs no script. */
export function NotFoundPage({ year }: { year: string }) {
  return (
    <div className="page">
      <PlainBar />
      <main id="konten" className="hero not-found">
        <div className="hero-motif" />
        <div className="wrap hero-grid">
          <div className="hero-text" lang="en">
            <p className="eyebrow">{notFoundPage.unknownRoute}</p>
            <h1>{notFoundPage.title}</h1>
            <p className="hero-lead">{notFoundPage.text}</p>
            <div className="hero-actions">
              <a className="button button-main" href={notFoundPage.action.href}>
                {notFoundPage.action.label}
              </a>
            </div>
          </div>
          <div className="hero-figure">
            <div className="petal">
              <Scene palette={paletteOf('beranda')} />
            </div>
          </div>
        </div>
      </main>
      <Footer year={year} />
    </div>
  );
}
