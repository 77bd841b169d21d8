import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { DeclarationError, type Registry } from '../../../../resources/kit/index.ts';
import { xmlReader } from '../xml.ts';
import { fileFieldsOf } from './fields.ts';

/** Content types behind a declared extension. */
interface Kind {
  mime: string;
  /** Names that the sniffer gives to such contents; empty = recognised as text. */
  sniffed: readonly string[];
  /** May be shown in the browser; everything else is downloaded. */
  inline: boolean;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Every extension that a file field may name (docs/domain/00 "Field kinds"). */
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { mime: 'application/pdf', sniffed: ['pdf'], inline: true },
  jpg: { mime: 'image/jpeg', sniffed: ['jpg'], inline: true },
  png: { mime: 'image/png', sniffed: ['png'], inline: true },
  webp: { mime: 'image/webp', sniffed: ['webp'], inline: true },
  svg: { mime: 'image/svg+xml', sniffed: [], inline: true },
  docx: { mime: `${office}.wordprocessingml.document`, sniffed: ['docx'], inline: false },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, sniffed: ['xlsx'], inline: false },
  pptx: { mime: `${office}.presentationml.presentation`, sniffed: ['pptx'], inline: false },
  zip: { mime: 'application/zip', sniffed: ['zip'], inline: false },
  mp4: { mime: 'video/mp4', sniffed: ['mp4'], inline: false },
  csv: { mime: 'text/csv', sniffed: [], inline: false },
  txt: { mime: 'text/plain', sniffed: [], inline: false },
};

const aliases: Readonly<Record<string, string>> = { jpeg: 'jpg' };
const canonical = (extension: string): string => aliases[extension] ?? extension;

/** Stops the start when a file field names an extension whose contents nobody can recognise. */
export function checkFileTypes(registry: Registry): void {
  for (const r of registry.resources) {
    for (const { path, field } of fileFieldsOf(r)) {
      const unknown = field.types.find(type => !Object.hasOwn(kinds, canonical(type)));
      if (unknown) throw new DeclarationError(`${r.name}.${path}: jenis berkas "${unknown}" tidak dikenal`);
    }
  }
}

/** True if a stored file's type is one of the extensions. */
export const isOneOf = (mime: string, extensions: readonly string[]): boolean =>
  extensions.some(extension => kinds[canonical(extension)]?.mime === mime);

export interface Sniffed {
  extension: string;
  mime: string;
}

/** The type of a file among the allowed extensions, judged by its contents; undefined when it is none of them. */
export async function sniff(path: string, allowed: readonly string[]): Promise<Sniffed | undefined> {
  const found = await fileTypeFromFile(path);
  const names = [...new Set(allowed.map(canonical))];
  const match = names.find(name => found && kinds[name]?.sniffed.includes(found.ext));
  const text = match ?? (await textKind(path, names, found?.ext));
  const kind = text ? kinds[text] : undefined;
  return text && kind ? { extension: text, mime: kind.mime } : undefined;
}

const headBytes = 4096;

/** Text has no signature: it is what no signature claims and what reads as UTF-8 without control characters. */
async function textKind(
  path: string,
  names: readonly string[],
  found: string | undefined,
): Promise<string | undefined> {
  const candidates = names.filter(name => kinds[name]?.sniffed.length === 0);
  if (!candidates.length || (found && found !== 'xml')) return undefined;
  const head = await readHead(path);
  const isSvg = firstElement(head.text) === 'svg';
  if (isSvg) return candidates.includes('svg') ? 'svg' : undefined;
  return head.plain && !found ? candidates.find(name => name !== 'svg') : undefined;
}

/** Name of the element that an XML text begins with; only prolog, comments and space may stand before it. */
function firstElement(text: string): string | undefined {
  let name: string | undefined;
  const reader = xmlReader({
    open: element => {
      name ??= element.name;
    },
  });
  try {
    reader.write(text);
  } catch {
    // Anything after the first element is checked when the drawing is cleaned.
  }
  return name;
}

async function readHead(path: string): Promise<{ text: string; plain: boolean }> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    const control = [...text].some(char => char < ' ' && !'\t\r\n\f'.includes(char));
    // The last character may be cut in two, so it does not count.
    return { text, plain: !control && !text.slice(0, -4).includes('\uFFFD') };
  } finally {
    await handle.close();
  }
}

/** Types that browsers may show; all others are offered for download. */
const inlineTypes: ReadonlySet<string> = new Set(
  Object.values(kinds)
    .filter(kind => kind.inline)
    .map(kind => kind.mime),
);
export const mayShowInline = (mime: string): boolean => inlineTypes.has(mime);
