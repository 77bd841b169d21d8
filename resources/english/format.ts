import { formFor } from '../kit/plural.ts';

/** How numbers stand in English sentences. */

export const locale = 'en-GB';

const numbers = new Intl.NumberFormat(locale);
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1250` → "1,250". */
export const number = (n: number): string => numbers.format(n);

/** `2027-03-01` → "1 March 2027". */
export const day = (date: string): string => days.format(new Date(`${date}T00:00:00Z`));

/** One thing or several: "1 row", "2 rows". */
export const count = (n: number, one: string, several = `${one}s`): string =>
  `${number(n)} ${formFor(locale, n, { one, other: several })}`;
