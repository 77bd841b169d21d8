import type { Changes } from '../changes.ts';
import { programOf } from '../content/programs.ts';
import type { Numbers, PageContent, Question } from '../content/types.ts';
import { dataOf } from '../hooks/useLoad.ts';
import { type PageData, type Rendered, usePageData } from '../hooks/usePageData.ts';
import { identity } from '../identity.ts';
import type { SceneComponent } from '../illustrations/scene.ts';
import type { HeaderLink } from '../parts/headerLink.ts';
import { PageFrame } from '../parts/PageFrame.tsx';
import { type LandingEnglish, PageProvider, usePhrases } from '../phrases.tsx';
import { registrationOf } from '../registration.ts';
import { About } from '../sections/About.tsx';
import { Benefits } from '../sections/Benefits.tsx';
import { Faq } from '../sections/Faq.tsx';
import { Hero } from '../sections/Hero.tsx';
import { IndexInfo, ProgramInfo } from '../sections/Info.tsx';
import { News } from '../sections/News.tsx';
import { Partners } from '../sections/Partners.tsx';
import { ProgramCards } from '../sections/ProgramCards.tsx';
import { Stories } from '../sections/Stories.tsx';

export interface LandingProps {
  content: PageContent;
  /** Without one the drawing that the server put into the page stays. */
  Scene?: SceneComponent;
  year: string;
  /** Data of the server's rendering; without it the page asks the API. */
  rendered?: Rendered | null;
  /** The page's phrases in English; default: it is in Indonesian. */
  english?: LandingEnglish;
  lastQuestion?: Question;
  /** The university's changes of the page. */
  changes?: Changes;
}

/** The template of the index and of the eight programme pages. */
export const LandingPage = ({ english, changes, ...page }: LandingProps) => (
  <PageProvider value={{ english, changes }}>
    <Spoken {...page} />
  </PageProvider>
);

function Spoken({ content, Scene, year, rendered = null, lastQuestion }: Omit<LandingProps, 'english' | 'changes'>) {
  const phrases = usePhrases();
  const state = usePageData(content.key, rendered);
  const data = dataOf(state);
  const program = programOf(content.key);
  const status = data ? registrationOf(data.program, data.now, phrases) : null;
  const numbers: Numbers | undefined = data?.program ?? (content.key === 'beranda' ? undefined : content.numbers);
  const sections = [
    <About key="about" about={content.about} state={state}>
      {content.key === 'beranda' ? (
        <ProgramCards state={state} />
      ) : (
        <Benefits benefits={content.about.benefits} numbers={numbers ?? content.numbers} />
      )}
    </About>,
    content.key === 'beranda' ? (
      <IndexInfo key="program" content={content} />
    ) : (
      <ProgramInfo key="program" content={content} numbers={numbers ?? content.numbers} state={state} />
    ),
    <Stories key="portofolio" state={state} />,
    <Partners key="mitra" state={state} />,
    <News key="berita" state={state} allHref={program ? `/berita?kode=${program.code}` : '/berita'} />,
    <Faq key="faq" questions={content.faq} numbers={numbers} last={lastQuestion} />,
  ];
  return (
    <PageFrame
      title={(phrases.language === 'en' ? content.title.split(' | ')[0] : program?.name) ?? identity.namaPortal}
      program={program?.code}
      links={linksOf(content, data, phrases.say)}
      home={!program}
      settled={state.status !== 'loading'}
      year={year}
    >
      <Hero content={content} numbers={numbers} status={status} {...(Scene ? { Scene } : {})} />
      {phrases.changes?.arranged(sections) ?? sections}
    </PageFrame>
  );
}

/** The bar's links; a section that turned out empty has none. */
function linksOf(
  content: PageContent,
  data: PageData | undefined,
  say: ReturnType<typeof usePhrases>['say'],
): HeaderLink[] {
  const extra = programOf(content.key)?.links ?? ['portofolio', 'mitra'];
  const shown = (name: 'portofolio' | 'mitra', items: readonly unknown[] | undefined) =>
    extra.includes(name) && items?.length !== 0;
  return [
    { href: '#home', label: say('Home') },
    { href: '#about', label: say(content.key === 'beranda' ? 'Program' : 'About') },
    ...(shown('portofolio', data?.cerita) ? [{ href: '#portofolio', label: say('Portofolio') }] : []),
    ...(shown('mitra', data?.mitra) ? [{ href: '#mitra', label: say('Mitra') }] : []),
    { href: '#program', label: say('Pusat Informasi') },
  ];
}
