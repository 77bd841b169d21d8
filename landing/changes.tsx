import { createContext, useContext } from 'react';
import type { BagianBerurut } from '../resources/pengaturan/situsBagian.ts';
import type { ProgramCode } from './content/types.ts';

/** A picture in several sizes, smallest first; its own size keeps its place while it loads. */
export interface Photo {
  readonly alt: string;
  readonly lebar: number;
  readonly tinggi: number;
  readonly ukuran: readonly { readonly lebar: number; readonly avif: string; readonly webp: string }[];
}

/** What a university changed of a page beside its content. */
export interface Changes {
  readonly versi: number;
  readonly order: readonly BagianBerurut[];
  readonly hidden: readonly BagianBerurut[];
  readonly headings: Readonly<
    Partial<
      Record<
        'program' | 'syarat' | 'langkah' | 'manfaat' | 'portofolio' | 'mitra' | 'berita' | 'faq',
        string | undefined
      >
    >
  >;
  /** The line on a programme's card. */
  line(code: ProgramCode): string | undefined;
  readonly photos: Readonly<Partial<Record<'home' | 'about', Photo | undefined>>>;
  readonly cards: Readonly<Partial<Record<ProgramCode, Photo>>>;
}

const Changed = createContext<Changes | undefined>(undefined);

/** Gives a page what was changed of it. */
export const ChangesProvider = Changed.Provider;

/** What was changed of the page; undefined where nothing was. */
export const useChanges = (): Changes | undefined => useContext(Changed);
