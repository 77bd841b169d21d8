import type { Note, Row } from '../../../../resources/kit/index.ts';
import { krs, krsDetail } from '../../../../resources/pertukaran/krs.ts';
import type { DbRow, Tx } from '../../../platform/database/db.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';

/** Says anew how many seats of classes are taken; the rows of the classes are held by who calls. */
export async function recountSeats(tx: Tx, classes: readonly string[]): Promise<void> {
  await tx.execute(
    `update pertukaran_mk_inbound c set terisi = (select count(*) from pertukaran_krs_detail d
       where d.id_mk_inbound = c.id and d.keadaan = 'aktif') where c.id = any($1)`,
    [classes],
  );
}

/** Recomputes the sums of a study plan; its version rises with changes of its classes. */
export async function recountPlan(ctx: RuleContext, idKrs: string, note: Note): Promise<void> {
  const found = await ctx.tx.one<{ sks: number; n: number }>(
    `select coalesce(sum(sks), 0)::int as sks, count(*)::int as n from pertukaran_krs_detail
     where id_krs = $1 and keadaan = 'aktif'`,
    [idKrs],
  );
  await ctx.carry(krs, [{ id: idKrs, values: { totalSks: found?.sks ?? 0, jumlahMk: found?.n ?? 0 } }], note);
}

type Held = Pick<Row<typeof krsDetail>, 'id' | 'idKrs' | 'idMkInbound'>;

/** Holds classes in the order of their ids, so that nobody waits in a circle. */
export const lockClasses = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  tx.query('select id from pertukaran_mk_inbound where id = any($1) order by id for no key update', [ids]);

/** Gives up rows of study plans: the seats are free, marks that were not final go (docs/domain/50 §4 "Seats"). */
export async function cancelRows(ctx: RuleContext, rows: readonly Held[], reason: Note): Promise<void> {
  if (!rows.length) return;
  const classes = rows.map(({ idMkInbound }) => idMkInbound);
  await lockClasses(ctx.tx, classes);
  await ctx.tx.execute(`delete from pertukaran_nilai_inbound where id_krs_detail = any($1) and status <> 'final'`, [
    rows.map(({ id }) => id),
  ]);
  await ctx.carry(
    krsDetail,
    rows.map(({ id }) => ({ id, values: { keadaan: 'batal', alasanBatal: reason } })),
    reason,
  );
  await recountSeats(ctx.tx, classes);
  for (const idKrs of new Set(rows.map(one => one.idKrs))) await recountPlan(ctx, idKrs, reason);
}

/** Frees the seats of a student whose classes have no final grade. */
export async function releaseSeats(ctx: RuleContext, idMhsInbound: string, reason: Note): Promise<void> {
  const rows = await ctx.tx.query<Held & DbRow>(
    `select d.id, d.id_krs, d.id_mk_inbound from pertukaran_krs_detail d
       join pertukaran_krs k on k.id = d.id_krs left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where k.id_mhs_inbound = $1 and d.keadaan = 'aktif' and n.status is distinct from 'final' order by d.id`,
    [idMhsInbound],
  );
  await cancelRows(ctx, rows, reason);
}
