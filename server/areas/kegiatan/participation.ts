import { messages, type Programme, type Resource, term } from '../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RuleContext, StepCondition } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { programmeWith } from '../mbkm/activities.ts';

/** A participation as its logbook and outputs look at it. */
export interface Participation extends DbRow {
  id: string;
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  kodeJenisMbkm: string;
  idPeriode: string;
  status: Pendaftar['status'];
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
}

const select = `select t.id, t.id_mahasiswa as "idMahasiswa", t.npm, t.nama_mahasiswa as "namaMahasiswa",
  t.kode_jenis_mbkm as "kodeJenisMbkm", t.id_periode as "idPeriode", t.status, t.tanggal_mulai as "tanggalMulai",
  t.tanggal_selesai as "tanggalSelesai" from mbkm_pendaftar_program_mbkm t where t.id = $1`;

/** Row that belongs to a participation. */
interface Hanging {
  idPendaftarMbkm?: string | null;
}

/** Any stored row. */
interface Identified {
  readonly id: string;
}

/**
 * The participation that a row hangs off, locked: its state and dates stay as they are judged, and two writes for it
 * take turns.
 * @throws HttpError 422 for one whose programme has another resource for such rows
 */
export async function participationOf(
  ctx: RuleContext,
  r: Resource,
  { idPendaftarMbkm }: Hanging,
): Promise<Participation> {
  const found = await lockParticipation(ctx.tx, idPendaftarMbkm);
  if (!found || !programmeOf(ctx, r).kinds.includes(found.kodeJenisMbkm))
    throw invalid(
      { idPendaftarMbkm: messages.reference({ label: term('Pendaftar') }) },
      messages.reference({ label: term('Pendaftar') }),
    );
  return found;
}

/** The programme that a resource belongs to. */
export const programmeOf = (ctx: Pick<RuleContext, 'registry'>, r: Resource): Programme =>
  programmeWith(ctx.registry, r);

const lockParticipation = (tx: Queryable, id: string | null | undefined): Promise<Participation | undefined> =>
  tx.one<Participation>(`${select} for no key update`, [id], { prepare: true });

/**
 * Condition that one of a row's participations runs. A step that needs it holds them, so that finishing in the same
 * moment waits, or is seen.
 * @param idsSql query for their ids, over an alias of the row
 */
export const whileRunning = (
  r: Resource,
  idsSql: (registry: RuleContext['registry'], alias: string) => string,
): Pick<StepCondition, 'rows'> & Required<Pick<StepCondition<Identified>, 'hold'>> => ({
  rows: ({ registry, alias }) =>
    `exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id in (${idsSql(registry, alias)}) and p.status = 'berjalan')`,
  hold: async ({ tx, registry }, { id }) => {
    await tx.query(
      `select 1 from mbkm_pendaftar_program_mbkm where id in
         (select x.id from ${tableName(r)} t cross join lateral (${idsSql(registry, 't')}) x(id) where t.id = $1)
       order by id for no key update`,
      [id],
    );
  },
});

/** Fields that a row repeats of its participation, so that lists can search and filter by student. */
export const copiesOf = ({ idMahasiswa, npm, namaMahasiswa }: Participation) => ({
  idMahasiswa,
  npm,
  namaMahasiswa,
});
