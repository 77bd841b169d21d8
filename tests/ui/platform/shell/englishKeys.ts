import english from 'ra-language-english';

type Words = { [key: string]: Words | string | undefined };

const flat = (words: Words, prefix: string): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/** Features that the portal never shows: react-admin's page editor and its guessers. */
const unused = /^ra\.(configurable|guesser)\./;
/** An empty translation is right there: the English one is empty, too. */
const empty = /^ra\.boolean\.null$/;

/** Every key that react-admin's own language has. */
export const englishMessages = (): string[] => flat(english, '').filter(key => !unused.test(key) && !empty.test(key));
