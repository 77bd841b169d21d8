import { declared, type ListFilter } from '../kit/index.ts';
import { isKodeJenisMbkm, type KodeJenisMbkm } from '../mbkm/jenis.ts';

/** Kinds of detail page of the conversion assessment with the word that their title ends in (docs/domain/20 §3). */
export const kelompok = declared({
  kkn: 'KKN',
  komcad: 'Komcad',
  kwu: 'KWU',
  outbound: 'Outbound',
  penilaian: 'Magang',
  riset: 'Riset',
} as const);

export type Kelompok = keyof typeof kelompok;
export const semuaKelompok = Object.keys(kelompok).filter((name): name is Kelompok => Object.hasOwn(kelompok, name));

const kelompokJenis: Readonly<Record<KodeJenisMbkm, Kelompok>> = {
  magang: 'penilaian',
  studi_independen: 'penilaian',
  kampus_mengajar: 'penilaian',
  praktisi_mengajar: 'penilaian',
  kkn: 'kkn',
  kwu: 'kwu',
  komcad: 'komcad',
  riset: 'riset',
  outbound: 'outbound',
  permadi: 'outbound',
};

/** The kinds of programme whose participations one detail page shows. */
export const jenisKelompok = (kind: Kelompok): KodeJenisMbkm[] =>
  Object.keys(kelompokJenis)
    .filter(isKodeJenisMbkm)
    .filter(kode => kelompokJenis[kode] === kind);

/** The detail page of a participation, by its kind of programme. */
export const kelompokDetail = (kode: unknown): Kelompok => (isKodeJenisMbkm(kode) ? kelompokJenis[kode] : 'penilaian');

/**
 * Side that works on a family's screens: the study programme grades, the university reviews (docs/domain/20 §3, P and
 * U).
 */
type Sisi = 'prodi' | 'universitas';
/** Which participations a family is about, by their KKN course. */
export type Cakupan = 'semua' | 'kkn' | 'tanpa-kkn';

export interface Keluarga {
  /** Address of the list. */
  path: string;
  title: string;
  sisi: Sisi;
  cakupan: Cakupan;
}

const cakupanPath: Readonly<Record<Cakupan, string>> = {
  semua: '/penilaian-konversi',
  kkn: '/penilaian-konversi-matkul-kkn',
  'tanpa-kkn': '/penilaian-konversi-matkul-tanpa-kkn',
};

const keluargaDari = (cakupan: Cakupan, prodi: string, universitas: string): readonly Keluarga[] => [
  { path: cakupanPath[cakupan], title: prodi, sisi: 'prodi', cakupan },
  { path: `${cakupanPath[cakupan]}2`, title: universitas, sisi: 'universitas', cakupan },
];

/** The six families, in the order of the menu. */
export const keluarga: readonly Keluarga[] = declared([
  ...keluargaDari('semua', 'Penilaian Konversi', 'Pemeriksaan Konversi'),
  ...keluargaDari('kkn', 'Penilaian Matkul KKN', 'Pemeriksaan Matkul KKN'),
  ...keluargaDari('tanpa-kkn', 'Penilaian Matkul Non-KKN', 'Pemeriksaan Matkul Non-KKN'),
]);

/** Participations of a family: all whose package was approved, with or without a KKN course. */
export const filterCakupan: Readonly<Record<Cakupan, ListFilter>> = {
  semua: {},
  kkn: { adaMatkulKkn: true },
  'tanpa-kkn': { adaMatkulKkn: false },
};
