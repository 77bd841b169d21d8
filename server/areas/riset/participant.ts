import { messages, term } from '../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict, invalid } from '../../platform/errors.ts';

/** True for a participation of research by the given registry, in which another programme may have the kind. */
export const isRiset = (
  { registry }: Pick<RuleContext, 'registry'>,
  row: Partial<Pick<Pendaftar, 'kodeJenisMbkm'>> | undefined,
): boolean => row !== undefined && registry.programmeOf(row.kodeJenisMbkm)?.name === programRiset.name;

/** A participant as the grades look at it; days are `YYYY-MM-DD`. */
export interface Participant extends DbRow {
  id: string;
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  idPeriode: string;
  idMitra: string | null;
  status: Pendaftar['status'];
  statusKonversi: Pendaftar['statusKonversi'];
}

/**
 * The participant that a row hangs off, locked.
 * @throws HttpError 422 for somebody who takes no part in research
 */
export async function lockParticipant(ctx: Pick<RuleContext, 'tx'>, id: unknown): Promise<Participant> {
  const found = await ctx.tx.one<Participant>(
    `select t.id, t.id_mahasiswa, t.npm, t.nama_mahasiswa,
       t.id_periode, t.id_mitra, t.status, t.status_konversi
     from mbkm_pendaftar_program_mbkm t join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id
     where t.id = $1 for no key update of t`,
    [id],
    { prepare: true },
  );
  if (!found)
    throw invalid(
      { idPendaftarMbkm: messages.reference({ label: term('Peserta') }) },
      messages.reference({ label: term('Peserta') }),
    );
  return found;
}

/** Fields that a row repeats of its participant. */
export const copiesOf = ({ idMahasiswa, npm, namaMahasiswa }: Participant) => ({ idMahasiswa, npm, namaMahasiswa });

/** The row of master/program that registrations opened by others belong to. @throws HttpError 409 without one */
export async function researchProgram(on: Queryable): Promise<string> {
  const found = await on.one<{ id: string }>(
    `select p.id from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm
     where j.kode = any($1) and p.aktif order by p.kode limit 1`,
    [programRiset.kinds],
  );
  if (!found) throw conflict(risetRefusals.noProgramme);
  return found.id;
}

/** The day so many months later; the last one of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
