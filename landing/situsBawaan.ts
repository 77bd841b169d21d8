import type { DokumenSitus, NilaiSitus } from '../resources/pengaturan/situsSkema.ts';
import { programs } from './content/programs.ts';
import type { PageContent } from './content/types.ts';
import type { LandingPhrase } from './english.ts';
import type { LandingEnglish } from './phrases.tsx';

type Fields = Record<string, NilaiSitus>;

/**
 * A page's content in the code, in the form that /pengaturan/situs edits.
 * @param english the phrases of a page in English
 */
export function pageInCode(content: PageContent, english?: LandingEnglish): DokumenSitus {
  const say = (phrase: LandingPhrase): string => english?.[phrase] ?? phrase;
  const { hero } = content;
  const home: Fields = {
    eyebrow: hero.eyebrow,
    heading: hero.heading,
    lead: hero.lead,
    primary: hero.primary.label,
    secondary: hero.secondary.label,
    secondaryHref: hero.secondary.href,
    picture: null,
  };
  const about: Fields = {
    heading: content.about.heading,
    paragraphs: [...content.about.paragraphs],
    picture: null,
  };
  const program: Fields = { heading: say('Pusat Informasi'), steps: [...content.steps] };
  if (content.key === 'beranda') {
    const [inbound, partner] = content.boxes;
    Object.assign(about, {
      cards: programs.map(({ code }) => ({ kode: code, tampil: 'ya' })),
      ...Object.fromEntries(programs.map(({ code, line }) => [code, line])),
    });
    Object.assign(program, {
      stepsHeading: content.stepsHeading,
      inboundText: inbound?.text ?? '',
      inboundLabel: inbound?.action.label ?? '',
      partnerText: partner?.text ?? '',
    });
  } else {
    Object.assign(about, {
      benefitsHeading: say('Manfaat'),
      benefits: content.about.benefits.map(({ icon, title, text }) => ({ icon, title, text })),
    });
    Object.assign(program, {
      requirementsHeading: say('Syarat'),
      requirements: content.requirements.map(parts => parts.join('|')),
      stepsHeading: say('Langkah Pendaftaran'),
    });
  }
  return {
    urutan: [],
    sembunyi: [],
    isi: {
      halaman: { title: content.title, description: content.description },
      home,
      about,
      program,
      portofolio: { heading: say('Cerita dan Capaian') },
      mitra: { heading: say('Mitra Kami') },
      berita: { heading: say('Berita Terbaru') },
      faq: {
        heading: say('Pertanyaan yang Sering Diajukan'),
        questions: content.faq.map(({ question, answer }) => ({ question, answer })),
      },
    },
  };
}
