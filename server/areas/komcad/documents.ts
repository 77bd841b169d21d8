import { type Message, term } from '../../../resources/kit/index.ts';
import { dokumenUntuk, jenisDari, type KodeDokumen } from '../../../resources/komcad/jenisDokumen.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';

/** A document as the steps look at it. */
export interface Handed extends DbRow {
  id: string;
  jenis: string;
  status: 'menunggu' | 'valid' | 'ditolak';
  /** Last day on which it counts, where its kind has one. */
  sampai: string | null;
}

/** The documents of a participant by kind. */
export async function documentsOf(on: Queryable, idPendaftarMbkm: unknown): Promise<ReadonlyMap<string, Handed>> {
  const found = await on.query<Handed>(
    `select id, jenis_dokumen as jenis, status, berlaku_sampai::text as sampai from komcad_dokumen
     where id_pendaftar_mbkm = $1`,
    [idPendaftarMbkm],
    { prepare: true },
  );
  return new Map(found.map(one => [one.jenis, one]));
}

/**
 * Reason why a document keeps the registration from being handed in; null if there is none (docs/domain/40 §4.2).
 * @param today `YYYY-MM-DD`
 */
export function documentProblem(code: KodeDokumen, found: Handed | undefined, today: string): Message | null {
  const { label = code, lewat } = jenisDari(code) ?? {};
  if (!found) return komcadRefusals.documentMissing({ label: term(label) });
  if (found.status === 'ditolak') return komcadRefusals.documentRefused({ label: term(label) });
  return found.sampai !== null && found.sampai < today
    ? (lewat ?? komcadRefusals.documentOld({ label: term(label) }))
    : null;
}

/** Labels of the documents that a step needs and that are not verified. */
export async function notValid(on: Queryable, id: unknown, step: string): Promise<string[]> {
  const known = await documentsOf(on, id);
  return dokumenUntuk(step)
    .filter(code => known.get(code)?.status !== 'valid')
    .map(code => jenisDari(code)?.label ?? code);
}

/** @throws HttpError 422 'Dokumen berikut belum lengkap: {daftar}.' (docs/domain/40 §2.1) */
export async function mustBeVerified(ctx: RuleContext, id: unknown, step: string, more: readonly string[] = []) {
  const missing = [...(await notValid(ctx.tx, id, step)), ...more];
  if (missing.length) {
    const message = komcadRefusals.documentsLacking({ daftar: missing.map(term) });
    throw invalid({ tahap: message }, message);
  }
}
