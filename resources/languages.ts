import { english } from './english/index.ts';
import type { Language } from './kit/index.ts';
import { type Bahasa, isBahasa } from './pengaturan/bahasa.ts';

/** Languages beside Indonesian, in which the declarations are written: each a folder, and a line here. */
export const languages: Readonly<Record<Bahasa, Language | undefined>> = { id: undefined, en: english };

/** Those that are there beside Indonesian, with their codes. */
export const otherLanguages = (): (readonly [Bahasa, Language])[] =>
  Object.entries(languages).flatMap(([code, language]) =>
    language && isBahasa(code) ? [[code, language] as const] : [],
  );
