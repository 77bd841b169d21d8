import { messages, type ReadBodyOf, type Resource } from '../../../../resources/kit/index.ts';
import type { OrangRetensi, tahanData } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { penahanan } from '../../../../resources/pengaturan/retensi.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { labelSql, tableName } from '../../../platform/database/columns.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import { asSystem, findOne } from '../../../platform/engine/reading.ts';
import { kindsOf } from '../../../platform/engine/retention/kinds.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { updateIn } from '../../../platform/engine/updateRow.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { conflict, invalid, notFound, versionMissing } from '../../../platform/errors.ts';

const personsOf = ({ registry }: Engine): readonly Resource[] => [
  ...new Set(kindsOf(registry).map(({ person }) => person)),
];

/** People whose data can be held, by what their rows are called. */
export async function findPersons(engine: Engine, q: string): Promise<OrangRetensi[]> {
  const typed = q.trim();
  if (typed.length < 3) return [];
  const found: OrangRetensi[] = [];
  for (const person of personsOf(engine)) {
    const label = labelSql(person, 't', engine.registry);
    const rows = await engine.db.query<{ id: string; nama: string }>(
      `select t.id::text as id, ${label} as nama from ${tableName(person)} t where ${label} ilike $1 order by 2 limit 10`,
      [`%${escapeLike(typed)}%`],
    );
    found.push(...rows.map(row => ({ sumber: person.name, ...row })));
  }
  return found;
}

/** Holds the data of somebody until it is let go. @throws HttpError 404, 409 where it is held, 422 */
export async function hold(engine: Engine, caller: Caller, body: ReadBodyOf<typeof tahanData>): Promise<void> {
  const alasan = body.alasan.trim();
  if (!alasan) throw invalid({ alasan: messages.noteRequired });
  const person = personsOf(engine).find(({ name }) => name === body.sumber);
  if (!person) throw notFound();
  await inTransaction(engine, caller, penahanan, async ctx => {
    const row = await ctx.tx.one<{ nama: string }>(
      `select left(${labelSql(person, 't', engine.registry)}, 200) as nama from ${tableName(person)} t where t.id::text = $1 for no key update`,
      [body.idOrang],
    );
    if (!row) throw notFound();
    const known = await findOne(
      asSystem(ctx.tx),
      penahanan,
      { sumber: body.sumber, idOrang: body.idOrang, dilepasPada: null },
      ['id'],
    );
    if (known) throw conflict(pengaturanRefusals.retention.heldAlready);
    await createIn(ctx, penahanan, { sumber: body.sumber, idOrang: body.idOrang, nama: row.nama, alasan });
  });
}

/** Lets held data go. @throws HttpError 404, 409, 422 */
export async function letGo(
  engine: Engine,
  caller: Caller,
  id: string,
  { alasan, version }: { alasan: string; version?: number | undefined },
): Promise<void> {
  if (version === undefined) throw versionMissing();
  const why = alasan.trim();
  if (!why) throw invalid({ alasan: messages.noteRequired });
  await inTransaction(engine, caller, penahanan, async ctx => {
    const known = await findOne(asSystem(ctx.tx), penahanan, { id, dilepasPada: null }, ['id']);
    if (!known) throw notFound();
    await updateIn(ctx, penahanan, id, { dilepasPada: ctx.now.toISOString(), alasanLepas: why, version });
  });
}
