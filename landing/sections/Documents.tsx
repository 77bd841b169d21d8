import { formatSize } from '../format.ts';
import type { Loadable } from '../hooks/useLoad.ts';
import type { PageData } from '../hooks/usePageData.ts';
import { Icon } from '../Icon.tsx';
import { usePhrases } from '../phrases.tsx';

/** Guides and forms to download; the first one is the guide. */
export function Documents({ state }: { state: Loadable<PageData> }) {
  const { say, language } = usePhrases();
  const documents = state.status === 'ready' ? state.data.dokumen : [];
  const guide = documents[0];
  if (!guide) return null;
  return (
    <div className="documents">
      <h3>{say('Dokumen')}</h3>
      <ul>
        {documents.map(document => (
          <li key={document.url}>
            <a href={document.url} download>
              <Icon name="file" />
              <span>{document.judul}</span>
              <span className="documents-size">{formatSize(document.ukuran, language)}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className="button button-quiet" href={guide.url} download>
        <Icon name="download" />
        {say('Unduh Panduan')}
      </a>
    </div>
  );
}
