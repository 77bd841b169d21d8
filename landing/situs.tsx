import type { ReactNode } from 'react';
import { inTerms } from '../resources/kit/terms.ts';
import type { DokumenSitus } from '../resources/pengaturan/situsSkema.ts';
import { isBagianBerurut, kartuLengkap, urutanLengkap } from '../resources/pengaturan/situsUrutan.ts';
import type { Changes } from './changes.ts';
import type { IndexContent, PageContent, ProgramContent } from './content/types.ts';
import { type IconName, icons } from './icons.ts';
import { type PageChange, type Photo, photoOf, previewPhoto } from './pageChange.ts';
import { Picture } from './parts/Picture.tsx';
import type { LandingModule } from './registry.ts';

const isIcon = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(icons, name);

/** Reads the values of a document, in the words of the moment; what it does not hold is as in the code. */
function readerOf({ isi }: DokumenSitus, language: 'id' | 'en') {
  const said = (text: string) => inTerms(text, language);
  const value = (section: string, field: string) => isi[section]?.[field];
  const maybe = (section: string, field: string): string | undefined => {
    const found = value(section, field);
    return typeof found === 'string' ? said(found) : undefined;
  };
  /** As it was written: the page puts it into the words of the moment. */
  const written = (section: string, field: string): string | undefined => {
    const found = value(section, field);
    return typeof found === 'string' ? found : undefined;
  };
  return {
    maybe,
    written,
    text: (section: string, field: string, otherwise: string): string => maybe(section, field) ?? otherwise,
    texts: (section: string, field: string, otherwise: readonly string[]): readonly string[] => {
      const found = value(section, field);
      return Array.isArray(found) ? found.flatMap(one => (typeof one === 'string' ? [said(one)] : [])) : otherwise;
    },
    items: <T,>(
      section: string,
      field: string,
      otherwise: readonly T[],
      read: (one: Words) => T | undefined,
    ): readonly T[] => {
      const found = value(section, field);
      if (!Array.isArray(found)) return otherwise;
      return found.flatMap(one => {
        const made =
          typeof one === 'string' ? undefined : read({ raw: name => one[name], said: name => said(one[name] ?? '') });
        return made === undefined ? [] : [made];
      });
    },
  };
}
interface Words {
  raw(name: string): string | undefined;
  said(name: string): string;
}
type Reader = ReturnType<typeof readerOf>;

/** A requirement is written in one line: what follows a `|` goes with the part before it. */
const partsOf = (text: string): [string, ...string[]] => {
  const [first = '', ...rest] = text.split('|');
  return [first, ...rest];
};

/** Common content of pages. */
const common = (content: PageContent, { text, texts, items, maybe }: Reader) => ({
  title: text('halaman', 'title', content.title),
  description: text('halaman', 'description', content.description),
  hero: {
    eyebrow: text('home', 'eyebrow', content.hero.eyebrow),
    heading: text('home', 'heading', content.hero.heading),
    lead: text('home', 'lead', content.hero.lead),
    primary: { ...content.hero.primary, label: text('home', 'primary', content.hero.primary.label) },
    secondary: {
      label: text('home', 'secondary', content.hero.secondary.label),
      href: maybe('home', 'secondaryHref') ?? content.hero.secondary.href,
    },
  },
  steps: texts('program', 'steps', content.steps),
  faq: items('faq', 'questions', content.faq, one => ({ question: one.said('question'), answer: one.said('answer') })),
});

const aboutOf = (content: PageContent, { text, texts }: Reader) => ({
  heading: text('about', 'heading', content.about.heading),
  paragraphs: texts('about', 'paragraphs', content.about.paragraphs),
});

function indexContent(content: IndexContent, reader: Reader): IndexContent {
  const { text } = reader;
  const names = ['inbound', 'partner'];
  return {
    ...content,
    ...common(content, reader),
    about: aboutOf(content, reader),
    stepsHeading: text('program', 'stepsHeading', content.stepsHeading),
    boxes: content.boxes.map((box, at) => ({
      ...box,
      text: text('program', `${names[at]}Text`, box.text),
      action: { ...box.action, label: text('program', `${names[at]}Label`, box.action.label) },
    })),
  };
}

function programContent(content: ProgramContent, reader: Reader): ProgramContent {
  const before = content.requirements.map(parts => parts.join('|'));
  return {
    ...content,
    ...common(content, reader),
    about: {
      ...aboutOf(content, reader),
      benefits: reader.items('about', 'benefits', content.about.benefits, one => {
        const icon = one.raw('icon');
        return isIcon(icon) ? { icon, title: one.said('title'), text: one.said('text') } : undefined;
      }),
    },
    requirements: reader.texts('program', 'requirements', before).map(partsOf),
  };
}

/** A photograph as wide as its place. */
function pictureAt(place: string, photo: Photo | undefined): ReactNode {
  if (!photo) return undefined;
  if (place === 'home') return <Picture photo={photo} sizes="(min-width: 850px) 48vw, 520px" first />;
  if (place !== 'about') return <Picture photo={photo} sizes="(min-width: 850px) 300px, 92vw" decorative />;
  return (
    <div className="about-picture">
      <Picture photo={photo} sizes="(min-width: 1200px) 1120px, 92vw" />
    </div>
  );
}

/** The page with what was changed of it. Texts are said in the words of the moment, so it is made when it is drawn. */
export function changedPage(page: LandingModule, change: PageChange, language: 'id' | 'en'): LandingModule {
  const { dokumen } = change;
  const reader = readerOf(dokumen, language);
  const { maybe, written } = reader;
  const photo = (section: string): Photo | undefined => {
    const found = photoOf(change, section);
    return found && { ...found, alt: inTerms(found.alt, language) };
  };
  const hidden = dokumen.sembunyi.filter(isBagianBerurut);
  const isHidden = (key: string) => hidden.some(other => other === key);
  const changes: Changes = {
    versi: change.versi,
    hidden,
    arranged: sections =>
      urutanLengkap(dokumen.urutan)
        .filter(key => !isHidden(key))
        .flatMap(key => sections.filter(section => section.key === key)),
    links: all =>
      all.flatMap(link => {
        if (!isHidden(link.href.slice(1))) return [link];
        // News have a page of their own.
        return link.href === '#berita' ? [{ ...link, href: '/berita' }] : [];
      }),
    phrases: {
      'Pusat Informasi': written('program', 'heading'),
      Syarat: written('program', 'requirementsHeading'),
      'Langkah Pendaftaran': written('program', 'stepsHeading'),
      Manfaat: written('about', 'benefitsHeading'),
      'Cerita dan Capaian': written('portofolio', 'heading'),
      'Mitra Kami': written('mitra', 'heading'),
      'Berita Terbaru': written('berita', 'heading'),
      'Pertanyaan yang Sering Diajukan': written('faq', 'heading'),
    },
    cards: all =>
      kartuLengkap(
        dokumen.isi.about?.cards,
        all.map(({ code }) => code),
      ).flatMap(({ kode, tampil }) => (tampil === 'ya' ? all.filter(({ code }) => code === kode) : [])),
    line: code => maybe('about', code),
    picture: place => pictureAt(place, place === 'home' || place === 'about' ? photo(place) : change.kartu[place]),
    ownPhoto: previewPhoto(change) !== undefined,
  };
  const content =
    page.content.key === 'beranda' ? indexContent(page.content, reader) : programContent(page.content, reader);
  return { ...page, content, changes };
}
