import type { Core } from '../../access/core.ts';
import type { DbRow } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import type { LetterKinds } from './kinds.ts';
import { outdated } from './standing.ts';

interface Stored extends DbRow {
  id: string;
  idBaris: string | null;
  sidik: string | null;
  nomor: string;
  jenis: string;
  perihal: string;
  nama: string;
  program: string | null;
  diterbitkan: string;
  berlakuSampai: string | null;
  dicabut: string | null;
}

/** What anybody may know of a letter: no number of a person, no address (docs/domain/40 §2.2). */
export interface LetterCheck {
  valid: boolean;
  status: 'berlaku' | 'dibatalkan' | 'kedaluwarsa';
  nomor: string;
  jenis: string;
  perihal: string;
  nama: string;
  program: string | null;
  /** Days, `YYYY-MM-DD`. */
  diterbitkan: string;
  berlakuSampai: string | null;
}

/** So many checks a minute and address: codes cannot be tried out. */
export const checksPerMinute = 30;

const checkSql = `select id, id_baris as "idBaris", sidik, nomor, jenis, perihal, nama_penerima as nama, program, diterbitkan,
  berlaku_sampai as "berlakuSampai", dicabut from mbkm_surat where kode = $1`;

/**
 * Looks a letter up by its code, in whatever way people typed it; null when there is none. One whose row says something
 * else by now is taken back at this moment.
 */
export async function checkLetter(
  { db, registry, now }: Pick<Core, 'db' | 'registry' | 'now'>,
  kinds: LetterKinds,
  kode: string,
): Promise<LetterCheck | null> {
  const found = await db.one<Stored>(checkSql, [normal(kode)], { prepare: true });
  if (!found) return null;
  const { id, idBaris, sidik, berlakuSampai, dicabut, ...shown } = found;
  const kind = kinds.get(found.jenis);
  const reason =
    dicabut || !kind || idBaris === null ? null : await outdated({ on: db, registry }, kind, { idBaris, sidik });
  if (reason) await db.execute(takenBackSql, [id, now().toISOString(), reason]);
  const over = berlakuSampai !== null && berlakuSampai < dayInJakarta(now());
  const status = dicabut || reason ? 'dibatalkan' : over ? 'kedaluwarsa' : 'berlaku';
  return { valid: status === 'berlaku', status, ...shown, berlakuSampai };
}

const takenBackSql = `update mbkm_surat set dicabut = $2, alasan_dicabut = $3, updated_at = $2, version = version + 1
  where id = $1 and dicabut is null`;

/** Any case, with or without dashes. */
function normal(kode: string): string {
  const letters = kode
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
  return letters.match(/.{1,5}/g)?.join('-') ?? '';
}
