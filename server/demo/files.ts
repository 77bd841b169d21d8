import { createHash } from 'node:crypto';
import type { RowData } from '../platform/database/db.ts';
import { idOf } from './ids.ts';
import { picture } from './picture.ts';

/** A PDF page with a title and lines of text: small, valid, the same in every run. */
function pdf(title: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&');
  const shown = lines.map(line => `0 -20 Td (${escaped(line)}) Tj`).join(' ');
  const content = `BT /F1 16 Tf 72 760 Td (${escaped(title)}) Tj /F1 11 Tf ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** Where a demo file stands in `internal/berkas` and in the store. */
export const demoFile = (resource: string, idBaris: string, field: string, ext: 'pdf' | 'png' = 'pdf') => {
  const id = idOf('internal/berkas', `${resource}:${idBaris}:${field}`);
  return { id, kunci: `contoh/${id}.${ext}` };
};

/** Text of documents that have none of their own. */
export const sampleLines = ['Universitas Nusantara Raya', 'Dokumen contoh untuk data demo.'] as const;

export interface DemoFile {
  row: RowData;
  kunci: string;
  content: Buffer;
}

/** The file that a demo row names, with its content and its row in `internal/berkas`. */
export function makeFile(
  resource: string,
  idBaris: string,
  field: string,
  title: string,
  lines: readonly string[],
): DemoFile {
  return stored(resource, idBaris, field, title, pdf(title, lines), 'pdf');
}

/** A picture that the demo names: one of a few, so that many rows have one. */
export const makePicture = (
  resource: string,
  idBaris: string,
  field: string,
  title: string,
  variant: number,
): DemoFile => stored(resource, idBaris, field, title, picture(variant), 'png');

function stored(
  resource: string,
  idBaris: string,
  field: string,
  title: string,
  content: Buffer,
  ext: 'pdf' | 'png',
): DemoFile {
  const { id, kunci } = demoFile(resource, idBaris, field, ext);
  const row: RowData = {
    id,
    namaAsli: `${title.replace(/[^\w -]/g, '').trim()}.${ext}`,
    tipe: ext === 'pdf' ? 'application/pdf' : 'image/png',
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    resource,
    idBaris,
    field,
    kunci,
  };
  return { row, kunci, content };
}
