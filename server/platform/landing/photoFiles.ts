import type { FastifyInstance } from 'fastify';
import { situsGambar } from '../../../resources/pengaturan/internalSitus.ts';
import type { IdentityPicture, IdentitySource } from '../access/identity.ts';
import type { Db } from '../database/db.ts';
import { keptInMemory } from './keptInMemory.ts';
import { type Prepared, prepare, send } from './prepared.ts';

/** Pictures in memory: what a few pages show in all sizes. One that was removed is gone after these minutes. */
const room = 32 * 1024 * 1024;
const keptFor = 10 * 60_000;

interface Sources {
  db: Db;
  identity: Pick<IdentitySource, 'bytes'>;
}

/** Content of a picture by its address. */
export type PhotoBytes = (address: string) => Promise<Buffer | undefined>;

const nameParts = /^(?:\/situs\/)?([0-9a-f]{16})\.(avif|webp)$/;

async function readPhoto({ db, identity }: Sources, address: string) {
  const [, hash, form] = nameParts.exec(address) ?? [];
  if (!hash || !form) return undefined;
  const found = await db.one<IdentityPicture>(
    `select id, sha256, tipe, kunci from internal_berkas where resource = $1 and id_baris is not null
       and dihapus_pada is null and tipe = $2 and sha256 like $3 limit 1`,
    [situsGambar.name, `image/${form}`, `${hash}%`],
    { prepare: true },
  );
  const bytes = found ? await identity.bytes(found) : undefined;
  return found && bytes ? { bytes, type: found.tipe } : undefined;
}

/** Reads pictures of the public pages. */
export const photoBytes =
  (from: Sources): PhotoBytes =>
  async address =>
    (await readPhoto(from, address))?.bytes;

/** `/situs/{hash}.{avif|webp}`: pictures of the public pages. The content is in the name, so whoever has it keeps it. */
export function servePhotos(app: FastifyInstance, from: Sources): void {
  const kept = keptInMemory<Prepared>({
    bytes: room,
    milliseconds: keptFor,
    sizeOf: ({ plain }) => plain.length,
    now: Date.now,
  });
  const read = async (name: string): Promise<Prepared | undefined> => {
    const found = await readPhoto(from, name);
    return found && prepare(found.bytes, { type: found.type, cache: 'public, max-age=31536000, immutable' });
  };
  app.get<{ Params: { nama: string } }>('/situs/:nama', async (request, reply) => {
    const { nama } = request.params;
    const picture = nameParts.test(nama) ? await kept.get(nama, () => read(nama)) : undefined;
    if (!picture) {
      reply.callNotFound();
      return reply;
    }
    return send(request, reply, picture);
  });
}
