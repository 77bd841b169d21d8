import type { Readable } from 'node:stream';
import { type Identity, productName } from '../../../resources/identity.ts';
import { type Registry, setVocabulary, setZone, type ZoneName } from '../../../resources/kit/index.ts';
import { identitas, identitasUtama } from '../../../resources/pengaturan/identitas.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { isKunciSebutan, type Sebutan, sebutanBawaan, vocabularyOf } from '../../../resources/sebutan.ts';
import { tableName } from '../database/columns.ts';
import type { Db, DbRow, Queryable } from '../database/db.ts';
import { firstIdentity } from '../identity.ts';

/** A picture of the identity that was uploaded. */
export interface IdentityPicture extends DbRow {
  readonly id: string;
  readonly sha256: string;
  readonly tipe: string;
  readonly kunci: string;
}

const pictureNames = ['logo', 'logoGelap', 'logoSurat', 'favicon', 'ikonAplikasi'] as const;
type PictureName = (typeof pictureNames)[number];

/** The identity with what was uploaded for it. */
export interface Known {
  readonly identity: Identity;
  readonly pictures: Readonly<Partial<Record<PictureName, IdentityPicture>>>;
}

const first: Known = { identity: firstIdentity, pictures: {} };

interface Stored extends DbRow, Record<PictureName, string | null> {
  version: number;
  namaUniversitas: string;
  singkatan: string;
  namaPortal: string;
  produk: string;
  motto: string;
  warnaUtama: string;
  warnaAksen: string;
  telepon: string;
  email: string;
  alamat: string;
  kota: string;
  jamLayanan: string;
  zonaWaktu: ZoneName;
  domainSurel: string | null;
  instagram: string | null;
  youtube: string | null;
  facebook: string | null;
  x: string | null;
}

/** Address of a picture; its content is in it, so whoever has it may keep it. */
const pictureAddress = ({ sha256, tipe }: Pick<IdentityPicture, 'sha256' | 'tipe'>): string =>
  `/identitas/${sha256.slice(0, 16)}.${tipe === 'image/svg+xml' ? 'svg' : 'png'}`;

/** The identity that is stored, else what the installation started with. */
export async function readIdentity(on: Queryable): Promise<Known> {
  const row = await on.one<Stored>(
    `select version, nama_universitas, singkatan, nama_portal, produk, motto, warna_utama, warna_aksen, telepon, email,
       alamat, kota, jam_layanan, zona_waktu, domain_surel, instagram, youtube, facebook, x,
       logo, logo_gelap, logo_surat, favicon, ikon_aplikasi
     from ${tableName(identitas)} where kunci = $1`,
    [identitasUtama],
    { prepare: true },
  );
  if (!row) return first;
  const named = await readTerms(on);
  const ids = pictureNames.map(name => row[name]).filter(id => id !== null);
  const found = ids.length
    ? await on.query<IdentityPicture>(
        'select id, sha256, tipe, kunci from internal_berkas where id = any($1) and dihapus_pada is null',
        [ids],
      )
    : [];
  const byId = new Map(found.map(picture => [picture.id, picture]));
  const at = (name: PictureName) => byId.get(row[name] ?? '');
  const pictures = {
    ...(at('logo') ? { logo: at('logo') } : {}),
    ...(at('logoGelap') ? { logoGelap: at('logoGelap') } : {}),
    ...(at('logoSurat') ? { logoSurat: at('logoSurat') } : {}),
    ...(at('favicon') ? { favicon: at('favicon') } : {}),
    ...(at('ikonAplikasi') ? { ikonAplikasi: at('ikonAplikasi') } : {}),
  };
  const known = identityOf(row, pictures);
  return { identity: { ...known, versi: known.versi + named.changes, sebutan: named.sebutan }, pictures };
}

