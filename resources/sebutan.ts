import type { Vocabulary } from './kit/renaming.ts';
import { portalName } from './portalName.ts';

/** Something that a university or the ministry may call otherwise: each word once, as all texts of the sources write it. */
interface NamedThing {
  readonly id: string;
  /** Spellings in English texts; the first is that of a new installation. */
  readonly en: readonly [string, ...string[]];
}

/** Terms that can be renamed on /pengaturan/sebutan (docs/domain/10 §2.1). */
export const sebutanBawaan = {
  kebijakan: { id: 'Merdeka Belajar Kampus Merdeka', en: ['Merdeka Belajar Kampus Merdeka'] },
  mbkm: { id: 'MBKM', en: ['MBKM'] },
  tim: { id: 'Tim MBKM', en: ['MBKM Team'] },
  jenis: { id: 'Jenis MBKM', en: ['Kind of MBKM'] },
  magang: { id: 'Magang', en: ['Internship'] },
  kkn: { id: 'KKN', en: ['Community Service', 'KKN'] },
  kewirausahaan: { id: 'Kewirausahaan', en: ['Entrepreneurship'] },
  kwu: { id: 'KWU', en: ['KWU'] },
  wirausaha: { id: 'Wirausaha', en: ['Entrepreneur'] },
  komponenCadangan: { id: 'Komponen Cadangan', en: ['Reserve Component'] },
  komcad: { id: 'Komcad', en: ['Komcad'] },
  pertukaranMahasiswa: { id: 'Pertukaran Mahasiswa', en: ['Student Exchange'] },
  pertukaran: { id: 'Pertukaran', en: ['Exchange'] },
  inbound: { id: 'Inbound', en: ['Inbound'] },
  outbound: { id: 'Outbound', en: ['Outbound'] },
  permadi: { id: 'Permadi', en: ['Permadi'] },
  riset: { id: 'Riset', en: ['Research', 'Riset'] },
  portofolio: { id: 'Portofolio', en: ['Portfolio'] },
  kampusMengajar: { id: 'Kampus Mengajar', en: ['Teaching Campus'] },
  praktisiMengajar: { id: 'Praktisi Mengajar', en: ['Practitioners Teach'] },
  studiIndependen: { id: 'Studi Independen', en: ['Independent Study'] },
} as const satisfies Readonly<Record<string, NamedThing>>;

export type KunciSebutan = keyof typeof sebutanBawaan;

export const isKunciSebutan = (key: string): key is KunciSebutan => Object.hasOwn(sebutanBawaan, key);

/** Renamed terms. */
export type Sebutan = Readonly<Partial<Record<KunciSebutan, { readonly id: string; readonly en: string }>>>;

/** Part of an identity that names things. */
interface Named {
  readonly namaPortal: string;
  readonly sebutan: Sebutan;
}

const known = new WeakMap<Named, Vocabulary>();

/** Every word that may be called otherwise, with what it is called in an identity. */
export function vocabularyOf(identity: Named): Vocabulary {
  const made = known.get(identity);
  if (made) return made;
  const { sebutan, namaPortal } = identity;
  const things = Object.entries(sebutanBawaan).flatMap(([key, { id, en }]) => {
    const now = isKunciSebutan(key) ? sebutan[key] : undefined;
    const english = now?.en ?? en[0];
    return [
      { language: 'id' as const, from: id, to: now?.id ?? id },
      // Another spelling stays too, where the English is as it was.
      ...en.map(from => ({ language: 'en' as const, from, to: english === en[0] ? from : english })),
    ];
  });
  const inLanguage = (wanted: 'id' | 'en') => [
    { from: portalName, to: namaPortal },
    ...things.filter(({ language }) => language === wanted).map(({ from, to }) => ({ from, to })),
  ];
  const vocabulary = { id: inLanguage('id'), en: inLanguage('en') };
  known.set(identity, vocabulary);
  return vocabulary;
}
