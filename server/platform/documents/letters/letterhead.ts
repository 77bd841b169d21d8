import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Column, Content } from 'pdfmake/interfaces.js';
import type { Identity } from '../../../../resources/identity.ts';
import type { IdentitySource } from '../../access/identity.ts';

/** Folders of static files: of the sources, and of a build (dist/server beside the project's public/). */
const folders = ['../../../../public/', '../../public/', '../app/'].map(path => new URL(path, import.meta.url));

const size = 68;

/** The organisation's part of a sheet. */
export interface Paper {
  readonly identity: Identity;
  readonly logo: Content | undefined;
}

/** The paper of this moment, with the logo that was uploaded for letters, else that of the portal. */
export async function paperOf(source: IdentitySource): Promise<Paper> {
  const { identity, pictures } = await source.read();
  const picture = pictures.logoSurat ?? pictures.logo;
  const bytes = await source.bytes(picture);
  return { identity, logo: picture && bytes ? drawn(bytes, picture.tipe) : fileLogo(identity) };
}

const drawn = (bytes: Buffer, tipe: string): Content =>
  tipe === 'image/svg+xml'
    ? { svg: bytes.toString('utf8'), fit: [size, size] }
    : { image: `data:${tipe};base64,${bytes.toString('base64')}`, fit: [size, size] };

/** The logo that the portal was installed with; undefined when there is none of a kind that a PDF can hold. */
function fileLogo({ logo }: Identity): Content | undefined {
  const name = basename(logo);
  const path = folders.map(folder => fileURLToPath(new URL(name, folder))).find(candidate => existsSync(candidate));
  if (!path) return undefined;
  if (name.endsWith('.svg')) return drawn(readFileSync(path), 'image/svg+xml');
  const type = /\.(png|jpe?g)$/.exec(name)?.[1];
  if (!type) return undefined;
  return drawn(readFileSync(path), type === 'png' ? 'image/png' : 'image/jpeg');
}

/**
 * Logo, name, unit, address and the double rule, from the identity (docs/domain/60 §1).
 * @param above a line above the name, such as a ministry
 */
export function letterhead(
  { identity, logo }: Paper,
  unit: string,
  width: number,
  above = '',
  language: 'id' | 'en' = 'id',
): Content[] {
  const name = identity.namaUniversitas.toUpperCase();
  const contact =
    language === 'en'
      ? `Telephone ${identity.telepon} · Email ${identity.email}`
      : `Telepon ${identity.telepon} · Surel ${identity.email}`;
  const words: Content = {
    stack: [
      ...(above ? [{ text: above.toUpperCase(), fontSize: above.length > 44 ? 9 : 11 }] : []),
      { text: name, bold: true, fontSize: name.length > 36 ? 14 : 17, characterSpacing: 0.4 },
      { text: unit, bold: true, fontSize: 12, margin: [0, 1, 0, 3] },
      { text: identity.alamat, fontSize: 9.5 },
      { text: contact, fontSize: 9.5 },
    ],
    alignment: 'center',
    color: '#111111',
    margin: [0, 3, 0, 0],
  };
  // An empty column of the mark's width on the right keeps the words in the middle of the page.
  const columns: Column[] = logo
    ? [
        { stack: [logo], width: 76 },
        { stack: [words], width: '*' },
        { text: '', width: 76 },
      ]
    : [{ stack: [words], width: '*' }];
  const rule = (y: number, lineWidth: number, lineColor: string) =>
    ({ type: 'line', x1: 0, y1: y, x2: width, y2: y, lineWidth, lineColor }) as const;
  return [
    { columns, columnGap: 0 },
    { canvas: [rule(6, 2.2, identity.warnaUtama), rule(8.8, 0.6, '#111111')], margin: [0, 0, 0, 16] },
  ];
}
