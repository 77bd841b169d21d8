import { declared } from '../resources/kit/terms.ts';
import type { Changes } from './changes.ts';
import type { PageContent, PageKey, Question } from './content/types.ts';
import type { SceneComponent } from './illustrations/scene.ts';
import type { LandingEnglish, PageLanguage } from './phrases.tsx';

/** What one landing page is made of; its code arrives alone. */
export interface LandingModule {
  content: PageContent;
  Scene: SceneComponent;
  /** Only of a page in English. */
  english?: LandingEnglish;
  lastQuestion?: Question;
  /** What the university changed of it. */
  changes?: Changes;
}

const load = async (
  content: Promise<{ content: PageContent }>,
  scene: Promise<{ Scene: SceneComponent }>,
): Promise<LandingModule> => ({ content: declared((await content).content), Scene: (await scene).Scene });

/** The content file and the drawing of every landing page. */
export const landingPages: Record<PageKey, () => Promise<LandingModule>> = {
  beranda: () => load(import('./content/beranda.ts'), import('./illustrations/beranda.tsx')),
  magang: () => load(import('./content/magang.ts'), import('./illustrations/magang.tsx')),
  kkn: () => load(import('./content/kkn.ts'), import('./illustrations/kkn.tsx')),
  kwu: () => load(import('./content/kwu.ts'), import('./illustrations/kwu.tsx')),
  komcad: () => load(import('./content/komcad.ts'), import('./illustrations/komcad.tsx')),
  pertukaran: () => load(import('./content/pertukaran.ts'), import('./illustrations/pertukaran.tsx')),
  kampus_mengajar: () => load(import('./content/kampusMengajar.ts'), import('./illustrations/kampusMengajar.tsx')),
  praktisi_mengajar: () =>
    load(import('./content/praktisiMengajar.ts'), import('./illustrations/praktisiMengajar.tsx')),
  studi_independen: () => load(import('./content/studiIndependen.ts'), import('./illustrations/studiIndependen.tsx')),
};

/** Pages that are there in English too: their content, last question and phrases. */
const englishPages = {
  pertukaran: async () => {
    const [{ content, lastQuestion }, { landingEnglish }] = await Promise.all([
      import('./content/pertukaranEnglish.ts'),
      import('./english.ts'),
    ]);
    return { content: declared(content, 'en'), lastQuestion: declared(lastQuestion, 'en'), english: landingEnglish };
  },
} as const;

/** Whether a page is there in English. */
export const hasEnglish = (key: PageKey): key is keyof typeof englishPages => Object.hasOwn(englishPages, key);

/** A page in a language; in Indonesian where it has no other. */
export async function landingPageIn(key: PageKey, language: PageLanguage): Promise<LandingModule> {
  const page = await landingPages[key]();
  return language === 'en' && hasEnglish(key) ? { ...page, ...(await englishPages[key]()) } : page;
}

/** Whether a word names a landing page. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(landingPages, key);
