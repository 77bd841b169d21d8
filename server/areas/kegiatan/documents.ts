import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Logbook, LogDocument, LogEntry } from '../../../resources/kegiatan/log.ts';
import { messages, noteOf, withWords } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { childTableName } from '../../platform/database/columns.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { assembled, type FilePorts, forgetPieces } from '../../platform/documents/files/index.ts';
import { type ManyFiles, receiveAll } from '../../platform/documents/files/receive.ts';
import { storeReceived } from '../../platform/documents/files/upload.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { amountOf } from './amount.ts';

/** More files than the setting can ever allow are not even received. */
const mostAtOnce = 20;

/** Most megabytes that the file field of a logbook's documents takes. */
function mostMb({ fields, log, name }: Logbook): number {
  const rows = fields[log.documents.field];
  const file = rows?.kind === 'rows' ? rows.fields[log.documents.file] : undefined;
  if (file?.kind !== 'file') throw new Error(`${name}: dokumen tanpa kolom berkas`);
  return file.maxMb;
}

/** The form's name for the entry's id: `magang/logbook-magang` → `idLogbookMagang`. */
const idName = ({ name }: Logbook): string =>
  `id${(name.split('/').at(-1) ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * POST {logbook}/dokumen/tambah: multipart `id…` of the entry (`idLogbookMagang`), `file[]`, `keterangan`; the files
 * become documents of the entry. With `idKlien` of the device, sent again they stay one. In the place of the file, `nama`
 * and `ukuran` of one whose pieces came under that `idKlien` (POST /files/potongan).
 * @param writerOf who writes into the entry of an id; default the caller
 * @returns the entry as stored
 * @throws HttpError 403, 404, 409 when it is no longer its owner's to change, or pieces are missing (`diterima`), 413, 422
 */
export async function addDocuments(
  engine: Engine,
  { storage, temporary }: FilePorts,
  request: FastifyRequest,
  caller: Caller,
  logbook: Logbook,
  writerOf: (id: string) => Promise<Caller> = async () => caller,
): Promise<LogEntry> {
  const { field, file: fileName } = logbook.log.documents;
  const place = { resource: logbook.name, field: `${field}.${fileName}` };
  const maxMb = mostMb(logbook);
  const most = Math.floor(maxMb * 1024 * 1024);
  const form = await receiveAll(request, { folder: temporary, most, count: mostAtOnce });
  try {
    if (form.tooLarge) throw new HttpError(413, messages.tooLarge({ mb: maxMb }));
    const pieces = piecesIn(form);
    if (!form.files.length && !pieces) throw invalid({ file: messages.required });
    if (pieces && pieces.ukuran > most) throw new HttpError(413, messages.tooLarge({ mb: maxMb }));
    const id = form.fields[idName(logbook)] ?? '';
    const writer = await writerOf(id);
    mustBeAllowed(writer, logbook, 'update');
    const idKlien = noteOf(form.fields.idKlien, 36);
    const { db, registry, now } = engine;
    const ports = { db, registry, storage, temporary, now };
    const before = await mustHaveRoom(engine, writer, logbook, id, form.files.length || 1, idKlien);
    if (pieces && !isThere(before, idKlien)) form.files.push(await assembled(ports, caller, pieces));
    const done = async (row: LogEntry) => {
      if (idKlien) await forgetPieces(ports, caller, idKlien);
      return row;
    };
    if (isThere(before, idKlien)) return done(before);
    const added: Partial<LogDocument>[] = [];
    for (const file of form.files) {
      const { id: stored } = await storeReceived(ports, writer, place, file);
      added.push({
        berkas: stored,
        keterangan: noteOf(form.fields.keterangan),
        ...(idKlien ? { idKlien } : {}),
      });
    }
    const row = await inTransaction(engine, writer, logbook, async ctx => {
      const stored = await findRow(engine, ctx.tx, writer, logbook, id, 'write', true);
      if (!stored) throw notFound();
      if (isThere(stored, idKlien)) return stored;
      return updateIn(ctx, logbook, id, { dokumen: [...(stored.dokumen ?? []), ...added], version: asItIs });
    });
    return await done(row);
  } finally {
    await Promise.all(form.files.map(({ path }) => rm(path, { force: true })));
  }
}

/** Key, size and name of a file that arrived in pieces; undefined for a form that brings its files. */
function piecesIn({ files, fields }: ManyFiles): { kunci: string; ukuran: number; nama: string } | undefined {
  const { idKlien, ukuran, nama = '' } = fields;
  if (files.length || !idKlien || ukuran === undefined) return undefined;
  const bytes = Number(ukuran || Number.NaN);
  if (!Number.isInteger(bytes) || bytes < 1) throw invalid({ ukuran: messages.invalid });
  return { kunci: idKlien, ukuran: bytes, nama };
}

/** True if the same submission arrived before: a device that did not get the answer sends it again. */
const isThere = ({ dokumen }: LogEntry, idKlien: string | null): boolean =>
  idKlien !== null && (dokumen ?? []).some(document => document.idKlien === idKlien);

/** Asked before the files are stored: those of a refused call would be litter. */
async function mustHaveRoom(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  id: string,
  files: number,
  idKlien: string | null,
): Promise<LogEntry> {
  const row = await findRow(engine, engine.db, caller, logbook, id, 'write');
  if (!row) throw notFound();
  const { documents } = logbook.log;
  const most = await amountOf(
    engine.db,
    engine.registry,
    programmeWith(engine.registry, logbook),
    documents.most,
    row.idPendaftarMbkm,
  );
  const fits = most === null || (row.dokumen?.length ?? 0) + files <= most;
  if (fits || isThere(row, idKlien)) return row;
  const message = withWords(documents.tooMany, { n: most ?? 0 });
  throw invalid({ [documents.field]: message }, message);
}

/**
 * DELETE {logbook}/dokumen/delete/{id}: takes one document off its entry.
 * @returns the entry as stored
 * @throws HttpError 403, 404, 409
 */
export async function removeDocument(engine: Engine, caller: Caller, logbook: Logbook, id: string): Promise<LogEntry> {
  mustBeAllowed(caller, logbook, 'update');
  mustBeId(logbook, id);
  const { field } = logbook.log.documents;
  const found = await engine.db.one<{ parentId: string }>(
    `select parent_id from ${childTableName(logbook, field)} where id = $1`,
    [id],
  );
  if (!found) throw notFound();
  return inTransaction(engine, caller, logbook, async ctx => {
    const row = await findRow(engine, ctx.tx, caller, logbook, found.parentId, 'write', true);
    if (!row) throw notFound();
    const left = row.dokumen?.filter(document => document.id !== id);
    return updateIn(ctx, logbook, found.parentId, { dokumen: left, version: asItIs });
  });
}
