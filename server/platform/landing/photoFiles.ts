import type { FastifyInstance } from 'fastify';
import { situsGambar } from '../../../resources/pengaturan/internalSitus.ts';
import type { IdentityPicture, IdentitySource } from '../access/identity.ts';
import type { Db } from '../database/db.ts';
import { keptInMemory } from './keptInMemory.ts';
import { type Prepared, prepare, send } from './prepared.ts';

/** Pictures in memory: what a few pages show in all sizes. One that was removed is gone after these minutes. */
const room = 32 * 1024 * 1024;
const keptFor = 10 * 60_000;

/** `/situs/{hash}.{avif|webp}`: pictures of the public pages. The content is in the name, so whoever has it keeps it. */
export function servePhotos(
  app: FastifyInstance,
  { db, identity }: { db: Db; identity: Pick<IdentitySource, 'bytes'> },
): void {
  const kept = keptInMemory<Prepared>({
    bytes: room,
    milliseconds: keptFor,
    sizeOf: ({ plain }) => plain.length,
    now: Date.now,
  });
  const read = async (hash: string, form: string): Promise<Prepared | undefined> => {
    const found = await db.one<IdentityPicture>(
      `select id, sha256, tipe, kunci from internal_berkas where resource = $1 and id_baris is not null
         and dihapus_pada is null and tipe = $2 and sha256 like $3 limit 1`,
      [situsGambar.name, `image/${form}`, `${hash}%`],
      { prepare: true },
    );
    const bytes = found ? await identity.bytes(found) : undefined;
    return found && bytes
      ? prepare(bytes, { type: found.tipe, cache: 'public, max-age=31536000, immutable' })
      : undefined;
  };
  app.get<{ Params: { nama: string } }>('/situs/:nama', async (request, reply) => {
    const { nama } = request.params;
    const [, hash, form] = /^([0-9a-f]{16})\.(avif|webp)$/.exec(nama) ?? [];
    const picture = hash && form ? await kept.get(nama, () => read(hash, form)) : undefined;
    if (!picture) {
      reply.callNotFound();
      return reply;
    }
    return send(request, reply, picture);
  });
}
