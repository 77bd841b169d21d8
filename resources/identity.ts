import type { ZoneName } from './kit/day.ts';
import { portalName } from './portalName.ts';
import type { Sebutan } from './sebutan.ts';

/** Operator of this portal on pages, letters and mails (docs/domain/60 §1). */
export interface Identity {
  /** Grows with each change; 0 while it is what the installation began with. */
  readonly versi: number;
  readonly namaUniversitas: string;
  readonly singkatan: string;
  readonly namaPortal: string;
  readonly motto: string;
  /** Full name of the product, which is also in page titles. */
  readonly produk: string;
  readonly telepon: string;
  readonly email: string;
  readonly alamat: string;
  readonly kota: string;
  readonly jamLayanan: string;
  readonly zonaWaktu: ZoneName;
  /** Domain of the addresses that the campus gives out; '' where none is named. */
  readonly domainSurel: string;
  readonly warnaUtama: string;
  readonly warnaAksen: string;
  /** Address of the logo for light grounds. */
  readonly logo: string;
  /** The same for dark grounds. */
  readonly logoGelap: string;
  /** Picture of a browser's tab. */
  readonly favicon: string;
  readonly sosial: Readonly<Record<'instagram' | 'youtube' | 'facebook' | 'x', string>>;
  /** Terms that replace those of the source texts. */
  readonly sebutan: Sebutan;
}

/** True if the portal or a term is renamed. */
export const isRenamed = ({ namaPortal, sebutan }: Pick<Identity, 'namaPortal' | 'sebutan'>): boolean =>
  namaPortal !== portalName || Object.keys(sebutan).length > 0;

/** The logo that the portal comes with; the back office draws its own mark in the colour of its words instead. */
export const shippedLogo = '/logo.svg';

/** Required content of an identity file; the rest has defaults. */
type Written = Omit<
  Identity,
  'versi' | 'domainSurel' | 'zonaWaktu' | 'warnaAksen' | 'logoGelap' | 'favicon' | 'sebutan'
> &
  Partial<Pick<Identity, 'domainSurel' | 'zonaWaktu' | 'warnaAksen'>>;

/** `{namaPortal} {namaUniversitas}` with the names in place; an unknown word stays as it is. */
export const productName = (
  template: string,
  names: Pick<Identity, 'namaUniversitas' | 'singkatan' | 'namaPortal' | 'motto' | 'kota'>,
): string =>
  template.replace(
    /\{(namaUniversitas|singkatan|namaPortal|motto|kota)\}/g,
    (_, name: keyof typeof names) => names[name],
  );

/** The identity that a file writes. */
export const fromFile = (file: Written): Identity => ({
  versi: 0,
  namaUniversitas: file.namaUniversitas,
  singkatan: file.singkatan,
  namaPortal: file.namaPortal,
  motto: file.motto,
  produk: productName(file.produk, file),
  telepon: file.telepon,
  email: file.email,
  alamat: file.alamat,
  kota: file.kota,
  jamLayanan: file.jamLayanan,
  zonaWaktu: file.zonaWaktu ?? 'WIB',
  domainSurel: file.domainSurel ?? '',
  warnaUtama: file.warnaUtama,
  warnaAksen: file.warnaAksen ?? '#F2A900',
  logo: file.logo,
  logoGelap: file.logo,
  favicon: file.logo,
  sosial: file.sosial,
  sebutan: {},
});

/** Id of the data block in which a page carries the identity. */
export const identityBlock = 'identitas';
