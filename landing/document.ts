import { identityBlock } from '../resources/identity.ts';
import { baseUrlMark, type Head } from './head.ts';
import { identity } from './identity.ts';
import { changeBlock, type PageChange } from './pageChange.ts';
import { brandCss } from './theme.ts';

/** Files of the client build that a page needs. */
export interface PageAssets {
  styles: readonly string[];
  /** The entry; a page without one needs no script. */
  script: string | null;
  /** Chunks the entry will ask for. */
  preload: readonly string[];
  font: string | null;
}

export interface DocumentParts {
  /** Key of the page that the client hydrates. */
  page: string;
  head: Head | { title: string; noIndex: true };
  body: string;
  data?: unknown;
  /** The university's changes of the page. */
  change?: PageChange | undefined;
  assets: PageAssets;
  /** Default: Indonesian. */
  language?: 'id' | 'en';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML text and attribute values. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign);

/** JSON that cannot end its script element. */
const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function seo(head: Head, language: 'id' | 'en'): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const url = escapeHtml(`${baseUrlMark}${head.path}`);
  const image = escapeHtml(`${baseUrlMark}${head.image}`);
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:type" content="${head.type}">`,
    `<meta property="og:locale" content="${language === 'en' ? 'en_GB' : 'id_ID'}">`,
    `<meta property="og:site_name" content="${escapeHtml(identity.namaPortal)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    ...(head.image.includes('/og/')
      ? ['<meta property="og:image:width" content="1200">', '<meta property="og:image:height" content="630">']
      : []),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    `<meta name="twitter:image" content="${image}">`,
    `<script type="application/ld+json">${dataBlock(head.jsonLd)}</script>`,
  ].join('\n');
}

/** A whole HTML document around a rendered page. */
export function htmlDocument({ page, head, body, data, change, assets, language = 'id' }: DocumentParts): string {
  const style = brandCss(identity);
  const links = [
    ...(assets.font ? [`<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...assets.styles.map(href => `<link rel="stylesheet" href="${href}">`),
    ...(assets.script ? assets.preload.map(href => `<link rel="modulepreload" href="${href}">`) : []),
    ...(assets.script ? [`<script type="module" src="${assets.script}"></script>`] : []),
  ];
  return `<!doctype html>
<html lang="${language}" data-page="${page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${'noIndex' in head ? '<meta name="robots" content="noindex">' : seo(head, language)}
<meta name="theme-color" content="${identity.warnaUtama}">
<link rel="icon" href="${escapeHtml(identity.favicon)}">
${links.join('\n')}${style ? `\n<style>${style}</style>` : ''}
<script type="application/json" id="${identityBlock}">${dataBlock(identity)}</script>
</head>
<body>
<div id="root">${body}</div>${data === undefined ? '' : `\n<script type="application/json" id="data-halaman">${dataBlock(data)}</script>`}${change ? `\n<script type="application/json" id="${changeBlock}">${dataBlock(change)}</script>` : ''}
</body>
</html>
`;
}
