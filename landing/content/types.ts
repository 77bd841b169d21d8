import type { BeritaRingkas } from '../api.ts';
import type { IconName } from '../icons.ts';

/** Codes of the programmes that have a landing page. */
export type ProgramCode = BeritaRingkas['program'][number];

/** Every landing page: the index and one page per programme. */
export type PageKey = 'beranda' | ProgramCode;

/** The programme's numbers that the copy refers to as `{minSemester}` and so on. */
export interface Numbers {
  minSemester: number;
  minIpk: number;
  minSks: number;
  maksSks: number;
}

interface Action {
  label: string;
  href: string;
}

export interface Benefit {
  icon: IconName;
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A requirement in parts; a part whose number is 0 is left out, the first one with everything after it. */
export type Requirement = readonly [string, ...string[]];

/**
 * Common content of landing pages. Texts may hold `{uni}`, `{produk}`, `{email}`, `**strong**` and the keys of
 * `Numbers`.
 */
interface CommonContent {
  title: string;
  description: string;
  hero: { eyebrow: string; heading: string; lead: string; primary: Action; secondary: Action };
  steps: readonly string[];
  faq: readonly Question[];
}

export interface ProgramContent extends CommonContent {
  key: ProgramCode;
  numbers: Numbers;
  about: { heading: string; paragraphs: readonly string[]; benefits: readonly Benefit[] };
  requirements: readonly Requirement[];
}

interface Box {
  icon: IconName;
  text: string;
  action: Action;
}

export interface IndexContent extends CommonContent {
  key: 'beranda';
  about: { heading: string; paragraphs: readonly string[] };
  stepsHeading: string;
  boxes: readonly Box[];
}

export type PageContent = ProgramContent | IndexContent;
