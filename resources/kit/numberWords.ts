/** How days and numbers are written in sentences of the product (words.md §3): 1 Maret 2027; 2,34; 1.250. */

const days = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-03-01` → "1 Maret 2027". */
export const dayInWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Two days as a span: "1 Maret sampai 30 Juni 2027". */
export const spanInWords = (from: string, to: string): string => {
  const first = dayInWords(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \d{4}$/, '') : first} sampai ${dayInWords(to)}`;
};

/** `2.34` → "2,34", `1250` → "1.250"; as many decimals as the number has, at least `decimals`. */
export const numberInWords = (value: number, decimals = 0): string =>
  value.toLocaleString('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 10) });

/** A sentence ends with one full stop, also behind a name that ends with a title: 'Dr. Arif Budiman, M.T.' */
export const oneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.(?!\.)/g, '.');
