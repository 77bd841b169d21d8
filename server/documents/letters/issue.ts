import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { CallerChange } from '../../access/core.ts';
import type { DbRow } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import { identity } from '../../identity.ts';

/** What a letter certifies; nobody learns more from its public check. */
export interface NewLetter {
  /** `surat_pengantar`, `surat_tugas` …: each has its own numbers every year. */
  jenis: string;
  /** Short code in the number: `SP`. */
  kodeNomor: string;
  perihal: string;
  namaPenerima: string;
  program?: string | null;
  berlakuSampai?: string | null;
  /** What the letter is about, and the fingerprint of what it says of it (`kinds.ts`). */
  resource?: string;
  idBaris?: string;
  sidik?: string;
}

export interface IssuedLetter extends DbRow {
  id: string;
  nomor: string;
  kode: string;
  diterbitkan: string;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** Without letters and digits that look alike, because people type codes from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 20 characters of 31: 99 random bits, in groups of five. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** '0007/SP/MBKM-UNR/XI/2026'. */
export function letterNumber(urut: number, kodeNomor: string, day: string): string {
  const [year = '', month = '1'] = day.split('-');
  const unit = `MBKM-${identity.singkatan}`;
  return [String(urut).padStart(4, '0'), kodeNomor, unit, romans[Number(month) - 1] ?? '', year].join('/');
}

/**
 * Gives a letter the next number of its kind and year, and a verification code, in the transaction of what it is for:
 * a failure consumes no number.
 */
export async function issueLetter(
  { tx, now, caller }: Pick<CallerChange, 'tx' | 'now' | 'caller'>,
  letter: NewLetter,
): Promise<IssuedLetter> {
  const day = dayInJakarta(now);
  const tahun = Number(day.slice(0, 4));
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`surat:${letter.jenis}:${tahun}`]);
  const last = await tx.one<{ urut: number | null }>(
    'select max(urut) as urut from mbkm_surat where jenis = $1 and tahun = $2',
    [letter.jenis, tahun],
  );
  const urut = (last?.urut ?? 0) + 1;
  const issued = {
    id: uuidv7({ msecs: now.getTime() }),
    nomor: letterNumber(urut, letter.kodeNomor, day),
    kode: newCode(),
  };
  await tx.execute(
    `insert into mbkm_surat (id, created_at, updated_at, created_by, updated_by, nomor, jenis, tahun, urut, kode, perihal,
       nama_penerima, program, diterbitkan, berlaku_sampai, resource, id_baris, sidik)
     values ($1, $2, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      issued.id,
      now.toISOString(),
      caller.userId,
      issued.nomor,
      letter.jenis,
      tahun,
      urut,
      issued.kode,
      letter.perihal.slice(0, 200),
      letter.namaPenerima.slice(0, 200),
      letter.program?.slice(0, 200) ?? null,
      day,
      letter.berlakuSampai ?? null,
      letter.resource ?? null,
      letter.idBaris ?? null,
      letter.sidik ?? null,
    ],
  );
  return { ...issued, diterbitkan: day };
}

/** Takes a letter back: its check says from now on that it is not valid. */
export async function revokeLetter(
  { tx, now, caller }: Pick<CallerChange, 'tx' | 'now' | 'caller'>,
  id: string,
  reason: string,
): Promise<boolean> {
  const sql = `update mbkm_surat set dicabut = $2, alasan_dicabut = $3, updated_at = $2, updated_by = $4,
    version = version + 1 where id = $1 and dicabut is null`;
  return (await tx.execute(sql, [id, now.toISOString(), reason.slice(0, 300), caller.userId])) > 0;
}
