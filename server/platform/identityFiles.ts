import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../resources/identity.ts';
import { identitas } from '../../resources/pengaturan/identitas.ts';
import { identitasPortal } from '../../resources/pengaturan/panggilanIdentitas.ts';
import type { IdentityPicture, IdentitySource, Known } from './access/identity.ts';
import { serve } from './access/serveCall.ts';
import type { Db } from './database/db.ts';
import { appIcons, drawIcon, type IconName, isIconName } from './landing/icons.ts';
import { perIdentity } from './landing/perIdentity.ts';
import { asData } from './landing/pictures.ts';
import { type Prepared, prepare, send } from './landing/prepared.ts';
import { sourcePicture } from './landing/sourcePicture.ts';

const immutable = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';
/** Opened by itself, a drawing may run and load nothing. */
const pictureHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

interface Place {
  readonly db: Db;
  readonly identity: IdentitySource;
  /** Folder of the built front ends, undefined = API only. */
  readonly distDir: string | undefined;
}

/** Address of an icon: its mark changes with the identity, so that whoever kept the former one fetches the new one. */
const iconAddress = (name: IconName, { versi }: Identity): string => `/ikon/${name}.png?v=${versi}`;

/** Manifest of the installed app. */
const manifestOf = (identity: Identity) => ({
  id: '/dashboard',
  name: identity.produk,
  short_name: identity.namaPortal,
  description: `${identity.produk}: program belajar di luar kampus, dari pendaftaran sampai konversi SKS.`,
  lang: 'id',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: identity.warnaUtama,
  background_color: '#ffffff',
  icons: Object.entries(appIcons).map(([name, { size, purpose }]) => ({
    src: isIconName(name) ? iconAddress(name, identity) : '',
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});

/**
 * Serves everything that follows from the identity beside pages: its uploaded pictures, by their content; the icons and
 * the manifest of the installed app, and the call by which an open page learns of a change.
 */
export function serveIdentity(app: FastifyInstance, { db, identity, distDir }: Place): void {
  serve(app, identitasPortal, { access: 'public' }, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return (await identity.read()).identity;
  });

  app.get<{ Params: { nama: string } }>('/identitas/:nama', async (request, reply) => {
    const hash = /^([0-9a-f]{16})\.(?:svg|png)$/.exec(request.params.nama)?.[1];
    const picture = hash && (await findPicture(db, hash));
    const bytes = picture ? await identity.bytes(picture) : undefined;
    if (!picture || !bytes) {
      reply.callNotFound();
      return reply;
    }
    return send(
      request,
      reply,
      await prepare(bytes, { type: picture.tipe, cache: immutable, headers: pictureHeaders }),
    );
  });

  const folder = distDir && join(distDir, 'app');
  const missing = (reply: FastifyReply) => {
    reply.callNotFound();
    return reply;
  };

  const iconsOf = perIdentity(identity, () => new Map<IconName, Promise<Prepared | undefined>>());
  const drawn = async (known: Known, name: IconName): Promise<Prepared | undefined> => {
    const { ikonAplikasi, favicon, logo } = known.pictures;
    const source = await sourcePicture(identity, [ikonAplikasi, logo, favicon], folder);
    if (!source) return undefined;
    const png = await drawIcon(name, asData(source.bytes, source.type), known.identity.warnaUtama);
    return prepare(png, { type: 'image/png', cache: daily });
  };
  app.get<{ Params: { nama: string } }>('/ikon/:nama', async (request, reply) => {
    const name = request.params.nama.replace(/\.png$/, '');
    if (!isIconName(name)) return missing(reply);
    const [known, icons] = await iconsOf();
    const made = icons.get(name) ?? drawn(known, name);
    icons.set(name, made);
    made.catch(() => icons.delete(name));
    const icon = await made;
    return icon ? send(request, reply, icon) : missing(reply);
  });

  const tabOf = perIdentity(identity, async known => {
    const source = await sourcePicture(identity, [known.pictures.favicon, known.pictures.logo], folder);
    return source && prepare(source.bytes, { type: source.type, cache: 'no-cache', headers: pictureHeaders });
  });
  // Asked for by readers and link previews that do not look at the page.
  app.get('/favicon.ico', async (request: FastifyRequest, reply) => {
    const [, icon] = await tabOf();
    const made = await icon;
    return made ? send(request, reply, made) : missing(reply);
  });

  const manifest = perIdentity(identity, known =>
    prepare(JSON.stringify(manifestOf(known.identity)), {
      type: 'application/manifest+json; charset=utf-8',
      cache: 'no-cache',
    }),
  );
  app.get('/manifest.webmanifest', async (request: FastifyRequest, reply) => {
    const [, made] = await manifest();
    return send(request, reply, await made);
  });
}

/** An uploaded picture of the identity, of now or before, by the beginning of its hash. */
const findPicture = (db: Db, hash: string): Promise<IdentityPicture | undefined> =>
  db.one<IdentityPicture>(
    `select id, sha256, tipe, kunci from internal_berkas where resource = $1 and id_baris is not null
       and dihapus_pada is null and sha256 like $2 limit 1`,
    [identitas.name, `${hash}%`],
    { prepare: true },
  );
