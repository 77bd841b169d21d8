import type { ReactElement, ReactNode } from 'react';
import type { BagianBerurut } from '../resources/pengaturan/situsBagian.ts';
import type { ProgramCode } from './content/types.ts';
import type { LandingPhrase } from './english.ts';
import type { HeaderLink } from './parts/headerLink.ts';

/** Changes of a page by the university, beside its content. */
export interface Changes {
  readonly versi: number;
  /** The sections that are shown, in their order; each has its id as key. */
  arranged(sections: readonly ReactElement[]): readonly ReactElement[];
  /** Links of the bar and the drawer, without those of sections that are left out. */
  links(all: readonly HeaderLink[]): readonly HeaderLink[];
  readonly hidden: readonly BagianBerurut[];
  /** Headings, by the phrase that they stand for. */
  readonly phrases: Readonly<Partial<Record<LandingPhrase, string | undefined>>>;
  /** The cards of programmes that are shown, in their order. */
  cards<T extends { readonly code: ProgramCode }>(all: readonly T[]): readonly T[];
  /** The line on a programme's card. */
  line(code: ProgramCode): string | undefined;
  /** The photograph of the first screen, of the section below it, or of a programme's card. */
  picture(place: 'home' | 'about' | ProgramCode): ReactNode;
  /** True if the page has a photograph of its own, used for previews of links. */
  readonly ownPhoto: boolean;
}
