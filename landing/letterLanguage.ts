/** Languages in which a letter is verified. */
export type LetterLanguage = 'id' | 'en';
export const letterLanguage = (asked: unknown): LetterLanguage => (asked === 'en' ? 'en' : 'id');
