/** A line of what was pasted: a number, and the role behind it where one stands there. */
export interface PastedLine {
  npm: string;
  peranMahasiswa: string;
}

/**
 * Reads numbers as people paste them: one a line, from a spreadsheet or a list; the role stands behind a tab, comma or
 * semicolon, else the common one counts.
 */
export const linesOf = (pasted: string, common: string): PastedLine[] =>
  pasted
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const at = line.search(/[\t,;]/);
      const npm = (at < 0 ? line : line.slice(0, at)).trim();
      const own = at < 0 ? '' : line.slice(at + 1).trim();
      return { npm, peranMahasiswa: own || common.trim() };
    });