/** Renamed terms that differ from the texts of the sources, and the number of changes so far. */
async function readTerms(on: Queryable): Promise<{ sebutan: Sebutan; changes: number }> {
  const rows = await on.query<{ kunci: string; nama: string; inggris: string; version: number }>(
    `select kunci, nama, inggris, version from ${tableName(sebutan)}`,
    [],
    { prepare: true },
  );
  const renamed = rows.filter(
    ({ kunci, nama, inggris }) =>
      isKunciSebutan(kunci) && (nama !== sebutanBawaan[kunci].id || inggris !== sebutanBawaan[kunci].en[0]),
  );
  return {
    sebutan: Object.fromEntries(renamed.map(({ kunci, nama, inggris }) => [kunci, { id: nama, en: inggris }])),
    changes: rows.reduce((sum, { version }) => sum + version - 1, 0),
  };
}

function identityOf(row: Stored, pictures: Known['pictures']): Identity {
  const address = (name: PictureName) => {
    const picture = pictures[name];
    return picture ? pictureAddress(picture) : undefined;
  };
  const logo = address('logo') ?? firstIdentity.logo;
  return {
    versi: row.version,
    namaUniversitas: row.namaUniversitas,
    singkatan: row.singkatan,
    namaPortal: row.namaPortal,
    motto: row.motto,
    produk: productName(row.produk, row),
    telepon: row.telepon,
    email: row.email,
    alamat: row.alamat,
    kota: row.kota,
    jamLayanan: row.jamLayanan,
    zonaWaktu: row.zonaWaktu,
    domainSurel: row.domainSurel ?? '',
    warnaUtama: row.warnaUtama,
    warnaAksen: row.warnaAksen,
    logo,
    logoGelap: address('logoGelap') ?? logo,
    favicon: address('favicon') ?? logo,
    sosial: {
      instagram: row.instagram ?? '',
      youtube: row.youtube ?? '',
      facebook: row.facebook ?? '',
      x: row.x ?? '',
    },
    sebutan: {},
  };
}

/** Told by whoever writes the identity. */
export const identityChannel = 'identitas';
/** Heals a lost notification. */
const keptFor = 30_000;
/** After a failed reading the last known identity is used for this long before the database is asked again. */
const askedAgainAfter = 1_000;

/** Where uploaded pictures lie. */
interface PictureStorage {
  read(key: string): Promise<Readable | undefined>;
}

export interface IdentitySource {
  /** The same object until the identity changes, so that what is made of it can be kept with it. */
  read(): Promise<Known>;
  /** Content of an uploaded picture; undefined where there is none. */
  bytes(picture: IdentityPicture | undefined): Promise<Buffer | undefined>;
}

/** The identity in memory, until told that it changed. */
export function createIdentity(db: Db, registry: Registry, storage?: PictureStorage): IdentitySource {
  const bytes: IdentitySource['bytes'] = async picture => {
    const stream = picture && (await storage?.read(picture.kunci));
    if (!stream) return undefined;
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  };
  // A registry of a test has none.
  if (!registry.find(identitas.name)) return { read: async () => first, bytes };
  let known: Known | undefined;
  let until = 0;
  let generation = 0;
  let asked: Promise<Known> | undefined;
  let listening = false;
  const listen = () => {
    listening = true;
    db.listen(identityChannel, () => {
      until = 0;
      asked = undefined;
      generation++;
      // The clock and the words of this process follow at once, also where nobody asks for a page.
      read().catch(() => undefined);
    });
  };
  const ask = async (): Promise<Known> => {
    const begun = generation;
    const found = await readIdentity(db);
    const same = known && JSON.stringify(known) === JSON.stringify(found) ? known : found;
    if (begun === generation) {
      setZone(same.identity.zonaWaktu);
      known = same;
      until = performance.now() + keptFor;
      setVocabulary(vocabularyOf(same.identity));
    }
    return same;
  };
  // A page must not fail because the database is away for a moment.
  const askOrKeep = async (): Promise<Known> => {
    try {
      return await ask();
    } catch (error) {
      if (!known) throw error;
      until = performance.now() + askedAgainAfter;
      return known;
    }
  };
  const read = (): Promise<Known> => {
    if (!listening) listen();
    if (known && until > performance.now()) {
      setVocabulary(vocabularyOf(known.identity));
      return Promise.resolve(known);
    }
    if (asked) return asked;
    const mine = askOrKeep().finally(() => {
      if (asked === mine) asked = undefined;
    });
    asked = mine;
    return mine;
  };
  return { bytes, read };
}
