import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { LoadFailed, Skeleton } from '../parts/Loading.tsx';
import { Section } from '../parts/Section.tsx';
import { usePhrases } from '../phrases.tsx';

/** Students' stories, in their words; gone when there is none. */
export function Stories({ state }: { state: Loadable<PageData> }) {
  const { say } = usePhrases();
  if (state.status === 'ready' && state.data.cerita.length === 0) return null;
  return (
    <Section id="portofolio" heading={say('Cerita dan Capaian')}>
      {state.status === 'loading' && <Skeleton shape="stories" count={3} />}
      {state.status === 'failed' && <LoadFailed retry={state.retry} />}
      {state.status === 'ready' && (
        <ul className="stories" data-count={Math.min(state.data.cerita.length, 3)}>
          {state.data.cerita.slice(0, 3).map(story => (
            <li key={story.slug} className="story">
              <h3>
                <a href={`/berita/${story.slug}`}>{story.judul}</a>
              </h3>
              <p className="story-text">{story.ringkasan}</p>
              {story.tokohNama && (
                <p className="story-who">
                  <strong>{story.tokohNama}</strong>
                  {story.tokohKeterangan && <span>{story.tokohKeterangan}</span>}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
