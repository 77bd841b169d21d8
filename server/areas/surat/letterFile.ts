import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { surat } from '../../../resources/surat/surat.ts';
import type { Core } from '../../platform/access/change.ts';
import type { IdentitySource } from '../../platform/access/identity.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { FilePorts } from '../../platform/documents/files/ports.ts';
import { announceFile, completeFile, findFile, hangAt } from '../../platform/documents/files/store.ts';
import {
  type Letter,
  type LetterPictures,
  paperOf,
  renderLetter,
  type Seal,
  sha256,
} from '../../platform/documents/letters/index.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import type { ChooseSigner } from './tandaTangan/chooseSigner.ts';
import { noteSentOut, type Signature, signatureOf, unsigned } from './tandaTangan/queue.ts';

/** Services for drawing and storing letters. */
export interface LetterPorts extends Pick<Core, 'db' | 'registry' | 'now'> {
  readonly files: FilePorts;
  readonly identity: IdentitySource;
  readonly seal: Seal;
  /** How letters are signed electronically. */
  readonly signer: ChooseSigner;
  /** Public address of this installation, for the QR code. */
  readonly baseUrl: string;
}

interface Kept extends DbRow {
  file: string | null;
  isian: Letter;
  penerbit: string | null;
}

/** Letters that are being drawn by this process, so that two readers of one wait for one drawing. */
const drawing = new WeakMap<object, Map<string, Promise<Buffer>>>();

/**
 * A letter as whoever it is for gets it: with its electronic signature, where it has one.
 * @throws HttpError 404; 409 where it counts only signed, and is not yet; 429 while too many are drawn
 */
export async function letterFile(ports: LetterPorts, id: string): Promise<Buffer> {
  const { db, now } = ports;
  const signature = await signatureOf(db, id);
  if (signature?.file) {
    await noteSentOut(db, signature.id, now());
    return storedBytes(ports, signature.file);
  }
  if (signature && (await isWithheld(ports, signature)))
    throw conflict(suratRefusals.tandaTangan.waits({ nama: signature.pejabat }));
  return sealedFile(ports, id);
}

/** The portal's own copy of a letter: the signed one, where there is one. @throws HttpError 404, 429 */
export async function archivedFile(ports: LetterPorts, id: string): Promise<Buffer> {
  const signature = await signatureOf(ports.db, id);
  return signature?.file ? storedBytes(ports, signature.file) : sealedFile(ports, id);
}

/** True while a letter is kept back until it is signed: its kind and the settings say so, and it can be signed here. */
async function isWithheld({ db, registry, signer }: LetterPorts, { status, jenis }: Signature): Promise<boolean> {
  if (!unsigned.some(state => state === status)) return false;
  if (!registry.letters.some(kind => kind.name === jenis && kind.countsSigned)) return false;
  return (await readSetting(db, 'surat.wajibTandaTangan')) && (await signer(db)) !== null;
}

/**
 * Bytes of an issued letter without an electronic signature: drawn and sealed once from its row, then stored. If the
 * process was killed between issuing and drawing, the next call draws it.
 * @throws HttpError 404, 429 while too many are drawn
 */
export async function sealedFile(ports: LetterPorts, id: string): Promise<Buffer> {
  const found = await ports.db.one<Kept>(
    'select file, isian, created_by as penerbit from surat_surat where id = $1',
    [id],
    { prepare: true },
  );
  if (!found) throw notFound();
  if (found.file) return storedBytes(ports, found.file);
  const running = drawing.get(ports.db) ?? new Map<string, Promise<Buffer>>();
  drawing.set(ports.db, running);
  const begun = running.get(id) ?? drawn(ports, id, found).finally(() => running.delete(id));
  running.set(id, begun);
  return begun;
}

async function drawn(ports: LetterPorts, id: string, { isian, penerbit }: Kept): Promise<Buffer> {
  const paper = await paperOf(ports.identity);
  const pages = await renderLetter(isian, ports.baseUrl, paper, await picturesOf(ports, isian));
  const { pdf, signature } = ports.seal.seal(pages);
  const name = `${isian.nomor.replaceAll('/', '-')}.pdf`;
  const file = await keepFile(ports, { name, pdf, resource: surat.name, by: penerbit });
  const mine = await ports.db.transaction(async tx => {
    const taken = await tx.execute(
      `update surat_surat set file = $2, sha256 = $3, segel = $4, kunci_segel = $5 where id = $1 and file is null`,
      [id, file, sha256(pdf), signature, ports.seal.key],
    );
    if (taken) await hangAt(tx, file, id);
    return taken > 0;
  });
  // Another process was first; what this one drew hangs nowhere and is swept.
  return mine ? pdf : sealedFile(ports, id);
}

/** A PDF for a field of a row. */
interface MadeFile {
  readonly name: string;
  readonly pdf: Buffer;
  readonly resource: string;
  /** Default: `file`. */
  readonly field?: string;
  readonly by: string | null;
}

/** Keeps a file that the portal made, for the row that will name it. @returns its id */
export async function keepFile(
  { db, files, now }: LetterPorts,
  { name, pdf, resource, field = 'file', by }: MadeFile,
): Promise<string> {
  const id = uuidv7({ msecs: now().getTime() });
  const kunci = `${createHash('sha256').update(id).digest('hex').slice(0, 2)}/${randomUUID()}`;
  await mkdir(files.temporary, { recursive: true, mode: 0o700 });
  const path = join(files.temporary, randomUUID());
  await writeFile(path, pdf, { mode: 0o600 });
  try {
    const about = {
      tipe: 'application/pdf',
      ukuran: pdf.length,
      sha256: sha256(pdf),
      resource,
      field,
    };
    const row = { ...about, id, namaAsli: name, idBaris: null, idAnak: null, uploadedBy: by, kunci, dihapusPada: null };
    await announceFile(db, row, now());
    await files.storage.put(kunci, path, { size: pdf.length, mime: about.tipe });
    await completeFile(db, id, null);
  } finally {
    await rm(path, { force: true });
  }
  return id;
}

/** @throws HttpError 404 when the bytes are gone */
export async function storedBytes({ db, files }: LetterPorts, id: string): Promise<Buffer> {
  const file = await findFile(db, id);
  const stream = file && (await files.storage.read(file.kunci));
  if (!stream) throw notFound();
  return whole(stream);
}

async function whole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Signature and stamp of a letter's official, as they were uploaded. */
export async function picturesOf(
  ports: LetterPorts,
  { penandatangan }: Pick<Letter, 'penandatangan'>,
): Promise<LetterPictures> {
  const ids = [penandatangan.spesimen, penandatangan.stempel].filter(id => id !== undefined);
  const read = ids.map(
    async id => [id, `data:image/png;base64,${(await storedBytes(ports, id)).toString('base64')}`] as const,
  );
  return new Map(await Promise.all(read));
}
