/** An article in the sitemap. */
export interface SitemapArticle {
  slug: string;
  /** ISO date of the last change. */
  diperbarui: string;
}

const entry = (url: string, changed?: string) =>
  `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`;

/** The sitemap of all public addresses. */
export function sitemapXml(baseUrl: string, paths: readonly string[], articles: readonly SitemapArticle[]): string {
  const entries = [
    ...paths.map(path => entry(`${baseUrl}${path}`)),
    ...articles.map(article => entry(`${baseUrl}/berita/${encodeURIComponent(article.slug)}`, article.diperbarui)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Crawlers may read everything but the API. */
export const robotsTxt = (baseUrl: string): string => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${baseUrl}/sitemap.xml
`;
