/**
 * A text as every installation takes it: no control characters, Latin letters only, cut where the Feeder's column ends.
 * @param most characters
 */
export function plain(text: string, most: number): string {
  const latin = [...text.normalize('NFC')].map(letter => (isTaken(letter) ? letter : ' ')).join('');
  return latin.split(/\s+/).filter(Boolean).join(' ').slice(0, most).trim();
}

const typographic: Readonly<Record<string, true>> = { '–': true, '—': true, '’': true, '“': true, '”': true };

function isTaken(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x250) || typographic[letter] === true;
}
