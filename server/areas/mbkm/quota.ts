import {
  type Message,
  type Programme,
  type Registry,
  splitSource,
  type Tie,
  valueAt,
} from '../../../resources/kit/index.ts';
import { type StatusPendaftaran, statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { conflict } from '../../platform/errors.ts';
import { type Beside, withDetail } from './detail.ts';
import { tiedRows } from './ties.ts';

/** Places of the rows `o` of a tie: their table, and how many participations take one ($2 = states). */
interface Seats {
  readonly tie: Tie;
  /** States that take a place. */
  readonly by: readonly string[];
  readonly full: Message | undefined;
  readonly table: string;
  readonly of: string;
  readonly kept: string;
  readonly named: string;
  readonly taken: string;
}

function seatsOf(registry: Registry, programme: Programme): Seats[] {
  return programme.ties.flatMap(tie => {
    if (!tie.seats) return [];
    const { resource } = tiedRows(registry, programme, tie);
    const { part, name } = splitSource(tie.field);
    const detail = part && programme.detail ? tableName(registry.get(programme.detail.resource)) : null;
    const from = detail
      ? `mbkm_pendaftar_program_mbkm t join ${detail} d on d.id_pendaftar_mbkm = t.id`
      : 'mbkm_pendaftar_program_mbkm t';
    const { of, taken, named, by = statusMengisiKuota, full } = tie.seats;
    return [
      {
        tie,
        by,
        full,
        table: tableName(resource),
        of: column(of),
        kept: column(taken),
        named: column(named),
        taken: `(select count(*)::int from ${from} where ${detail ? 'd' : 't'}.${column(name)} = o.id and t.status = any($2))`,
      },
    ];
  });
}

const lock = (tx: Queryable, { table }: Seats, id: string) =>
  tx.query(`select 1 from ${table} where id = $1 for no key update`, [id]);

/**
 * Locks the rows that a participation is tied to, and checks that one more place is free for its next state. The lock
 * lasts until the transaction ends, so concurrent calls count each other. A place that was taken before is kept.
 * @param values the participation with its detail
 * @throws HttpError 409 'Kuota {posisi} sudah penuh ({terisi}/{kuota}).', or the tie's own message
 */
export async function takeSeat(
  tx: Queryable,
  registry: Registry,
  programme: Programme,
  values: Pick<Pendaftar, 'status'> & Beside,
  to: StatusPendaftaran,
): Promise<void> {
  for (const seats of seatsOf(registry, programme)) {
    if (!seats.by.includes(to) || fills(values, seats)) continue;
    const id = valueAt(values, seats.tie.field);
    if (typeof id !== 'string') continue;
    await lock(tx, seats, id);
    const found = await tx.one<{ nama: string; kuota: number; terisi: number }>(
      `select o.${seats.named} as nama, o.${seats.of} as kuota, ${seats.taken} as terisi from ${seats.table} o where o.id = $1`,
      [id, seats.by],
    );
    if (found && found.terisi >= found.kuota)
      throw conflict(
        seats.full ?? mbkmRefusals.quotaFull({ nama: found.nama, terisi: found.terisi, kuota: found.kuota }),
      );
  }
}

/** Writes how many places are taken; it is derived, so the row's version stays. */
async function recount(tx: Queryable, seats: Seats, id: string): Promise<void> {
  await lock(tx, seats, id);
  await tx.execute(`update ${seats.table} o set ${seats.kept} = ${seats.taken} where o.id = $1`, [id, seats.by]);
}

const fills = (row: Pick<Pendaftar, 'status'> | undefined, { by }: Seats): boolean =>
  by.some(status => status === row?.status);

/** Keeps the taken places of what a change of a participation touches. */
export async function keepSeats(
  tx: Queryable,
  registry: Registry,
  row: Pendaftar | undefined,
  before: Pendaftar | undefined,
): Promise<void> {
  const programme = registry.programmeOf(row?.kodeJenisMbkm ?? before?.kodeJenisMbkm);
  if (!programme) return;
  for (const seats of seatsOf(registry, programme)) {
    // Both sides are read with the detail of now: what hangs off it differs only where one side takes no place.
    const [now, then] = [fills(row, seats), fills(before, seats)];
    if (!now && !then) continue;
    if (now && then && splitSource(seats.tie.field).part) continue;
    const tied = async (side: Pendaftar | undefined) =>
      side && fills(side, seats) ? valueAt(await withDetail(tx, registry, programme, side), seats.tie.field) : null;
    const ids = [await tied(row), await tied(before)];
    if (ids[0] === ids[1]) continue;
    for (const id of [...new Set(ids)].sort()) if (typeof id === 'string') await recount(tx, seats, id);
  }
}
