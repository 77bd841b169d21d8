import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { halamanSitus } from '../../../resources/pengaturan/situs.ts';
import { photoPreview } from '../documents/files/photo.ts';
import { perIdentity } from './perIdentity.ts';
import type { PhotoBytes } from './photoFiles.ts';
import { asData, pngOf } from './pictures.ts';
import { type Prepared, prepare, send } from './prepared.ts';
import type { Site } from './site.ts';
import type { PagesSource } from './siteTexts.ts';
import { sourcePicture } from './sourcePicture.ts';

const family = 'Plus Jakarta Sans';

/**
 * The pictures by which links to the public pages are previewed: drawn, or cut from the campus's own photograph, when first
 * asked for, anew for another identity.
 */
export function servePreviews(
  app: FastifyInstance,
  { renderer }: Site,
  { distDir, identity, photo }: { distDir: string; identity: PagesSource; photo: PhotoBytes | undefined },
): void {
  const keys = [...renderer.landingRoutes.map(({ key }) => key), 'berita' as const];
  const madeOf = perIdentity(identity, () => new Map<string, Promise<Prepared>>());
  /** The campus's own photograph of a page, where it has one. */
  const ownPhoto = async (name: string): Promise<Prepared | undefined> => {
    const page = halamanSitus.find(key => `${key}.jpg` === name);
    if (!page) return undefined;
    const [{ site }, made] = await madeOf();
    const change = site.get(page);
    const widest = change && renderer.previewPhoto(change)?.ukuran.at(-1);
    if (!widest) return undefined;
    const draw = async () => {
      const bytes = await photo?.(widest.webp);
      if (!bytes) throw new Error(`${name}: ${widest.webp} cannot be read`);
      return prepare(await photoPreview(bytes), { type: 'image/jpeg', cache: 'public, max-age=86400' });
    };
    const known = made.get(name) ?? draw();
    made.set(name, known);
    known.catch(() => made.delete(name));
    return known;
  };
  app.get<{ Params: { nama: string } }>('/assets/landing/og/:nama', async (request, reply) => {
    const { nama } = request.params;
    const taken = await ownPhoto(nama);
    if (taken) return send(request, reply, taken);
    const key = keys.find(name => `${name}.png` === nama);
    if (!key) {
      reply.callNotFound();
      return reply;
    }
    const [{ identity: who, pictures, site }, made] = await madeOf();
    const draw = async () => {
      const logo = await sourcePicture(identity, [pictures.logo], join(distDir, 'client'));
      const change = key === 'berita' ? undefined : site.get(key);
      const svg = await renderer.ogSvg(who, key, family, logo ? asData(logo.bytes, logo.type) : '', change);
      const png = await pngOf(svg, [join(distDir, 'pratinjau.ttf')], family);
      return prepare(png, { type: 'image/png', cache: 'public, max-age=86400' });
    };
    const known = made.get(key) ?? draw();
    made.set(key, known);
    known.catch(() => made.delete(key));
    return send(request, reply, await known);
  });
}
