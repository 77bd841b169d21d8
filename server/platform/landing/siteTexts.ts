import type { PageIdentity } from '../../../landing/identity.ts';
import type { PageChange, Photo } from '../../../landing/pageChange.ts';
import type { Registry } from '../../../resources/kit/index.ts';
import { situs, situsGambar } from '../../../resources/pengaturan/internalSitus.ts';
import { type HalamanSitus, halamanSitus, isHalamanSitus } from '../../../resources/pengaturan/situs.ts';
import { gambarDi, masihBerlaku, tanpaBeda } from '../../../resources/pengaturan/situsIsi.ts';
import { type DokumenSitus, tanpaUbahan } from '../../../resources/pengaturan/situsSkema.ts';
import { kartuLengkap } from '../../../resources/pengaturan/situsUrutan.ts';
import { programPublik } from '../../../resources/umum/panggilanPublik.ts';
import type { IdentitySource, Known } from '../access/identity.ts';
import { tableName } from '../database/columns.ts';
import type { Db, DbRow, Queryable } from '../database/db.ts';
import { jsonOf } from './storedJson.ts';

/** Published edits of the pages; a page without an entry is as in the code. */
export type Published = ReadonlyMap<HalamanSitus, PageChange>;

/** Told by whoever publishes. */
export const siteChannel = 'situs';
/** Heals a lost notification. */
const keptFor = 30_000;
const none: Published = new Map();

interface StoredPhoto extends DbRow {
  id: string;
  lebar: number;
  tinggi: number;
  ukuran: unknown;
}

/** Where a size of a picture is had. */
const addressOf = (name: string): string => `/situs/${name}`;

/** The pictures with these ids, by id. */
export async function readPhotos(on: Queryable, ids: readonly string[]): Promise<Readonly<Record<string, Photo>>> {
  if (!ids.length) return {};
  const rows = await on.query<StoredPhoto>(
    `select id, lebar, tinggi, ukuran from ${tableName(situsGambar)} where id = any($1::uuid[])`,
    [ids],
  );
  return Object.fromEntries(
    rows.map(({ id, lebar, tinggi, ukuran }) => [
      id,
      {
        alt: '',
        lebar,
        tinggi,
        ukuran: jsonOf
          .sizes(ukuran)
          .map(size => ({ lebar: size.lebar, avif: addressOf(size.avif), webp: addressOf(size.webp) })),
      },
    ]),
  );
}

/** Pictures of programmes' pages, by programme: their cards on the index show the same. */
function cardsOf(
  documents: ReadonlyMap<HalamanSitus, DokumenSitus>,
  photos: Readonly<Record<string, Photo>>,
): PageChange['kartu'] {
  return Object.fromEntries(
    programPublik.flatMap(code => {
      const used = documents.get(code)?.isi.home?.picture;
      const photo = used && typeof used === 'object' && !Array.isArray(used) ? photos[used.id ?? ''] : undefined;
      return photo ? [[code, photo]] : [];
    }),
  );
}

/** A page as it is drawn with a document of it. */
export async function changeWith(
  on: Queryable,
  published: Published,
  page: HalamanSitus,
  dokumen: DokumenSitus,
): Promise<PageChange> {
  const { versi = 0, kartu = {} } = published.get(page) ?? {};
  return { versi, dokumen, foto: await readPhotos(on, gambarDi(dokumen)), kartu };
}

async function readPublished(on: Queryable): Promise<Published> {
  const rows = await on.query<{ kunci: string; terbit: unknown; nomor: number }>(
    `select kunci, terbit, nomor from ${tableName(situs)} where nomor > 0`,
    [],
    { prepare: true },
  );
  const documents = new Map<HalamanSitus, DokumenSitus>();
  for (const { kunci, terbit } of rows)
    if (isHalamanSitus(kunci)) documents.set(kunci, masihBerlaku(kunci, jsonOf.document(terbit)));
  const photos = await readPhotos(on, [...documents.values()].flatMap(gambarDi));
  const kartu = cardsOf(documents, photos);
  const versi = rows.reduce((sum, { nomor }) => sum + nomor, 0);
  const made = halamanSitus.flatMap((page): [HalamanSitus, PageChange][] => {
    const dokumen = documents.get(page) ?? tanpaUbahan;
    const cards = page === 'beranda' ? kartu : {};
    if (tanpaBeda(dokumen) && !Object.keys(cards).length) return [];
    const own = new Set(gambarDi(dokumen));
    const foto = Object.fromEntries(Object.entries(photos).filter(([id]) => own.has(id)));
    return [[page, { versi, dokumen, foto, kartu: cards }]];
  });
  return new Map(made);
}

/** Draws a page with a document that is not published. */
export type DrawPage = (page: HalamanSitus, change: PageChange) => Promise<string>;

/** Published edits of the public pages, in memory until the next publication. */
export interface SiteTexts {
  /** The same object until something changes, so that what is made of it can be kept with it. */
  read(): Promise<Published>;
  /** Set once, by the public pages where they are built. */
  draw?: DrawPage;
}

/** The texts of public pages, as `createIdentity` keeps the identity. */
export function createSiteTexts(db: Db, registry: Registry): SiteTexts {
  // A registry of a test has none.
  if (!registry.find(situs.name)) return { read: async () => none };
  let known: Published | undefined;
  let until = 0;
  let generation = 0;
  let asked: Promise<Published> | undefined;
  let listening = false;
  const listen = () => {
    listening = true;
    db.listen(siteChannel, () => {
      until = 0;
      asked = undefined;
      generation++;
    });
  };
  const ask = async (): Promise<Published> => {
    const begun = generation;
    const found = await readPublished(db);
    const same = known && JSON.stringify([...known]) === JSON.stringify([...found]) ? known : found;
    if (begun === generation) {
      known = same;
      until = performance.now() + keptFor;
    }
    return same;
  };
  const read = (): Promise<Published> => {
    if (!listening) listen();
    if (known && until > performance.now()) return Promise.resolve(known);
    if (asked) return asked;
    const mine = ask()
      // A page with its former texts is better than none while the database cannot be had.
      .catch(error => {
        if (known) return known;
        throw error;
      })
      .finally(() => {
        if (asked === mine) asked = undefined;
      });
    asked = mine;
    return mine;
  };
  return { read };
}

/** The identity, and the published edits of its pages. */
export interface KnownPages extends Known {
  readonly identity: PageIdentity;
  readonly site: Published;
}

/** The programmes that the index shows, in its order; undefined while they are as in the code. */
function shownPrograms(site: Published): PageIdentity['program'] {
  const cards = site.get('beranda')?.dokumen.isi.about?.cards;
  if (!Array.isArray(cards)) return undefined;
  return kartuLengkap(cards, programPublik).flatMap(({ kode, tampil }) =>
    tampil === 'ya' ? programPublik.filter(code => code === kode) : [],
  );
}

export interface PagesSource extends IdentitySource {
  read(): Promise<KnownPages>;
}

/** The identity together with the texts of pages: another object as soon as one of the two is. */
export function withSiteTexts(identity: IdentitySource, site: Pick<SiteTexts, 'read'> | undefined): PagesSource {
  const made = new WeakMap<Known, { published: Published; known: KnownPages }>();
  return {
    bytes: identity.bytes,
    read: async () => {
      const [who, published] = await Promise.all([identity.read(), site?.read() ?? none]);
      const before = made.get(who);
      if (before?.published === published) return before.known;
      const program = shownPrograms(published);
      const known: KnownPages = {
        ...who,
        identity: program ? { ...who.identity, program } : who.identity,
        site: published,
      };
      made.set(who, { published, known });
      return known;
    },
  };
}
