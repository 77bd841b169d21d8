import { declared } from '../kit/terms.ts';
import { programPublik } from '../umum/panggilanPublik.ts';
import type { BagianBerurut } from './situsBagian.ts';

/** Parts of the public pages that can be changed on /pengaturan/situs (docs/domain/60 §8); others cannot. */

/** The pages: the index, one for each programme, and the one that is there in English too. */
export const halamanSitus = ['beranda', ...programPublik, 'pertukaran_en'] as const;
export type HalamanSitus = (typeof halamanSitus)[number];

export const isHalamanSitus = (key: string): key is HalamanSitus => halamanSitus.some(known => known === key);

/** Page and language. */
interface TempatHalaman {
  readonly key: Exclude<HalamanSitus, 'pertukaran_en'>;
  readonly language: 'id' | 'en';
}

export const tempatHalaman = (page: HalamanSitus): TempatHalaman =>
  page === 'pertukaran_en' ? { key: 'pertukaran', language: 'en' } : { key: page, language: 'id' };

/** The parts of a page. `halaman` is no section: it is what others show of the page. */
export type KunciBagian = 'halaman' | 'home' | BagianBerurut;

/** Placeholders that a text may have: those of the identity, those and the programme's figures, or none. */
export type Sisipan = 'nama' | 'angka';
const namaSisipan = ['uni', 'produk', 'telepon', 'email', 'jamLayanan'] as const;
const angkaSisipan = ['minSemester', 'minIpk', 'minSks', 'maksSks'] as const;

/** The places that a text of a page may have. */
export const sisipanOf = (page: HalamanSitus, kind: Sisipan | undefined): readonly string[] => {
  if (!kind) return [];
  return kind === 'angka' && page !== 'beranda' ? [...namaSisipan, ...angkaSisipan] : namaSisipan;
};

/** Pictures that a benefit may have. */
export const ikonManfaat = declared({
  portfolio: 'Portofolio',
  mentor: 'Pembimbing',
  cap: 'Toga',
  network: 'Jejaring',
  badge: 'Lencana',
  team: 'Tim',
  flag: 'Bendera',
  chart: 'Grafik',
  heart: 'Hati',
  ledger: 'Buku kas',
  award: 'Penghargaan',
  landmark: 'Gedung',
  book: 'Buku',
  globe: 'Dunia',
  compass: 'Kompas',
  speech: 'Percakapan',
  palette: 'Palet',
  route: 'Rute',
  refresh: 'Pembaruan',
  target: 'Sasaran',
  bulb: 'Lampu',
  copresent: 'Papan tulis',
  school: 'Sekolah',
  shield: 'Perisai',
  storefront: 'Toko',
  travel: 'Perjalanan',
  volunteer: 'Relawan',
  work: 'Tas kerja',
} as const);
export type IkonManfaat = keyof typeof ikonManfaat;

export const isIkonManfaat = (key: string): key is IkonManfaat => Object.hasOwn(ikonManfaat, key);

interface Teks {
  readonly kind: 'text';
  readonly label: string;
  /** Most characters. */
  readonly most: number;
  /** Several lines high in the form. */
  readonly long: boolean;
  readonly fills?: Sisipan;
}

/** A field of a section. */
export type IsianSitus =
  | Teks
  | { readonly kind: 'link'; readonly label: string }
  | { readonly kind: 'picture'; readonly label: string }
  | {
      readonly kind: 'texts';
      readonly label: string;
      /** Name of one entry. */
      readonly one: string;
      readonly least: number;
      readonly most: number;
      readonly each: Teks;
    }
  | {
      readonly kind: 'items';
      readonly label: string;
      readonly one: string;
      readonly least: number;
      readonly most: number;
      readonly fields: Readonly<Record<string, Teks | { readonly kind: 'icon'; readonly label: string }>>;
    }
  | {
      /** Choice and order of the known cards. */
      readonly kind: 'cards';
      readonly label: string;
      /** Labels in the order of the code. */
      readonly choices: Readonly<Record<string, string>>;
    };

const line = (label: string, most: number, fills?: Sisipan): Teks => ({
  kind: 'text',
  label,
  most,
  long: false,
  ...(fills ? { fills } : {}),
});
const lines = (label: string, most: number, fills?: Sisipan): Teks => ({ ...line(label, most, fills), long: true });
const heading = line('Judul bagian', 80);
/** The bar says it too. */
const barHeading = line('Judul bagian', 30);

export interface BagianSitus {
  readonly label: string;
  /** True if the section can be hidden; navigation cannot. */
  readonly hideable: boolean;
  readonly fields: Readonly<Record<string, IsianSitus>>;
}

const faq: BagianSitus = {
  label: 'Tanya jawab',
  hideable: true,
  fields: {
    heading,
    questions: {
      kind: 'items',
      label: 'Pertanyaan',
      one: 'pertanyaan',
      least: 1,
      most: 20,
      fields: { question: line('Pertanyaan', 150), answer: lines('Jawaban', 600, 'angka') },
    },
  },
};

