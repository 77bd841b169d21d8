import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { messages, noteOf } from '../../../resources/kit/index.ts';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { mustBeId } from '../../database/ids.ts';
import type { FilePorts } from '../../documents/files/index.ts';
import { type Received, receiveAll } from '../../documents/files/receive.ts';
import { storeReceived } from '../../documents/files/upload.ts';
import { HttpError, invalid, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import { inTransaction, updateIn } from '../../rest/write.ts';
import { readSetting } from '../pengaturan/settings.ts';

const field = logbookMagang.fields.dokumen.fields.berkas;
const place = { resource: logbookMagang.name, field: 'dokumen.berkas' } as const;
/** More files than the setting can ever allow are not even received. */
const mostAtOnce = 20;

const isRow = (value: unknown): value is RowData => typeof value === 'object' && value !== null;
const documentsOf = (row: RowData): RowData[] => (Array.isArray(row.dokumen) ? row.dokumen.filter(isRow) : []);

/**
 * POST …/dokumen/tambah: multipart `idLogbookMagang`, `file[]`, `keterangan`; the files become documents of the entry.
 * @returns the entry as stored
 * @throws HttpError 403, 404, 409 when it is no longer its owner's to change, 413, 422
 */
export async function addDocuments(
  engine: Engine,
  { storage, temporary }: FilePorts,
  request: FastifyRequest,
  caller: Caller,
): Promise<RowData> {
  mustBeAllowed(caller, logbookMagang, 'update');
  const most = Math.floor(field.maxMb * 1024 * 1024);
  const form = await receiveAll(request, { folder: temporary, most, count: mostAtOnce });
  try {
    if (form.tooLarge) throw new HttpError(413, messages.tooLarge(field.maxMb));
    if (!form.files.length) throw invalid({ file: messages.required });
    const id = form.fields.idLogbookMagang ?? '';
    const stored = await mustHaveRoom(engine, caller, id, form.files);
    const { db, registry, now } = engine;
    const ports = { db, registry, storage, temporary, now };
    const added: RowData[] = [];
    for (const file of form.files) {
      const { id: berkas } = await storeReceived(ports, caller, place, file);
      added.push({ berkas, keterangan: noteOf(form.fields.keterangan) });
    }
    return await inTransaction(engine, caller, logbookMagang, async ctx => {
      const row = await findRow(engine, ctx.tx, caller, logbookMagang, stored, 'write', true);
      if (!row) throw notFound();
      return updateIn(ctx, logbookMagang, stored, { dokumen: [...documentsOf(row), ...added] });
    });
  } finally {
    await Promise.all(form.files.map(({ path }) => rm(path, { force: true })));
  }
}

/** Asked before the files are stored: those of a refused call would be litter. */
async function mustHaveRoom(engine: Engine, caller: Caller, id: string, files: readonly Received[]): Promise<string> {
  const row = await findRow(engine, engine.db, caller, logbookMagang, id, 'write');
  if (!row) throw notFound();
  const most = await readSetting(engine.db, 'logbook.maksDokumen');
  const message = `Maksimal ${most} dokumen per kegiatan.`;
  if (documentsOf(row).length + files.length > most) throw invalid({ dokumen: message }, message);
  return id;
}

/**
 * DELETE …/dokumen/delete/{id}: takes one document off its entry.
 * @returns the entry as stored
 * @throws HttpError 403, 404, 409
 */
export async function removeDocument(engine: Engine, caller: Caller, id: string): Promise<RowData> {
  mustBeAllowed(caller, logbookMagang, 'update');
  mustBeId(logbookMagang, id);
  const found = await engine.db.one<{ parentId: string }>(
    'select parent_id as "parentId" from magang_logbook_magang_dokumen where id = $1',
    [id],
  );
  if (!found) throw notFound();
  return inTransaction(engine, caller, logbookMagang, async ctx => {
    const row = await findRow(engine, ctx.tx, caller, logbookMagang, found.parentId, 'write', true);
    if (!row) throw notFound();
    const dokumen = documentsOf(row).filter(document => document.id !== id);
    return updateIn(ctx, logbookMagang, found.parentId, { dokumen });
  });
}
