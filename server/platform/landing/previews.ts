import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { perIdentity } from './perIdentity.ts';
import { asData, pngOf } from './pictures.ts';
import { type Prepared, prepare, send } from './prepared.ts';
import type { Site } from './site.ts';
import type { PagesSource } from './siteTexts.ts';
import { sourcePicture } from './sourcePicture.ts';

const family = 'Plus Jakarta Sans';

/** The pictures by which links to the public pages are previewed: drawn when first asked for, anew for another identity. */
export function servePreviews(
  app: FastifyInstance,
  { renderer }: Site,
  { distDir, identity }: { distDir: string; identity: PagesSource },
): void {
  const keys = [...renderer.landingRoutes.map(({ key }) => key), 'berita' as const];
  const madeOf = perIdentity(identity, () => new Map<string, Promise<Prepared>>());
  app.get<{ Params: { nama: string } }>('/assets/landing/og/:nama', async (request, reply) => {
    const key = keys.find(name => `${name}.png` === request.params.nama);
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