const steps: IsianSitus = {
  kind: 'texts',
  label: 'Langkah',
  one: 'langkah',
  least: 1,
  most: 12,
  each: line('Langkah', 160),
};

/** Buttons lead where the pages need them to; where the second one only points further down, that is free. */
const hero = (secondaryLeads: boolean): BagianSitus => ({
  label: 'Pembuka',
  hideable: false,
  fields: {
    eyebrow: line('Teks kecil di atas judul', 60),
    heading: line('Judul utama', 90),
    lead: lines('Kalimat pengantar', 300, 'angka'),
    primary: line('Tombol pertama', 40),
    secondary: line('Tombol kedua', 40),
    ...(secondaryLeads ? { secondaryHref: { kind: 'link', label: 'Tujuan tombol kedua' } satisfies IsianSitus } : {}),
    picture: { kind: 'picture', label: 'Foto pengganti gambar' },
  },
});

const halaman: BagianSitus = {
  label: 'Judul tab dan mesin pencari',
  hideable: false,
  fields: { title: line('Judul tab', 120, 'angka'), description: lines('Deskripsi', 220, 'angka') },
};

const paragraphs: IsianSitus = {
  kind: 'texts',
  label: 'Paragraf',
  one: 'paragraf',
  least: 1,
  most: 6,
  each: lines('Paragraf', 700, 'nama'),
};
const aboutPicture: IsianSitus = { kind: 'picture', label: 'Foto di bawah paragraf' };
const data = (label: string): BagianSitus => ({ label, hideable: true, fields: { heading } });

const listed = { portofolio: data('Cerita'), mitra: data('Mitra'), berita: data('Berita'), faq };

type Bentuk = Readonly<Record<KunciBagian, BagianSitus>>;

/** The cards of programmes on the index. */
const kartu: Readonly<Record<(typeof programPublik)[number], string>> = {
  magang: 'Kartu Magang',
  kkn: 'Kartu KKN',
  kwu: 'Kartu Kewirausahaan',
  komcad: 'Kartu Komcad',
  pertukaran: 'Kartu Pertukaran Mahasiswa',
  kampus_mengajar: 'Kartu Kampus Mengajar',
  praktisi_mengajar: 'Kartu Praktisi Mengajar',
  studi_independen: 'Kartu Studi Independen',
};

const beranda: Bentuk = {
  halaman,
  home: hero(true),
  about: {
    label: 'Program',
    hideable: false,
    fields: {
      heading: line('Judul bagian', 90),
      paragraphs,
      cards: { kind: 'cards', label: 'Kartu program: urutan dan yang tampil', choices: kartu },
      ...Object.fromEntries(Object.entries(kartu).map(([code, label]) => [code, line(label, 100)])),
      picture: aboutPicture,
    },
  },
  program: {
    label: 'Pusat informasi',
    hideable: false,
    fields: {
      heading: barHeading,
      stepsHeading: line('Judul langkah', 60),
      steps,
      inboundText: lines('Kotak mahasiswa kampus lain', 200, 'nama'),
      inboundLabel: line('Tombol pendaftaran kampus lain', 40),
      partnerText: lines('Kotak calon mitra', 200, 'nama'),
    },
  },
  ...listed,
};

const program = (secondaryLeads: boolean): Bentuk => ({
  halaman,
  home: hero(secondaryLeads),
  about: {
    label: 'Tentang program',
    hideable: true,
    fields: {
      heading: line('Judul bagian', 90),
      paragraphs,
      benefitsHeading: line('Judul manfaat', 60),
      benefits: {
        kind: 'items',
        label: 'Manfaat',
        one: 'manfaat',
        least: 1,
        most: 9,
        fields: {
          icon: { kind: 'icon', label: 'Gambar' },
          title: line('Judul', 60),
          text: line('Keterangan', 120, 'angka'),
        },
      },
      picture: aboutPicture,
    },
  },
  program: {
    label: 'Pusat informasi',
    hideable: false,
    fields: {
      heading: barHeading,
      requirementsHeading: line('Judul syarat', 60),
      requirements: {
        kind: 'texts',
        label: 'Syarat',
        one: 'syarat',
        least: 1,
        most: 15,
        each: line('Syarat', 200, 'angka'),
      },
      stepsHeading: line('Judul langkah', 60),
      steps,
    },
  },
  ...listed,
});

const leadingFurther = program(true);
/** On these pages the second button leads to a door of its own. */
const withDoor = program(false);

/** Editable fields of a page. */
export const bentukSitus = (page: HalamanSitus): Bentuk => {
  if (page === 'beranda') return beranda;
  return page === 'pertukaran' || page === 'pertukaran_en' ? withDoor : leadingFurther;
};
