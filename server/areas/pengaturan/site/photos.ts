import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { messages } from '../../../../resources/kit/index.ts';
import { situs, situsGambar, situsVersi } from '../../../../resources/pengaturan/internalSitus.ts';
import type { GambarSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { Db, Queryable } from '../../../platform/database/db.ts';
import type { FilePorts } from '../../../platform/documents/files/index.ts';
import { sniff } from '../../../platform/documents/files/kinds.ts';
import { cleanName } from '../../../platform/documents/files/name.ts';
import { type PhotoFile, photoLimits, photoSizes } from '../../../platform/documents/files/photo.ts';
import { receive } from '../../../platform/documents/files/receive.ts';
import { announceFile } from '../../../platform/documents/files/store.ts';
import { HttpError, invalid } from '../../../platform/errors.ts';
import { readPhotos } from '../../../platform/landing/siteTexts.ts';
import type { PhotoSizes } from '../../../platform/landing/storedJson.ts';

const types = ['jpg', 'png', 'webp'];
const words = pengaturanRefusals.site;

interface Place {
  readonly db: Db;
  readonly files: FilePorts;
  readonly now: () => Date;
}

/** Stores one size; until the picture is complete it counts as removed, so that the daily sweep takes what is left of a killed process. */
async function keepSize(
  { db, files, now }: Place,
  caller: Caller,
  file: PhotoFile,
  name: string,
): Promise<{ id: string; name: string }> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const id = uuidv7();
  const kunci = `${sha256.slice(0, 2)}/${randomUUID()}`;
  const tipe = `image/${file.form}`;
  const about = {
    id,
    namaAsli: name,
    tipe,
    ukuran: file.bytes.length,
    sha256,
    resource: situsGambar.name,
    field: 'ukuran',
  };
  await announceFile(
    db,
    { ...about, idBaris: null, idAnak: null, uploadedBy: caller.userId, kunci, dihapusPada: null },
    now(),
  );
  await mkdir(files.temporary, { recursive: true, mode: 0o700 });
  const path = join(files.temporary, randomUUID());
  try {
    await writeFile(path, file.bytes, { mode: 0o600 });
    await files.storage.put(kunci, path, { size: file.bytes.length, mime: tipe });
  } finally {
    await rm(path, { force: true });
  }
  return { id, name: `${sha256.slice(0, 16)}.${file.form}` };
}

/** The picture in the form of a request. @throws HttpError 413, 422 by field */
async function received(request: FastifyRequest, temporary: string) {
  const most = photoLimits.mostMb * 1024 * 1024;
  const { file, tooLarge } = await receive(request, { folder: temporary, most, limitFor: async () => most });
  if (tooLarge) throw new HttpError(413, messages.tooLarge({ mb: photoLimits.mostMb }));
  if (!file) throw invalid({ file: messages.required });
  return file;
}

/**
 * Takes a picture for the public pages and makes it in the sizes in which they show it.
 * @throws HttpError 413 for too many bytes, 422 for what is no picture, too small or too large; 429 while others are made
 */
export async function takePhoto(place: Place, request: FastifyRequest, caller: Caller): Promise<GambarSitus> {
  const { db, files, now } = place;
  const file = await received(request, files.temporary);
  try {
    const refused = (said: Parameters<typeof invalid>[1]) => invalid(said ? { file: said } : {}, said);
    if (!(await sniff(file.path, types))) throw refused(messages.fileTypes({ types }));
    const made = await photoSizes(file.path);
    if (made === 'damaged') throw refused(words.photoDamaged);
    if (made === 'narrow') throw refused(words.photoNarrow({ n: photoLimits.leastWidth }));
    if (made === 'huge') throw refused(words.photoHuge({ n: photoLimits.mostPixels / 1_000_000 }));
    const namaAsli = cleanName(file.name, 'jpg');
    const stored: { width: number; form: PhotoFile['form']; id: string; name: string }[] = [];
    for (const each of made.files)
      stored.push({ width: each.width, form: each.form, ...(await keepSize(place, caller, each, namaAsli)) });
    const nameOf = (width: number, form: PhotoFile['form']) =>
      stored.find(each => each.width === width && each.form === form)?.name ?? '';
    const ukuran: PhotoSizes = [...new Set(stored.map(({ width }) => width))].map(lebar => ({
      lebar,
      avif: nameOf(lebar, 'avif'),
      webp: nameOf(lebar, 'webp'),
    }));
    const id = uuidv7();
    await db.transaction(async tx => {
      await tx.execute(
        `insert into ${tableName(situsGambar)} (id, created_at, updated_at, nama_asli, lebar, tinggi, ukuran, id_user)
         values ($1, $2, $2, $3, $4, $5, $6, $7)`,
        [id, now().toISOString(), namaAsli, made.width, made.height, JSON.stringify(ukuran), caller.userId],
      );
      await tx.execute('update internal_berkas set dihapus_pada = null, id_baris = $1 where id = any($2::uuid[])', [
        id,
        stored.map(each => each.id),
      ]);
    });
    const [shown] = await shownPhotos(db, [id]);
    if (!shown) throw new HttpError(500, messages.internal);
    return shown;
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Pictures as the editor shows them. */
export async function shownPhotos(on: Queryable, ids: readonly string[]): Promise<GambarSitus[]> {
  const photos = await readPhotos(on, ids);
  return Object.entries(photos).map(([id, { lebar, tinggi, ukuran }]) => ({
    id,
    lebar,
    tinggi,
    url: ukuran[0]?.webp ?? '',
  }));
}

/** Pictures older than a day that no version and no draft of a page shows go, with their files. */
export async function dropUnusedPhotos(tx: Queryable, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  const used = (table: string, column: string) =>
    `exists (select 1 from ${table} u where u.${column}::text like '%' || g.id::text || '%')`;
  const gone = await tx.query<{ id: string }>(
    `delete from ${tableName(situsGambar)} g where g.created_at < $1
       and not ${used(tableName(situs), 'terbit')} and not ${used(tableName(situs), 'draf')}
       and not ${used(tableName(situsVersi), 'isi')} returning g.id::text as id`,
    [yesterday],
  );
  if (gone.length)
    await tx.execute(
      'update internal_berkas set dihapus_pada = $3 where resource = $1 and id_baris = any($2::text[]) and dihapus_pada is null',
      [situsGambar.name, gone.map(({ id }) => id), now.toISOString()],
    );
}
