import { useState } from 'react';
import type { ArtikelTanpaIsi } from '../api.ts';
import { programOf } from '../content/programs.ts';
import { formatDate } from '../format.ts';
import { Icon } from '../Icon.tsx';
import { identity } from '../identity.ts';
import { newsHref } from '../newsQuery.ts';
import { categories, NewsCard } from '../parts/NewsCard.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { TitlePicture } from '../parts/TitlePicture.tsx';
import { indexLinks } from './indexLinks.ts';

export interface ArticleProps {
  article: ArtikelTanpaIsi;
  /** Made from Markdown and made safe by the server. */
  bodyHtml: string;
  year: string;
}

/** One article, with what to read before, after and beside it. */
export function ArticlePage({ article, bodyHtml, year }: ArticleProps) {
  const program = programOf(article.program[0] ?? '');
  return (
    <PageFrame title={identity.namaPortal} program={program?.code} base="/" links={indexLinks} settled year={year} home>
      <article className="article" aria-labelledby="judul-home">
        <div className="hero hero-small">
          <div className="hero-motif" />
          <div className="wrap article-head">
            <p className="eyebrow">
              <a href={newsHref({ kategori: article.kategori })}>{categories[article.kategori]}</a>
              {program && <a href={program.path}>{program.name}</a>}
            </p>
            <h1 id="judul-home" tabIndex={-1}>
              {article.judul}
            </h1>
            <p className="hero-lead">{article.ringkasan}</p>
            <p className="article-date">
              <time dateTime={article.tanggalTerbit}>{formatDate(article.tanggalTerbit)}</time>
            </p>
          </div>
        </div>
        <div className="wrap article-body">
          <div className="article-picture">
            {article.gambarUrl ? (
              <img src={article.gambarUrl} alt={article.altGambar ?? ''} width="640" height="560" />
            ) : (
              <TitlePicture title={article.judul} />
            )}
          </div>
          {article.tokohNama && (
            <p className="story-who">
              <strong>{article.tokohNama}</strong>
              {article.tokohKeterangan && <span>{article.tokohKeterangan}</span>}
            </p>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by server/platform/landing/markdown.ts, raw HTML dropped */}
          <div id="isi" className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          <CopyLink />
        </div>
      </article>
      <div className="wrap article-more">
        <nav className="article-neighbours" aria-label="Berita sebelum dan sesudah">
          {article.sebelumnya && (
            <a rel="prev" href={`/berita/${article.sebelumnya.slug}`}>
              <span>
                <Icon name="arrowLeft" /> Sebelumnya
              </span>
              {article.sebelumnya.judul}
            </a>
          )}
          {article.berikutnya && (
            <a rel="next" href={`/berita/${article.berikutnya.slug}`}>
              <span>
                Berikutnya <Icon name="arrowRight" />
              </span>
              {article.berikutnya.judul}
            </a>
          )}
        </nav>
        {article.terkait.length > 0 && (
          <section aria-labelledby="judul-terkait">
            <h2 id="judul-terkait">Berita terkait</h2>
            <ul className="news news-all">
              {article.terkait.slice(0, 3).map(item => (
                <li key={item.slug}>
                  <NewsCard item={item} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageFrame>
  );
}

/** Puts the article's address on the clipboard, and says so. */
function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href.split('#')[0] ?? '').then(
      () => setSaid('Tautan disalin.'),
      () => setSaid('Tautan belum dapat disalin. Salin dari bilah alamat.'),
    );
  return (
    <div className="share">
      <button type="button" className="button button-quiet" onClick={copy}>
        <Icon name="link" />
        Salin tautan
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
