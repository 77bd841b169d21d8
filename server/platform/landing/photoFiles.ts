import type { FastifyInstance } from 'fastify';
import { situsGambar } from '../../../resources/pengaturan/internalSitus.ts';
import type { IdentityPicture, IdentitySource } from '../access/identity.ts';
import type { Db } from '../database/db.ts';
import { prepare, send } from './prepared.ts';

/** `/situs/{hash}.{avif|webp}`: pictures of the public pages. The content is in the name, so whoever has it keeps it. */
export function servePhotos(
  app: FastifyInstance,
  { db, identity }: { db: Db; identity: Pick<IdentitySource, 'bytes'> },
): void {
  app.get<{ Params: { nama: string } }>('/situs/:nama', async (request, reply) => {
    const [, hash, form] = /^([0-9a-f]{16})\.(avif|webp)$/.exec(request.params.nama) ?? [];
    const found =
      hash &&
      (await db.one<IdentityPicture>(
        `select id, sha256, tipe, kunci from internal_berkas where resource = $1 and id_baris is not null
           and dihapus_pada is null and tipe = $2 and sha256 like $3 limit 1`,
        [situsGambar.name, `image/${form}`, `${hash}%`],
        { prepare: true },
      ));
    const bytes = found ? await identity.bytes(found) : undefined;
    if (!found || !bytes) {
      reply.callNotFound();
      return reply;
    }
    const cache = 'public, max-age=31536000, immutable';
    return send(request, reply, await prepare(bytes, { type: found.tipe, cache }));
  });
}
