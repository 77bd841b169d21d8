import type { BeritaRingkas, KategoriBerita } from '../api.ts';
import { dateIn } from '../format.ts';
import { usePhrases } from '../phrases.tsx';
import { TitlePicture } from './TitlePicture.tsx';

export const categories: Record<KategoriBerita, string> = {
  berita: 'Berita',
  pengumuman: 'Pengumuman',
  agenda: 'Agenda',
  cerita: 'Cerita',
};

/** One article in a list; without a picture of its own it gets one made from its title. */
export function NewsCard({ item, level = 'h3' }: { item: BeritaRingkas; level?: 'h2' | 'h3' }) {
  const { named, language } = usePhrases();
  const Heading = level;
  const [program] = item.program;
  return (
    <article className="news-card" data-program={program}>
      <div className="news-picture">
        {item.gambarUrl ? (
          <img
            src={item.gambarUrl}
            alt={item.altGambar ?? ''}
            width="640"
            height="560"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <TitlePicture title={item.judul} />
        )}
      </div>
      <div className="news-text">
        <p className="news-meta">
          <span className="news-category">{named(categories[item.kategori])}</span>
          <time dateTime={item.tanggalTerbit}>{dateIn(language)(item.tanggalTerbit)}</time>
        </p>
        <Heading>
          <a href={`/berita/${item.slug}`}>{item.judul}</a>
        </Heading>
        <p className="news-summary">{item.ringkasan}</p>
      </div>
    </article>
  );
}
