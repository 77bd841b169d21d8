import type { ArtikelTanpaIsi, DataLanding } from './api.ts';
import type { Changes } from './changes.ts';
import { programOf, programs } from './content/programs.ts';
import { inboundPage, lastQuestion, newsPage } from './content/shared.ts';
import type { Numbers, PageContent } from './content/types.ts';
import { fill, identity } from './identity.ts';
import type { PageLanguage } from './phrases.tsx';

/** Stands for the public address in the built pages; the server puts the real one in place. */
export const baseUrlMark = '__BASE_URL__';

/** Head of a page for search engines and link previews. */
export interface Head {
  title: string;
  description: string;
  path: string;
  image: string;
  type: 'website' | 'article';
  jsonLd: object;
}

const address = (path: string) => `${baseUrlMark}${path}`;
const plain = (text: string) => text.replaceAll('**', '');

/** Path of a page's preview picture: a drawn one, or one made from the campus's own photograph. */
const ogImagePath = (key: string, changed?: number, form: 'png' | 'jpg' = 'png'): string =>
  `/assets/landing/og/${key}.${form}?v=${identity.versi}${changed ? `.${changed}` : ''}`;

const universityId = address('/#universitas');

const university = () => ({
  '@type': 'CollegeOrUniversity',
  '@id': universityId,
  name: identity.namaUniversitas,
  alternateName: identity.singkatan,
  slogan: identity.motto,
  telephone: identity.telepon,
  email: identity.email,
  address: identity.alamat,
  url: address('/'),
  logo: address(identity.logo),
});

const webPage = (path: string, title: string, description: string, type = 'WebPage', inLanguage = 'id') => ({
  '@type': type,
  '@id': address(`${path}#halaman`),
  url: address(path),
  name: title,
  description,
  inLanguage,
  publisher: { '@id': universityId },
  breadcrumb: { '@id': address(`${path}#remah`) },
});

const breadcrumbs = (path: string, trail: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  '@id': address(`${path}#remah`),
  itemListElement: trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: address(step.path),
  })),
});

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
const home = () => ({ name: identity.namaPortal, path: '/' });

function faq(content: PageContent, path: string, numbers: Numbers | undefined) {
  return {
    '@type': 'FAQPage',
    '@id': address(`${path}#tanya-jawab`),
    mainEntity: [...content.faq, lastQuestion].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(fill(answer, numbers)) },
    })),
  };
}

/** The head of the index and of the programme pages; with the programme's own figures, and its deadline while it is open. */
export function landingHead(
  content: PageContent,
  own?: DataLanding['program'],
  language: PageLanguage = 'id',
  changes?: Changes,
): Head {
  const program = programOf(content.key);
  const path = `${program?.path ?? '/'}${language === 'id' ? '' : `?bahasa=${language}`}`;
  const numbers = content.key === 'beranda' ? undefined : (own ?? content.numbers);
  const title = fill(content.title, numbers, language);
  const description = fill(content.description, numbers, language);
  const trail = program ? [home(), { name: program.name, path }] : [home()];
  const subject = program
    ? [
        {
          '@type': 'EducationalOccupationalProgram',
          '@id': address(`${path}#program-studi`),
          name: program.name,
          description,
          url: address(path),
          provider: { '@id': universityId },
          ...(own?.terbuka && own.tutupPada ? { applicationDeadline: own.tutupPada } : {}),
        },
      ]
    : [
        { '@type': 'WebSite', '@id': address('/#situs'), name: fill('{produk}'), url: address('/'), inLanguage: 'id' },
        {
          '@type': 'ItemList',
          name: content.about.heading,
          itemListElement: (changes?.cards(programs) ?? programs).map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: item.name,
            url: address(item.path),
          })),
        },
      ];
  return {
    title,
    description,
    path,
    image: changes?.ownPhoto
      ? ogImagePath(language === 'id' ? content.key : `${content.key}_${language}`, changes.versi, 'jpg')
      : ogImagePath(content.key, changes?.versi),
    type: 'website',
    jsonLd: graph(
      university(),
      webPage(path, title, description, 'WebPage', language),
      breadcrumbs(path, trail),
      ...subject,
      ...(changes?.hidden.includes('faq') ? [] : [faq(content, path, numbers)]),
    ),
  };
}

interface PlainPage {
  title: string;
  heading: string;
  description: string;
  path: string;
}

/** The head of /berita. */
export const newsHead = (): Head => plainHead(newsPage, 'berita', 'CollectionPage');

/** The head of the registration from outside. */
export const inboundHead = (): Head => plainHead(inboundPage, 'pertukaran', 'WebPage');

function plainHead(page: PlainPage, picture: string, type: 'CollectionPage' | 'WebPage'): Head {
  const { path, heading } = page;
  const title = fill(page.title);
  const description = fill(page.description);
  return {
    title,
    description,
    path,
    image: ogImagePath(picture),
    type: 'website',
    jsonLd: graph(
      university(),
      webPage(path, title, description, type),
      breadcrumbs(path, [home(), { name: heading, path }]),
    ),
  };
}

/** The head of an article. */
export function articleHead(article: ArtikelTanpaIsi): Head {
  const path = `/berita/${article.slug}`;
  const title = `${article.judul} | ${fill('{produk}')}`;
  const image = article.gambarUrl ?? ogImagePath(article.program[0] ?? 'berita');
  return {
    title,
    description: article.ringkasan,
    path,
    image,
    type: 'article',
    jsonLd: graph(
      university(),
      webPage(path, title, article.ringkasan),
      breadcrumbs(path, [home(), { name: newsPage.heading, path: newsPage.path }, { name: article.judul, path }]),
      {
        '@type': 'NewsArticle',
        headline: article.judul,
        description: article.ringkasan,
        image: address(image),
        datePublished: article.tanggalTerbit,
        dateModified: article.diperbarui,
        author: { '@id': universityId },
        publisher: { '@id': universityId },
        mainEntityOfPage: { '@id': address(`${path}#halaman`) },
      },
    ),
  };
}
