/** Text in and out of the XML that spreadsheets use. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** `&amp;`, `&#10;`, `&#x41;`, and Excel's own `_x000D_`. */
export function unescapeXml(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole;
        const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
  return plain.includes('_x')
    ? plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain;
}

/** What XML 1.0 gives a meaning of its own, cannot hold (halves of pairs included), or Excel would take for an escape. */
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
