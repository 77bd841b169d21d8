import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { Icon } from '../Icon.tsx';
import { LoadFailed, Skeleton } from '../parts/Loading.tsx';
import { NewsCard } from '../parts/NewsCard.tsx';
import { Section } from '../parts/Section.tsx';
import { usePhrases } from '../phrases.tsx';

/** The latest articles of a page, and the way to all of them. */
export function News({ state, allHref }: { state: Loadable<PageData>; allHref: string }) {
  const { say } = usePhrases();
  return (
    <Section
      id="berita"
      heading={say('Berita Terbaru')}
      aside={
        <a className="more" href={allHref}>
          {say('Lihat semua berita')} <Icon name="arrowRight" />
        </a>
      }
    >
      {state.status === 'loading' && <Skeleton shape="news" count={3} />}
      {state.status === 'failed' && <LoadFailed retry={state.retry} />}
      {state.status === 'ready' &&
        (state.data.berita.length === 0 ? (
          <p className="empty">{say('Belum ada berita untuk program ini.')}</p>
        ) : (
          <ul className="news">
            {state.data.berita.slice(0, 3).map(item => (
              <li key={item.slug}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        ))}
    </Section>
  );
}
