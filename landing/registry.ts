import { declared } from '../resources/kit/terms.ts';
import type { Changes } from './changes.ts';
import type { PageContent, PageKey, Question } from './content/types.ts';
import type { SceneComponent } from './illustrations/scene.ts';
import type { LandingEnglish, PageLanguage } from './phrases.tsx';

/** Module of one landing page, loaded alone. */
export interface LandingModule {
  content: PageContent;
  /** Its drawing, where it is drawn: a browser finds it in the page and keeps it. */
  Scene?: SceneComponent;
  /** Only of a page in English. */
  english?: LandingEnglish;
  lastQuestion?: Question;
  /** The university's changes of the page. */
  changes?: Changes;
}

const load = async (content: Promise<{ content: PageContent }>): Promise<LandingModule> => ({
  content: declared((await content).content),
});

/** The content file of every landing page; drawings are in scenes.ts. */
export const landingPages: Record<PageKey, () => Promise<LandingModule>> = {
  beranda: () => load(import('./content/beranda.ts')),
  magang: () => load(import('./content/magang.ts')),
  kkn: () => load(import('./content/kkn.ts')),
  kwu: () => load(import('./content/kwu.ts')),
  komcad: () => load(import('./content/komcad.ts')),
  pertukaran: () => load(import('./content/pertukaran.ts')),
  kampus_mengajar: () => load(import('./content/kampusMengajar.ts')),
  praktisi_mengajar: () => load(import('./content/praktisiMengajar.ts')),
  studi_independen: () => load(import('./content/studiIndependen.ts')),
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

/** True if a page exists in English. */
export const hasEnglish = (key: PageKey): key is keyof typeof englishPages => Object.hasOwn(englishPages, key);

/** A page in a language; in Indonesian where it has no other. */
export async function landingPageIn(key: PageKey, language: PageLanguage): Promise<LandingModule> {
  const page = await landingPages[key]();
  return language === 'en' && hasEnglish(key) ? { ...page, ...(await englishPages[key]()) } : page;
}

/** True if a word is the key of a landing page. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(landingPages, key);
