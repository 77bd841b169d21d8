import { createContext, type ReactNode, useContext } from 'react';
import type { BagianBerurut } from '../resources/pengaturan/situsBagian.ts';
import type { ProgramCode } from './content/types.ts';
import type { LandingPhrase } from './english.ts';

/** What a university changed of a page beside its content. */
export interface Changes {
  readonly versi: number;
  readonly order: readonly BagianBerurut[];
  readonly hidden: readonly BagianBerurut[];
  /** Headings, by the phrase that they stand for. */
  readonly phrases: Readonly<Partial<Record<LandingPhrase, string | undefined>>>;
  /** The line on a programme's card. */
  line(code: ProgramCode): string | undefined;
  /** The photograph of the first screen, of the section below it, or of a programme's card. */
  picture(place: 'home' | 'about' | ProgramCode): ReactNode;
}

const Changed = createContext<Changes | undefined>(undefined);

/** Gives a page what was changed of it. */
export const ChangesProvider = Changed.Provider;

/** What was changed of the page; undefined where nothing was. */
export const useChanges = (): Changes | undefined => useContext(Changed);
