import { createHash } from 'node:crypto';
import type { DemoFile } from './files.ts';
import { idOf } from './ids.ts';

/** Partners of the demo university with a logo: its words and its colour; twelve of them (docs/domain/60 §6). */
const logos: Readonly<Record<string, readonly [words: string, hue: number]>> = {
  nusa: ['Nusa Digital', 212],
  arta: ['Bank Arta Niaga', 342],
  bahari: ['Bahari Logistik', 196],
  kominfo: ['Kominfo', 226],
  energi: ['Energi Lestari', 96],
  tani: ['Tani Makmur', 130],
  cipta: ['Cipta Karya', 24],
  samudra: ['Samudra Kimia', 178],
  pelita: ['Pelita Anak', 44],
  radio: ['Radio Suara Timur', 4],
  brida: ['BRIDA', 262],
  data: ['Wahana Data', 288],
};

/** Signs of the logos, one after the other. */
const signs = [
  '<circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="8" fill="#fff"/>',
  '<path d="M14 46 32 14l18 32z"/>',
  '<rect x="14" y="14" width="36" height="36" rx="10"/><path d="M22 38c6-12 14-12 20 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>',
  '<path d="M32 12 50 22v20L32 52 14 42V22z"/>',
];

const svg = (words: string, hue: number, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${72 + words.length * 12}" height="64" role="img"><title>${words}</title>` +
  `<g fill="hsl(${hue} 62% 38%)">${sign}</g>` +
  `<text x="62" y="39" font-family="Verdana, 'DejaVu Sans', sans-serif" font-size="19" font-weight="700" fill="hsl(${hue} 55% 26%)">${words}</text></svg>`;

const fileId = (idMitra: string) => idOf('internal/berkas', `master/mitra:${idMitra}:logo`);

/** The file of a partner's logo; null for partners without one. */
export const logoOf = (key: string, idMitra: string): string | null => (logos[key] ? fileId(idMitra) : null);

/** The logos as files in the store. */
export const logoFiles = (idOfPartner: (key: string) => string): DemoFile[] =>
  Object.entries(logos).map(([key, [words, hue]], i) => {
    const idBaris = idOfPartner(key);
    const id = fileId(idBaris);
    const kunci = `contoh/${id}.svg`;
    const content = Buffer.from(svg(words, hue, signs[i % signs.length] ?? ''));
    return {
      kunci,
      content,
      row: {
        id,
        namaAsli: `${words}.svg`,
        tipe: 'image/svg+xml',
        ukuran: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        resource: 'master/mitra',
        idBaris,
        field: 'logo',
        kunci,
      },
    };
  });
