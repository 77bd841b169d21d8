import type { Row } from '../../../../resources/kit/index.ts';
import type { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import type { profilUsaha } from '../../../../resources/kwu/profil.ts';
import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { Term } from '../../../demo/calendar.ts';

/** The businesses of KWU and who is in them (docs/domain/30 §5); days are counted from today. */

/** The calendar of a period's rules, in the order of `kwu/pengaturan`. */
export interface RulesStory {
  term: Term;
  open: number;
  close: number;
  /** Re-registration. */
  from: number;
  until: number;
  start: number;
  end: number;
  progress: number;
  final: number;
  grades: number;
}

/** A former period, the one under way and the one whose registration is open. */
export const rules: readonly RulesStory[] = [
  {
    term: -1,
    open: -300,
    close: -270,
    from: -269,
    until: -255,
    start: -250,
    end: -95,
    progress: -180,
    final: -100,
    grades: -85,
  },
  {
    term: 0,
    open: -130,
    close: -112,
    from: -111,
    until: -92,
    start: -90,
    end: 60,
    progress: -14,
    final: 55,
    grades: 75,
  },
  { term: 1, open: -10, close: 20, from: 21, until: 40, start: 97, end: 225, progress: 150, final: 220, grades: 235 },
];

export const rulesOf = (term: Term): RulesStory => {
  const found = rules.find(each => each.term === term);
  if (!found) throw new Error(`KWU tanpa aturan periode ${term}`);
  return found;
};

export interface BusinessStory {
  key: string;
  term: Term;
  nama: string;
  usaha: string;
  jenis: 'kelompok' | 'mandiri';
  kategori: Row<typeof kelompokKwu>['kategori'];
  tahap: Row<typeof kelompokKwu>['tahap'];
  skema?: Row<typeof kelompokKwu>['programEksternal'];
  size: number;
  status: Row<typeof kelompokKwu>['status'];
  /** Position among the story's lecturers. */
  dpl?: number;
  profil?: Row<typeof profilUsaha>['status'];
  /** Rupiah of a good day and of what it costs. */
  omzet?: number;
  biaya?: number;
  /** Product, and place of the business. */
  produk: string;
  lintang?: number;
  bujur?: number;
}

/** Positions among the story's lecturers; the first is the demo lecturer. */
export const arif = 0;
const [second, third] = [1, 2];

/** The demo student leads the first; the demo lecturer accompanies it and two others. */
export const businesses: readonly BusinessStory[] = [
  {
    key: 'kopi',
    term: 0,
    nama: 'Kopi Lereng',
    usaha: 'Kopi Lereng Arjuna',
    jenis: 'kelompok',
    kategori: 'makanan_minuman',
    tahap: 'bertumbuh',
    size: 4,
    status: 'aktif',
    dpl: arif,
    profil: 'disetujui',
    omzet: 425_000,
    biaya: 160_000,
    produk: 'biji kopi sangrai',
    lintang: -7.7643,
    bujur: 112.5894,
  },
  {
    key: 'batik',
    term: 0,
    nama: 'Sekar Daun',
    usaha: 'Batik Ecoprint Sekar',
    jenis: 'kelompok',
    kategori: 'industri_kreatif',
    tahap: 'awal',
    size: 3,
    status: 'aktif',
    dpl: second,
    profil: 'disetujui',
    omzet: 310_000,
    biaya: 145_000,
    produk: 'kain ecoprint',
    lintang: -7.4478,
    bujur: 112.7183,
  },
  {
    key: 'kelor',
    term: 0,
    nama: 'Kelor Asri',
    usaha: 'Sabun Daun Kelor Asri',
    jenis: 'kelompok',
    skema: 'p2mw',
    kategori: 'manufaktur_teknologi',
    tahap: 'awal',
    size: 3,
    status: 'aktif',
    dpl: third,
    profil: 'disetujui',
    omzet: 265_000,
    biaya: 120_000,
    produk: 'sabun herbal',
    lintang: -7.3162,
    bujur: 112.7351,
  },
  {
    key: 'lele',
    term: 1,
    nama: 'Bioflok Makmur',
    usaha: 'Lele Bioflok Makmur',
    jenis: 'kelompok',
    kategori: 'budi_daya',
    tahap: 'awal',
    size: 3,
    status: 'disetujui',
    dpl: arif,
    profil: 'diajukan',
    produk: 'lele segar',
  },
  {
    key: 'pisang',
    term: 1,
    nama: 'Renyah Bersama',
    usaha: 'Keripik Pisang Renyah',
    jenis: 'kelompok',
    kategori: 'makanan_minuman',
    tahap: 'awal',
    size: 3,
    status: 'disetujui',
    dpl: second,
    profil: 'disetujui_dpl',
    produk: 'keripik pisang',
    lintang: -8.0983,
    bujur: 112.1682,
  },
  {
    key: 'konten',
    term: 1,
    nama: 'Studio Konten',
    usaha: 'Studio Konten Kampus',
    jenis: 'mandiri',
    kategori: 'bisnis_digital',
    tahap: 'ide',
    size: 1,
    status: 'disetujui',
    dpl: arif,
    profil: 'revisi',
    produk: 'jasa video pendek',
  },
  {
    key: 'jahit',
    term: 1,
    nama: 'Jahit Daring',
    usaha: 'Jahit Daring Mbak Wulan',
    jenis: 'mandiri',
    kategori: 'jasa_perdagangan',
    tahap: 'ide',
    size: 1,
    status: 'disetujui',
    profil: 'draf',
    produk: 'jasa jahit',
  },
  {
    key: 'kemah',
    term: 1,
    nama: 'Sewa Kemah',
    usaha: 'Sewa Alat Kemah Rinjani',
    jenis: 'mandiri',
    kategori: 'jasa_perdagangan',
    tahap: 'ide',
    size: 1,
    status: 'disetujui',
    dpl: third,
    profil: 'ditolak',
    produk: 'sewa tenda',
  },
  {
    key: 'ngajar',
    term: 1,
    nama: 'Ngajar Bareng',
    usaha: 'Ngajar.in',
    jenis: 'kelompok',
    kategori: 'bisnis_digital',
    tahap: 'ide',
    size: 3,
    status: 'revisi',
    produk: 'les daring',
  },
  {
    key: 'dimsum',
    term: 1,
    nama: 'Dimsum Tika',
    usaha: 'Dimsum Mbak Tika',
    jenis: 'mandiri',
    kategori: 'makanan_minuman',
    tahap: 'awal',
    size: 1,
    status: 'diajukan',
    produk: 'dimsum beku',
  },
  {
    key: 'servis',
    term: 1,
    nama: 'Servis Laptop',
    usaha: 'Servis Laptop Kampus',
    jenis: 'mandiri',
    kategori: 'jasa_perdagangan',
    tahap: 'ide',
    size: 1,
    status: 'draf',
    produk: 'servis laptop',
  },
  {
    key: 'tempe',
    term: -1,
    nama: 'Tempe Krispi',
    usaha: 'Tempe Krispi Bu Sri',
    jenis: 'kelompok',
    kategori: 'makanan_minuman',
    tahap: 'bertumbuh',
    size: 3,
    status: 'selesai',
    dpl: arif,
    profil: 'disetujui',
    produk: 'tempe krispi',
    lintang: -7.9824,
    bujur: 112.6309,
  },
];

export const businessAt = (key: string): BusinessStory => {
  const found = businesses.find(each => each.key === key);
  if (!found) throw new Error(`usaha ${key} tidak ada`);
  return found;
};

/** A participant before it has a student. */
export interface Seat {
  /** `kopi:1`; the first leads, the second keeps the money. */
  key: string;
  business: BusinessStory;
  nth: number;
  /** Position among the study programmes. */
  prodi: number;
  status: StatusPendaftaran;
  nama?: string;
}

/** The demo student leads Kopi Lereng Arjuna. */
export const demoSeat = 'kopi:1';
/** The business that came by import: its members have filled in nothing. */
export const imported = 'kelor';

const named: Readonly<Record<string, string>> = {
  'dimsum:1': 'Kartika Dewi Lestari',
  'jahit:1': 'Wulan Puspitasari',
  'batik:1': 'Sekar Ayu Wardhani',
};

const informatics = 9;
const prodiCount = 12;
/** State of the members' participations by that of their business. */
const carried: Readonly<Record<BusinessStory['status'], StatusPendaftaran>> = {
  draf: 'draf',
  diajukan: 'diajukan',
  revisi: 'revisi',
  disetujui: 'disetujui',
  ditolak: 'ditolak',
  aktif: 'berjalan',
  selesai: 'selesai',
  bubar: 'ditolak',
};

export const seats: readonly Seat[] = businesses.flatMap((business, b) =>
  Array.from({ length: business.size }, (_, i) => {
    const key = `${business.key}:${i + 1}`;
    const nama = Object.hasOwn(named, key) ? named[key] : undefined;
    return {
      key,
      business,
      nth: i + 1,
      status: carried[business.status],
      prodi: key === demoSeat ? informatics : (informatics + b * 2 + i * 3) % prodiCount,
      ...(nama ? { nama } : {}),
    };
  }),
);
export const seatsOf = ({ key }: BusinessStory): Seat[] => seats.filter(seat => seat.business.key === key);

/** Days from today on which a registration was begun; it is handed in the day after, decided on three days later. */
export const begunOn = ({ business }: Seat): number => rulesOf(business.term).open + 1;
