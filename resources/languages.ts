import { english } from './english/index.ts';
import type { Language } from './kit/index.ts';
import type { Bahasa } from './pengaturan/bahasa.ts';

/** Languages beside Indonesian, in which the declarations are written. */
export const languages: Readonly<Record<Bahasa, Language | undefined>> = { id: undefined, en: english };
