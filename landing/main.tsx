import 'virtual:landing-theme.css';
import './styles/index.css';
import { createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRenamed } from '../resources/identity.ts';
import { isArtikelTanpaIsi, isDaftarBerita, isPeriksaSurat } from './api.ts';
import { isRendered } from './hooks/usePageData.ts';
import { identity } from './identity.ts';
import { letterLanguage } from './letterLanguage.ts';
import { parseNewsQuery } from './newsQuery.ts';
import { changeOf } from './pageChange.ts';
import { isPageKey, type LandingModule, landingPageIn } from './registry.ts';

const year = String(new Date().getFullYear());

/** Data the server put beside the HTML, as a data block. */
const embedded = (): unknown => JSON.parse(document.getElementById('data-halaman')?.textContent ?? 'null');

/** A page with what the university changed of it; the code for that comes only where something was. */
async function asChanged(page: LandingModule, language: 'id' | 'en'): Promise<LandingModule> {
  const change = changeOf(document);
  return change ? (await import('./situs.tsx')).changedPage(page, change, language) : page;
}

/** The page this HTML was made from. */
async function pageOf(name: string): Promise<ReactNode> {
  if (isPageKey(name)) {
    const language = letterLanguage(document.documentElement.lang);
    const [{ LandingPage }, page] = await Promise.all([
      import('./pages/LandingPage.tsx'),
      landingPageIn(name, language).then(found => asChanged(found, language)),
    ]);
    const rendered = embedded();
    return createElement(LandingPage, { ...page, year, rendered: isRendered(rendered) ? rendered : null });
  }
  if (name === 'berita') {
    const { NewsListPage } = await import('./pages/NewsListPage.tsx');
    const query = parseNewsQuery(new URLSearchParams(window.location.search));
    const list = embedded();
    return createElement(NewsListPage, { query, initial: isDaftarBerita(list) ? list : null, year });
  }
  if (name === 'verifikasi-surat') {
    const { LetterPage } = await import('./pages/LetterPage.tsx');
    const letter = embedded();
    return createElement(LetterPage, {
      letter: isPeriksaSurat(letter) ? letter : null,
      year,
      language: letterLanguage(document.documentElement.lang),
    });
  }
  if (name === 'isi') {
    const { FormPage, isFormPage } = await import('./pages/FormPage.tsx');
    const data = embedded();
    if (!isFormPage(data)) throw new Error('No data for page isi');
    return createElement(FormPage, { ...data, language: letterLanguage(document.documentElement.lang) });
  }
  if (name === 'registrasi-inbound') {
    const { InboundPage, isInboundData } = await import('./pages/InboundPage.tsx');
    const data = embedded();
    const { dates, now } = isInboundData(data) ? data : { dates: null, now: new Date().toISOString() };
    return createElement(InboundPage, { dates, now: new Date(now), year });
  }
  const article = embedded();
  if (!isArtikelTanpaIsi(article)) throw new Error(`No data for page ${name}`);
  const { ArticlePage } = await import('./pages/ArticlePage.tsx');
  const bodyHtml = document.getElementById('isi')?.innerHTML ?? '';
  return createElement(ArticlePage, { article, bodyHtml, year });
}

const root = document.getElementById('root');
const name = document.documentElement.dataset.page;
// A transition hydrates in small steps: the page keeps answering to the finger meanwhile.
/** Uses the server's renamed terms; their code is loaded only if something is renamed. */
async function takeWords(): Promise<void> {
  if (!isRenamed(identity)) return;
  const [{ setVocabulary }, { vocabularyOf }] = await Promise.all([
    import('../resources/kit/renaming.ts'),
    import('../resources/sebutan.ts'),
  ]);
  setVocabulary(vocabularyOf(identity));
}

if (root && name)
  takeWords()
    .then(() => pageOf(name))
    .then(page => startTransition(() => void hydrateRoot(root, page)));
