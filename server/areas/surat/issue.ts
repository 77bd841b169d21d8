import { v7 as uuidv7 } from 'uuid';
import { type Message, noteOf } from '../../../resources/kit/index.ts';
import { nomorSurat } from '../../../resources/surat/nomor.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { surat } from '../../../resources/surat/surat.ts';
import type { CallerChange } from '../../platform/access/change.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Letter } from '../../platform/documents/letters/index.ts';
import type { Author } from '../../platform/engine/audit.ts';
import { auditIn } from '../../platform/engine/writeSql.ts';
import { conflict } from '../../platform/errors.ts';
import { type Composed, fingerprintOf } from './compose.ts';
import type { LetterRules } from './letterBook.ts';
import { newLetterCode } from './letterCode.ts';
import { frameOf, numbering } from './officials.ts';
import { askSignature, dropSignature } from './tandaTangan/queue.ts';

export type Writing = Pick<CallerChange, 'tx' | 'now' | 'caller' | 'registry'>;

/** Transaction, time and account of issuing. */
type Issuing = Pick<Writing, 'tx' | 'now'> & {
  caller: Author;
};

export interface IssuedLetter extends DbRow {
  id: string;
  nomor: string;
  kode: string;
}

export interface IssueOptions {
  /** Day of the letter; default: today. */
  tanggal?: string;
  idPejabat?: string;
  /** Recipients of copies beside those of the kind and of the settings. */
  tembusan?: readonly string[];
}

/**
 * Gives a letter the next number of its kind and year in the caller's transaction, so that a failure uses up none. The
 * printed content is stored in the row, and drawn once after the commit (`keep.ts`).
 * @throws HttpError 409 without an official in office, or if dated before the last letter of its kind
 */
export async function issueLetter(
  ctx: Issuing,
  { kind }: LetterRules,
  composed: Composed,
  { tanggal = dayInZone(ctx.now), idPejabat: chosen, tembusan = [] }: IssueOptions = {},
): Promise<IssuedLetter> {
  const { tx, now, caller } = ctx;
  const tahun = Number(tanggal.slice(0, 4));
  const { frame, idPejabat } = await frameOf(tx, kind, composed, tanggal, chosen);
  const { format, ...parts } = await numbering(tx, kind);
  // Whoever wants the next number waits here for who has the last one.
  await holdName(tx, `surat:${kind.name}:${tahun}`);
  const last = await tx.one<{ urut: number | null; tanggal: string | null }>(
    'select max(nomor_urut) as urut, max(tanggal_surat)::text as tanggal from surat_surat where jenis_surat = $1 and tahun = $2',
    [kind.name, tahun],
  );
  if (last?.tanggal && last.tanggal > tanggal) throw conflict(suratRefusals.beforeLast);
  const urut = (last?.urut ?? 0) + 1;
  const { content, about } = composed;
  const kode = newLetterCode();
  const letter: Letter = {
    ...content,
    ...frame,
    tembusan: [...frame.tembusan, ...tembusan],
    nomor: nomorSurat(format, { ...parts, urut, tanggal }),
    tanggal,
    kode,
  };
  // Two kinds that the settings give one code, or a format that was changed in the year.
  if (await tx.one('select 1 as ada from surat_surat where nomor_surat = $1', [letter.nomor]))
    throw conflict(suratRefusals.numberUsed({ nomor: letter.nomor }));
  const id = uuidv7({ msecs: now.getTime() });
  await tx.execute(
    `insert into surat_surat (id, created_at, updated_at, created_by, updated_by, version, nomor_surat, jenis_surat, tahun,
       nomor_urut, tanggal_surat, perihal, nama_penerima, program, berlaku_sampai, id_pejabat, tembusan, isian,
       kode_verifikasi, status, resource, id_baris, sidik)
     values ($1, $2, $2, $3, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'terbit', $17, $18, $19)`,
    [
      id,
      now.toISOString(),
      caller.userId,
      letter.nomor,
      kind.name,
      tahun,
      urut,
      tanggal,
      letter.perihal.slice(0, 200),
      letter.namaPenerima.slice(0, 200),
      letter.program.slice(0, 200),
      letter.berlakuSampai,
      idPejabat,
      [...letter.tembusan],
      JSON.stringify(letter),
      kode,
      kind.resource,
      kind.together ? null : about[0],
      fingerprintOf(content),
    ],
  );
  if (kind.together)
    for (const [i, { nama, npm, programStudi }] of content.peserta.entries())
      await tx.execute(
        `insert into surat_surat_peserta (id, parent_id, nomor, id_pendaftar_mbkm, nama, npm, program_studi)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [uuidv7({ msecs: now.getTime() }), id, i, about[i], nama, npm, programStudi],
      );
  await auditIn(ctx, surat, id, {
    action: 'buat',
    changes: { nomorSurat: { ke: letter.nomor }, status: { ke: 'terbit' } },
    version: 1,
  });
  if (idPejabat !== null) await askSignature(tx, id, now);
  return { id, nomor: letter.nomor, kode };
}

/** Issues a letter and tells those whom its kind tells. @throws HttpError as `issueLetter` */
export async function issueTold(
  ctx: Writing,
  rules: LetterRules,
  composed: Composed,
  options?: IssueOptions,
): Promise<IssuedLetter> {
  const letter = await issueLetter(ctx, rules, composed, options);
  await rules.issued?.(ctx, letter, composed.about);
  return letter;
}

/** Takes a letter back: its check says from now on that it is not valid, and nothing of it is to be issued anew. */
export async function revokeLetter(ctx: Issuing, id: string, reason: Message): Promise<boolean> {
  const { tx, now, caller } = ctx;
  const sql = `update surat_surat set status = 'dibatalkan', alasan = $2, perlu_terbit_ulang = false, updated_at = $3, updated_by = $4,
    version = version + 1 where id = $1 and status = 'terbit' returning version`;
  await dropSignature(tx, id, now);
  const revoked = await tx.one<{ version: number }>(sql, [
    id,
    keep(reason).slice(0, 300),
    now.toISOString(),
    caller.userId,
  ]);
  if (!revoked) return false;
  const changes = { status: { dari: 'terbit', ke: 'dibatalkan' } };
  await auditIn(ctx, surat, id, { action: 'ubah', changes, note: noteOf(reason), version: revoked.version });
  return true;
}
