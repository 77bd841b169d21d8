/** Text in and out of the XML that spreadsheets use; the parser undoes what is XML's own. */

/** Excel's own escapes for what XML cannot hold: `_x000D_`. */
export const unescapeExcel = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/**
 * Characters with a meaning in XML 1.0, those that it cannot hold (halves of pairs included), and texts that Excel
 * would read as an escape.
 */
const special = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]|_x(?=[0-9A-Fa-f]{4}_)/gu;

const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '\t',
  '\n': '\n',
  _x: '_x005F_x',
};

/** Text for an element or attribute; characters that XML cannot hold are written Excel's way, halves of pairs replaced. */
export function escapeXml(text: string): string {
  return text.replace(special, found => {
    const known = written[found];
    if (known !== undefined) return known;
    const code = found.charCodeAt(0);
    if (code < 0x20) return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
    return code < 0xa0 ? found : '\ufffd';
  });
}
