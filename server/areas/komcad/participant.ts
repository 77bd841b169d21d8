import { messages, term } from '../../../resources/kit/index.ts';
import type { Tahap } from '../../../resources/komcad/tahap.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';

/** A participant with its opening, as the rules look at them; days are `YYYY-MM-DD`. */
export interface Participant extends DbRow {
  id: string;
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  idPeriode: string;
  idDosenPembimbing: string | null;
  status: Pendaftar['status'];
  statusKonversi: Pendaftar['statusKonversi'];
  tahap: Tahap;
  idProgramKomcad: string | null;
  seleksiMulai: string;
  seleksiSelesai: string;
  latsarmilMulai: string;
  latsarmilSelesai: string;
}

const select = `select d.id, t.id_mahasiswa, t.npm, t.nama_mahasiswa,
    t.id_periode, t.id_dosen_pembimbing, t.status,
    t.status_konversi, d.tahap, d.id_program_komcad,
    g.tanggal_mulai_seleksi::text as seleksi_mulai, g.tanggal_selesai_seleksi::text as seleksi_selesai,
    g.tanggal_mulai_latsarmil::text as latsarmil_mulai, g.tanggal_selesai_latsarmil::text as latsarmil_selesai
  from komcad_pendaftaran d join mbkm_pendaftar_program_mbkm t on t.id = d.id_pendaftar_mbkm
  left join komcad_program g on g.id = d.id_program_komcad where d.id_pendaftar_mbkm = $1`;

export const participantOf = (on: Queryable, id: unknown): Promise<Participant | undefined> =>
  on.one<Participant>(select, [id], { prepare: true });

/**
 * The participant that a row hangs off, locked: its stage stays as it is judged.
 * @throws HttpError 422 for somebody who takes no part in Komcad
 */
export async function lockParticipant(ctx: RuleContext, id: unknown): Promise<Participant> {
  const found = await ctx.tx.one<Participant>(`${select} for no key update of d`, [id], { prepare: true });
  if (!found)
    throw invalid(
      { idPendaftarMbkm: messages.reference({ label: term('Pendaftar') }) },
      messages.reference({ label: term('Pendaftar') }),
    );
  return found;
}

/** Stage of participations and the last day of their training, by their id. */
export async function stagesOf(
  on: Queryable,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, { tahap: Tahap; latsarmilSelesai: string | null }>> {
  const found = await on.query<{ id: string; tahap: Tahap; latsarmilSelesai: string | null }>(
    `select d.id, d.tahap, g.tanggal_selesai_latsarmil::text as latsarmil_selesai
     from komcad_pendaftaran d left join komcad_program g on g.id = d.id_program_komcad where d.id = any($1)`,
    [ids],
    { prepare: true },
  );
  return new Map(found.map(one => [one.id, one]));
}

/** Fields that a row repeats of its participant. */
export const copiesOf = ({ idMahasiswa, npm, namaMahasiswa }: Participant) => ({ idMahasiswa, npm, namaMahasiswa });
