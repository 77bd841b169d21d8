import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { periksaSurat } from '../../../resources/surat/panggilanPublik.ts';
import type { CaraTandaTangan } from '../../../resources/surat/tandaTangan.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { isSealed, isSealedBelow, type Letter, sha256 } from '../../platform/documents/letters/index.ts';
import { readSignature } from '../../platform/documents/signing/readSignature.ts';
import { HttpError } from '../../platform/errors.ts';
import { checkFile } from './checkFile.ts';
import type { LetterBook } from './letterBook.ts';
import { normalCode } from './letterCode.ts';
import { archivedFile, type LetterPorts } from './letterFile.ts';
import { aboutSql, markStale, sinceIssue } from './standing.ts';
import { dropSignature } from './tandaTangan/queue.ts';

interface Stored extends DbRow {
  id: string;
  tentang: string[];
  perluTerbitUlang: boolean;
  sidik: string | null;
  jenis: string;
  status: string;
  isian: Letter;
  sha256: string | null;
  kunci: string | null;
  pengganti: string | null;
}

/** Public data about a letter. */
export type LetterCheck = AnswerOf<typeof periksaSurat>;

/** So many checks a minute and address: codes cannot be tried out. */
export const checksPerMinute = 30;

const checkSql = `select t.id, ${aboutSql} as tentang, t.sidik, t.perlu_terbit_ulang, t.jenis_surat as jenis, t.status, t.isian, t.sha256,
    t.kunci_segel as kunci, g.nomor_surat as pengganti
  from surat_surat t left join surat_surat g on g.id = t.id_surat_pengganti where t.kode_verifikasi = $1`;

const takenBackSql = `update surat_surat set status = 'dibatalkan', alasan = $3, perlu_terbit_ulang = false, updated_at = $2, version = version + 1
  where id = $1 and status = 'terbit'`;

/**
 * Looks a letter, or a signed file of a row, up by its code, in whatever way people typed it; null when there is none. One whose row says something
 * else by now is taken back at this moment.
 */
export async function checkLetter(ports: LetterPorts, book: LetterBook, kode: string): Promise<LetterCheck | null> {
  const { db, registry, now } = ports;
  const normal = normalCode(kode);
  const found = await db.one<Stored>(checkSql, [normal], { prepare: true });
  if (!found) return checkFile(ports, normal);
  const rules = book.get(found.jenis);
  const counted = found.status === 'terbit';
  const since = counted && rules ? await sinceIssue({ on: db, registry }, rules, found) : null;
  const reason = since?.ended && keep(since.ended);
  if (reason)
    await db.transaction(async tx => {
      await tx.execute(takenBackSql, [found.id, now().toISOString(), reason]);
      await dropSignature(tx, found.id, now());
    });
  else if (since && since.stale !== found.perluTerbitUlang) await markStale(db, found.id, since.stale);
  const { nomor, tanggal, perihal, penandatangan, peserta, namaPenerima, program, berlakuSampai } = found.isian;
  const over = berlakuSampai !== null && berlakuSampai < dayInZone(now());
  const status = !counted || reason ? 'dibatalkan' : over ? 'kedaluwarsa' : 'berlaku';
  return {
    bentuk: 'surat',
    valid: status === 'berlaku',
    status,
    jenisSurat: rules?.kind.title ?? found.jenis,
    nomorSurat: nomor,
    tanggalSurat: tanggal,
    berlakuSampai,
    perihal,
    penerima: namaPenerima,
    program,
    penandatangan: { nama: penandatangan.nama, jabatan: penandatangan.jabatan },
    peserta: peserta.map(person => ({
      ...person,
      npm: masked(person.npm),
      berlaku: counted && !reason && !since?.left.includes(person.npm),
    })),
    ...(await archived(ports, found)),
    pengganti: found.pengganti,
  };
}

/** The portal's own copy: its hash as it is now, and whether its seal holds. */
async function archived(
  ports: LetterPorts,
  { id, kunci }: Stored,
): Promise<Pick<LetterCheck, 'sha256' | 'segel' | 'tandaTangan'>> {
  try {
    const pdf = await archivedFile(ports, id);
    const key = kunci ?? ports.seal.key;
    const tandaTangan = await signatureIn(ports, id, pdf);
    const utuh = isSealed(pdf, key) || (tandaTangan?.sah === true && isSealedBelow(pdf, key));
    return { sha256: sha256(pdf), segel: { kunci: key, utuh }, tandaTangan };
  } catch (error) {
    // A copy that is lost, or cannot be drawn now, is told; the register still says whether the letter counts.
    if (error instanceof HttpError) return { sha256: null, segel: null, tandaTangan: null };
    throw error;
  }
}

/** The electronic signature of the portal's copy, read from the file itself; null where it has none. */
async function signatureIn({ db }: LetterPorts, id: string, pdf: Buffer): Promise<LetterCheck['tandaTangan']> {
  const kept = await db.one<{ oleh: string; cara: CaraTandaTangan; pada: string }>(
    `select oleh, cara, ditandatangani_pada as pada from surat_tanda_tangan where id_surat = $1 and file is not null`,
    [id],
    { prepare: true },
  );
  if (!kept) return null;
  const read = readSignature(pdf);
  return {
    oleh: kept.oleh,
    pada: new Date(kept.pada).toISOString(),
    cara: kept.cara,
    sertifikat: read?.holder ?? '',
    penerbit: read?.issuer ?? '',
    nomorSeri: read?.serial ?? '',
    sah: read?.intact === true,
  };
}

/** '22••••••17': enough to compare, not enough to use. */
const masked = (npm: string): string =>
  npm.length < 6 ? '•'.repeat(npm.length) : npm.slice(0, 2) + '•'.repeat(npm.length - 4) + npm.slice(-2);
