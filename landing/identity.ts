import shipped from '../config/identitas.json' with { type: 'json' };
import { fromFile, type Identity, identityBlock } from '../resources/identity.ts';
import { isZoneName, setZone, zones } from '../resources/kit/day.ts';
import type { Numbers, ProgramCode } from './content/types.ts';

/** Identity of public pages: with the programmes that the index shows, in its order, where the university changed them. */
export interface PageIdentity extends Identity {
  readonly program?: readonly ProgramCode[];
}

/** Identity that the server has written into the page. */
function ofPage(): PageIdentity | undefined {
  if (typeof document === 'undefined') return undefined;
  const block = document.getElementById(identityBlock)?.textContent;
  return block ? JSON.parse(block) : undefined;
}

/** Operator of this portal (docs/domain/60 §1): in a browser the page's, on the server that of the last rendering. */
export let identity: PageIdentity = ofPage() ?? fromFile(shipped);
setZone(identity.zonaWaktu);

/** Takes over another identity; pages are then rendered for it. */
export function become(next: PageIdentity): void {
  identity = next;
  setZone(next.zonaWaktu);
}

const gradePoint = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const gradePointEnglish = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const dayNames: Readonly<Record<string, string>> = {
  Senin: 'Monday',
  Selasa: 'Tuesday',
  Rabu: 'Wednesday',
  Kamis: 'Thursday',
  Jumat: 'Friday',
  Sabtu: 'Saturday',
  Minggu: 'Sunday',
};

/** Service hours in a language, with names of days and the time zone. */
export const hoursIn = (language: 'id' | 'en'): string =>
  language === 'en'
    ? identity.jamLayanan
        .replace(/\p{L}+/gu, word => dayNames[word] ?? word)
        .replace(/\bWI(?:B|TA|T)\b/, name => (isZoneName(name) ? zones[name].english : name))
    : identity.jamLayanan;

const words = (): Record<string, string> => ({
  uni: identity.namaUniversitas,
  produk: identity.produk,
  telepon: identity.telepon,
  email: identity.email,
  jamLayanan: identity.jamLayanan,
});

/** Puts the identity and the programme's numbers in the place of `{name}`; an unknown name stops the build. */
export function fill(text: string, numbers?: Numbers, language: 'id' | 'en' = 'id'): string {
  const said = { ...words(), jamLayanan: hoursIn(language) };
  const values: Record<string, string> = numbers
    ? {
        ...said,
        minSemester: String(numbers.minSemester),
        minIpk: (language === 'en' ? gradePointEnglish : gradePoint).format(numbers.minIpk),
        minSks: String(numbers.minSks),
        maksSks: String(numbers.maksSks),
      }
    : said;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Copy refers to unknown {${name}}: ${text}`);
    return value;
  });
}

/** The page title of a screen that has no title of its own in the copy: '{halaman} | {produk}'. */
export const titleOf = (page: string): string => `${page} | ${identity.produk}`;
