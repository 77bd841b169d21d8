import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Identity } from '../resources/identity.ts';
import { type Artikel, type DaftarBerita, isDataLanding, type LaporanTerbuka, type PeriksaSurat } from './api.ts';
import { programOf } from './content/programs.ts';
import { inboundPage, newsPage, notFoundPage } from './content/shared.ts';
import type { PageKey } from './content/types.ts';
import { htmlDocument, type PageAssets } from './document.ts';
import { articleHead, inboundHead, landingHead, newsHead } from './head.ts';
import type { Rendered } from './hooks/usePageData.ts';
import { titleOf } from './identity.ts';
import { isianWords } from './isian/words.ts';
import { type LetterLanguage, letterLanguage } from './letterLanguage.ts';
import { letterWords } from './letterWords.ts';
import { type NewsQuery, newsPerPage, parseNewsQuery } from './newsQuery.ts';
import { ogSvg } from './og.tsx';
import { type PageChange, previewPhoto } from './pageChange.ts';
import { ArticlePage } from './pages/ArticlePage.tsx';
import { FormPage, type FormPageProps } from './pages/FormPage.tsx';
import { type InboundDates, InboundPage } from './pages/InboundPage.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { LetterPage } from './pages/LetterPage.tsx';
import { NewsListPage } from './pages/NewsListPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ReportPage } from './pages/ReportPage.tsx';
import type { PageLanguage } from './phrases.tsx';
import { hasEnglish, isPageKey, landingPageIn, landingPages } from './registry.ts';
import { rendering } from './rendering.ts';
import { reportWords } from './reportWords.ts';
import { scenes } from './scenes.ts';
import { changedPage } from './situs.tsx';
import { brandCss, paletteOf } from './theme.ts';

export { baseUrlMark } from './head.ts';
export { brandCss, hasEnglish, letterLanguage, newsPerPage, ogSvg, parseNewsQuery, previewPhoto, rendering };

export const inboundPath = inboundPage.path;

/** Stands for the current year in the built pages. */
export const yearMark = '__TAHUN__';

/** Every prerendered page with its address; the index first. */
export const landingRoutes: readonly { key: PageKey; path: string }[] = Object.keys(landingPages)
  .filter(isPageKey)
  .map(key => ({ key, path: programOf(key)?.path ?? '/' }));

/** Public addresses for the sitemap, beside the articles. */
export const sitemapPaths: readonly string[] = [
  ...landingRoutes.map(route => route.path),
  newsPage.path,
  inboundPage.path,
];

/** The HTML of the index or of a programme page, with its data when they are at hand. */
export async function renderLanding(
  identity: Identity,
  key: PageKey,
  assets: PageAssets,
  rendered: Rendered | null,
  language: PageLanguage = 'id',
  change?: PageChange,
): Promise<string> {
  const inCode = await landingPageIn(key, language);
  const numbers = rendered && isDataLanding(rendered.data) ? rendered.data.program : undefined;
  return rendering(identity, () => {
    const page = change ? changedPage(inCode, change, language) : inCode;
    return htmlDocument({
      page: key,
      head: landingHead(page.content, numbers, language, page.changes),
      body: renderToString(<LandingPage {...page} Scene={scenes[key]} year={yearMark} rendered={rendered} />),
      data: rendered ?? undefined,
      change,
      assets,
      language,
    });
  });
}

/** The HTML of /berita, with its list when there is one. */
export function renderNewsList(query: NewsQuery, list: DaftarBerita | null, assets: PageAssets): string {
  return htmlDocument({
    page: 'berita',
    head: newsHead(),
    body: renderToString(<NewsListPage query={query} initial={list} year={yearMark} />),
    data: list,
    assets,
  });
}

/** The HTML of an article whose Markdown has become `bodyHtml`. */
export function renderArticle(article: Artikel, bodyHtml: string, assets: PageAssets): string {
  const { isi: _, ...meta } = article;
  return htmlDocument({
    page: 'artikel',
    head: articleHead(meta),
    body: renderToString(<ArticlePage article={meta} bodyHtml={bodyHtml} year={yearMark} />),
    data: meta,
    assets,
  });
}

/** The specification's page for unknown addresses. */
export function renderNotFound(assets: PageAssets): string {
  return htmlDocument({
    page: 'tidak-ada',
    head: { title: titleOf(notFoundPage.title), noIndex: true },
    body: renderToStaticMarkup(<NotFoundPage year={yearMark} />),
    assets: { ...assets, script: null, preload: [] },
  });
}

/** Renders the page of inbound exchange with its registration dates. */
export function renderInbound(dates: InboundDates | null, now: Date, assets: PageAssets): string {
  return htmlDocument({
    page: 'registrasi-inbound',
    head: inboundHead(),
    body: renderToString(<InboundPage dates={dates} now={now} year={yearMark} />),
    data: { dates, now: now.toISOString() },
    assets: { ...assets, preload: [] },
  });
}

/** The check of a letter; null where no letter has the code, `tanya` without a code. The page needs no script then. */
export function renderLetterCheck(
  letter: PeriksaSurat | null | 'tanya',
  assets: PageAssets,
  language: LetterLanguage = 'id',
): string {
  const found = letter === 'tanya' ? null : letter;
  return htmlDocument({
    page: 'verifikasi-surat',
    head: { title: titleOf(letterWords(language).verifikasi), noIndex: true },
    body: renderToString(<LetterPage letter={letter} year={yearMark} language={language} />),
    ...(found ? { data: found } : {}),
    assets: found ? assets : { ...assets, script: null, preload: [] },
    language,
  });
}

/** A report for somebody without an account; null where its link opens nothing. The page needs no script. */
export function renderReport(
  report: LaporanTerbuka | null,
  assets: PageAssets,
  language: LetterLanguage = 'id',
): string {
  return htmlDocument({
    page: 'angka',
    head: { title: titleOf(report?.nama ?? reportWords(language).gone), noIndex: true },
    body: renderToStaticMarkup(<ReportPage report={report} year={yearMark} language={language} />),
    assets: { ...assets, script: null, preload: [] },
    language,
  });
}

/** A form that is answered without an account; the page waits for no face, so that its first question is there early. */
export function renderForm(props: FormPageProps, assets: PageAssets): string {
  const { isian, language, ...data } = props;
  const alive = isian?.keadaan === 'buka';
  return htmlDocument({
    page: 'isi',
    head: { title: titleOf(isian?.judul ?? isianWords(language).gone), noIndex: true },
    body: renderToString(<FormPage {...props} />),
    ...(alive ? { data: { isian, ...data } } : {}),
    assets: { ...assets, font: null, ...(alive ? {} : { script: null, preload: [] }) },
    language,
  });
}

/** The drawing of a page as a picture file. */
export async function sceneSvg(key: PageKey): Promise<string> {
  const { [key]: Scene } = scenes;
  return renderToStaticMarkup(<Scene palette={paletteOf(key)} />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="560"',
  );
}
