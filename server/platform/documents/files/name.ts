import { trimmed } from '../../../../resources/kit/index.ts';

/** Longest stored name (`internal/berkas` namaAsli). */
const longest = 255;

/** Characters that trick people or file systems: controls, direction marks, separators, reserved ones of Windows, halves of a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]|\p{Cs}/gu;

const isDotOrSpace = (char: string): boolean => /[.\s]/.test(char);

/**
 * The name that a file keeps: the last part of what was sent, without path tricks, ending in what it really is
 * (`../../cv.exe` that is a PDF becomes `cv.exe.pdf`). Names never become paths here; this protects who downloads.
 */
export function cleanName(sent: string | undefined, extension: string): string {
  const base = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = trimmed(base.replace(unwanted, '').replace(/\s+/g, ' '), isDotOrSpace);
  const endings = extension === 'jpg' ? ['.jpg', '.jpeg'] : [`.${extension}`];
  const ending = endings.find(one => plain.toLowerCase().endsWith(one));
  const stem = trimmed(ending ? plain.slice(0, -ending.length) : plain, isDotOrSpace, 'end') || 'berkas';
  const last = ending ? plain.slice(-ending.length) : `.${extension}`;
  return stem.slice(0, longest - last.length).replace(/\p{Cs}$/u, '') + last;
}

/** Content-Disposition with an ASCII name for old clients and the true one after RFC 5987. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%;]/g, '_') || 'berkas';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
