import type { TranslationMessages } from 'react-admin';
import type { Language } from '../../../resources/kit/index.ts';

/** A language as the browser reads it. */
export interface PageLanguage {
  /** Messages and words of declarations that are said in the browser. */
  language: Language;
  /** A phrase that is made outside a component. */
  read: (phrase: string) => string;
  /** Words of every page, from those in Indonesian. */
  words: (indonesian: TranslationMessages) => TranslationMessages;
}
