import { useCallback } from 'react';
import { type DaftarBerita, isDaftarBerita, type KategoriBerita, read } from '../api.ts';
import { programOf } from '../content/programs.ts';
import { newsPage } from '../content/shared.ts';
import { useLoad } from '../hooks/useLoad.ts';
import { Icon } from '../Icon.tsx';
import { fill, identity } from '../identity.ts';
import { type NewsQuery, newsApiHref, newsHref, newsPerPage } from '../newsQuery.ts';
import { LoadFailed, Skeleton } from '../parts/Loading.tsx';
import { categories, NewsCard } from '../parts/NewsCard.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { indexLinks } from './indexLinks.ts';

export interface NewsListProps {
  query: NewsQuery;
  /** The list, when the server had it at hand; otherwise the page asks for it. */
  initial: DaftarBerita | null;
  year: string;
}

const tabs: readonly (KategoriBerita | null)[] = [null, 'berita', 'pengumuman', 'agenda', 'cerita'];

/** All news: tabs and search are plain links and a plain form, so the page works without scripts. */
export function NewsListPage({ query, initial, year }: NewsListProps) {
  const load = useCallback((signal: AbortSignal) => read(newsApiHref(query), isDaftarBerita, signal), [query]);
  const state = useLoad(load, initial);
  const program = programOf(query.kode ?? '');
  return (
    <PageFrame
      title={identity.namaPortal}
      program={program?.code}
      base="/"
      links={indexLinks}
      settled={state.status !== 'loading'}
      year={year}
      home
    >
      <section className="hero hero-small" aria-labelledby="judul-home">
        <div className="hero-motif" />
        <div className="wrap">
          {program && <p className="eyebrow">{program.name}</p>}
          <h1 id="judul-home" tabIndex={-1}>
            {newsPage.heading}
          </h1>
          <p className="hero-lead">{fill(newsPage.description)}</p>
          <form className="search" action="/berita" method="get">
            {query.kategori && <input type="hidden" name="kategori" value={query.kategori} />}
            {query.kode && <input type="hidden" name="kode" value={query.kode} />}
            <label>
              <span className="visually-hidden">Cari berita</span>
              <input
                type="search"
                name="q"
                defaultValue={query.q}
                placeholder="Cari berita"
                minLength={3}
                maxLength={100}
              />
            </label>
            <button type="submit" className="button button-main">
              <Icon name="search" />
              Cari
            </button>
          </form>
        </div>
      </section>
      <div className="wrap news-page">
        <nav className="tabs" aria-label="Kategori">
          {tabs.map(kategori => (
            <a
              key={kategori ?? 'semua'}
              href={newsHref({ ...query, kategori, page: 1 })}
              aria-current={query.kategori === kategori ? 'page' : undefined}
            >
              {kategori ? categories[kategori] : 'Semua'}
            </a>
          ))}
        </nav>
        <h2 className="visually-hidden">Daftar berita</h2>
        {state.status === 'loading' && <Skeleton shape="news" count={6} />}
        {state.status === 'failed' && <LoadFailed retry={state.retry} />}
        {state.status === 'ready' && <NewsList list={state.data} query={query} />}
      </div>
    </PageFrame>
  );
}

function NewsList({ list, query }: { list: DaftarBerita; query: NewsQuery }) {
  const pages = Math.ceil(list.total / newsPerPage);
  if (list.items.length === 0) {
    return (
      <p className="empty">
        Belum ada berita yang sesuai. <a href="/berita">Lihat semua berita</a>
      </p>
    );
  }
  return (
    <>
      <ul className="news news-all">
        {list.items.map(item => (
          <li key={item.slug}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="pager" aria-label="Halaman berita">
          {query.page > 1 && (
            <a className="button button-quiet" rel="prev" href={newsHref({ ...query, page: query.page - 1 })}>
              <Icon name="arrowLeft" /> Sebelumnya
            </a>
          )}
          <span>
            Halaman {query.page} dari {pages}
          </span>
          {query.page < pages && (
            <a className="button button-quiet" rel="next" href={newsHref({ ...query, page: query.page + 1 })}>
              Berikutnya <Icon name="arrowRight" />
            </a>
          )}
        </nav>
      )}
    </>
  );
}
