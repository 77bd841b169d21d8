import { type Identity, identityBlock, shippedLogo } from '../../resources/identity.ts';
import { brandShades } from '../../resources/kit/shades.ts';

/** Text for HTML text and attribute values. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that cannot end its script element. */
const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const colors = (mode: 'light' | 'dark', { warnaUtama, warnaAksen }: Identity): string =>
  `:root{--primary:${brandShades(warnaUtama, mode).primary};--accent:${warnaAksen}}`;

const markBegins = '<!--tanda-->';
const markEnds = '<!--/tanda-->';

/** The uploaded logo in place of the mark that the page draws, with the other one where the system is dark. */
function withLogo(html: string, { logo, logoGelap }: Identity): string {
  if (logo === shippedLogo) return html;
  const picture =
    `<picture><source srcset="${escaped(logoGelap)}" media="(prefers-color-scheme:dark)">` +
    `<img src="${escaped(logo)}" width="32" height="32" alt="" style="object-fit:contain"></picture>`;
  const [before = '', ...marked] = html.split(markBegins);
  return [before, ...marked.map(part => picture + part.slice(part.indexOf(markEnds) + markEnds.length))].join('');
}

/** The back office's page with the identity in its words, colours, pictures, and as data for its scripts. */
export function withIdentity(html: string, identity: Identity): string {
  const words = { PRODUK: identity.produk, PORTAL: identity.namaPortal, UNIVERSITAS: identity.namaUniversitas };
  const named = html.replaceAll(/%(PRODUK|PORTAL|UNIVERSITAS)%/g, (_, name: keyof typeof words) =>
    escaped(words[name]),
  );
  const head =
    `<link rel="icon" href="${escaped(identity.favicon)}">` +
    `<style>${colors('light', identity)}@media(prefers-color-scheme:dark){${colors('dark', identity)}}</style>` +
    `<script type="application/json" id="${identityBlock}">${dataBlock(identity)}</script></head>`;
  return withLogo(named, identity).replace('</head>', () => head);
}
