import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { messages, uuid } from '../../../../resources/kit/index.ts';
import type { Core } from '../../access/change.ts';
import { callerOf } from '../../access/guard.ts';
import { noteSeen } from '../../access/sensitive/seen.ts';
import { mustBeId } from '../../database/ids.ts';
import { badRequest, notFound, unauthenticated } from '../../errors.ts';
import { sendFile } from './download.ts';
import { checkFileTypes } from './kinds.ts';
import { receivedOf, takePiece } from './pieces.ts';
import type { FilePorts } from './ports.ts';
import { type FilesOf, mayReadField, mayReadRow, type RightsPorts, seenFiles } from './rights.ts';
import { countDownload, filesOfRow, findFile, findVersion, type StoredFile } from './store.ts';
import { largest, upload, type WithExtras } from './upload.ts';

type Reading = RightsPorts & { readonly filesOf: FilesOf };

const yes = z.string().transform(value => value !== '' && value !== '0');
const oneFile = z.object({ id: uuid, unduh: yes.optional(), versi: z.coerce.number().int().min(1).optional() });
const inPieces = z.object({ kunci: z.unknown().optional() });
const ofRow = z.object({ resource: z.string().max(80), idBaris: z.string().min(1).max(60) });

/** The calls of docs/domain/10 §3.4: upload, download and list of files. */
export function registerFiles(
  app: FastifyInstance,
  engine: Core,
  { storage, temporary }: FilePorts,
  { filesOf, withExtras }: { readonly filesOf: FilesOf; readonly withExtras: WithExtras },
): void {
  const { db, registry, rowsOf, now } = engine;
  checkFileTypes(registry);
  const rights: Reading = { db, registry, rowsOf, filesOf };
  const uploads = { db, registry, storage, temporary, now, filesOf, withExtras };

  // Stored bytes are sent as they are: compressing would change their length and break ranges.
  const open = { config: { access: 'optional', roles: 'everybody', systems: 'own' }, compress: false } as const;

  const session = { config: { access: 'session', roles: 'everybody' } } as const;
  // Keys of other systems too: rights and rows of a file are those of the row and field where it hangs.
  const toSystems = { config: { ...session.config, systems: 'own' } } as const;
  app.post('/api/files', toSystems, async (request, reply) => {
    const { file, created } = await upload(uploads, request, callerOf(request));
    return reply.code(created ? 201 : 200).send(shown(file));
  });

  const pieces = { db, storage, temporary, now };
  app.post('/api/files/potongan', session, request => takePiece(pieces, request, callerOf(request), largest(registry)));
  app.get('/api/files/potongan', session, request =>
    receivedOf(db, callerOf(request), inPieces.parse(request.query).kunci),
  );

  app.get('/api/files', open, async (request, reply) => {
    const one = oneFile.safeParse(request.query);
    if (!one.success) return listed(rights, request);
    const file = await readable(rights, request, one.data.id, one.data.versi);
    await noteFile(engine, request.caller, file);
    if (one.data.unduh) await countDownload(db, registry.find(file.resource), file, request);
    return sendFile(request, reply, storage, file, one.data.unduh ?? false);
  });
}

/** A file as answers describe it. */
const shown = ({
  id,
  namaAsli,
  tipe,
  ukuran,
  sha256,
  resource,
  field,
  idBaris,
  idAnak,
  versi,
  createdAt,
}: StoredFile) => ({
  id,
  namaAsli,
  tipe,
  ukuran,
  sha256,
  resource,
  field,
  idBaris,
  idAnak,
  versi,
  createdAt,
});

/**
 * A file that the caller may read: an own one that hangs nowhere yet, or one of a row and field that it may read.
 * @throws HttpError 404 for everything else, 401 for somebody without a session
 */
async function readable(rights: Reading, request: FastifyRequest, id: string, versi?: number): Promise<StoredFile> {
  const { caller } = request;
  const file = await findFile(rights.db, id);
  if (file && (await mayRead(rights, caller, file))) {
    const wanted =
      versi === undefined || versi === file.versi ? file : file.idBaris && (await findVersion(rights.db, file, versi));
    if (wanted) return wanted;
  }
  throw caller ? notFound() : unauthenticated(messages.loginFirst);
}

async function mayRead(rights: Reading, caller: FastifyRequest['caller'], file: StoredFile): Promise<boolean> {
  // A key acts for somebody, but has not uploaded what that person has.
  if (file.idBaris === null) return caller?.userId === file.uploadedBy && !caller.narrowed;
  const r = rights.registry.find(file.resource);
  const own = r && rights.filesOf(r);
  if (own)
    return (
      caller !== null && !caller.narrowed && own.mayRead(rights.db, caller, { id: file.id, idBaris: file.idBaris })
    );
  return r !== undefined && mayReadField(rights, caller, r, file.idBaris, file.field);
}

/** Notes who reads a document that is declared sensitive. */
async function noteFile(engine: Core, caller: FastifyRequest['caller'], file: StoredFile): Promise<void> {
  const r = engine.registry.find(file.resource);
  const field = topOf(file.field);
  if (!caller || !r || file.idBaris === null || !r.fields[field]?.sensitive) return;
  await noteSeen(engine, caller, r, 'berkas', [{ id: file.idBaris }], [field]);
}

const topOf = (field: string): string => field.split('.')[0] ?? field;

/**
 * Files of a row with their versions, without those of fields that the role does not see.
 * @throws HttpError 400 without a row, 404 when the row cannot be read
 */
async function listed(rights: RightsPorts, request: FastifyRequest) {
  const caller = callerOf(request);
  const asked = ofRow.safeParse(request.query);
  if (!asked.success) throw badRequest(messages.badFilter);
  const r = rights.registry.find(asked.data.resource);
  if (!r) throw notFound();
  mustBeId(r, asked.data.idBaris);
  if (!(await mayReadRow(rights, caller, r, asked.data.idBaris))) throw notFound();
  const sees = await seenFiles(rights, caller, r, asked.data.idBaris);
  const files = await filesOfRow(rights.db, r.name, asked.data.idBaris);
  return files.filter(({ field }) => sees(field)).map(shown);
}
