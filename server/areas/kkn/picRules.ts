import { type ChangeOf, messages } from '../../../resources/kit/index.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import type { picKelompok } from '../../../resources/kkn/picKelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { holdRow } from '../../platform/database/turns.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { groups, isGroup } from './tables.ts';

/** Staff contacts of groups (docs/domain/30 §1.5). */
export const picRules: RulesFor<typeof picKelompok> = {
  filters: {
    idGelombang: ({ alias, params }, value) => {
      const ids: unknown[] = Array.isArray(value) ? value : [value];
      if (!ids.length || !ids.every(id => typeof id === 'string' && isIdOf(gelombang, id)))
        throw badRequest(messages.badFilter);
      params.push(ids);
      return `exists (select 1 from ${groups} g where g.id = ${alias}.id_kelompok and g.id_gelombang = any($${params.length}::uuid[]))`;
    },
  },
  beforeCreate: async (ctx, data) => {
    await mustHaveTime(ctx, data);
    await fillPhone(ctx, data, data);
  },
  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idPegawai', 'idKelompok')) await mustHaveTime(ctx, { ...before, ...data });
    if ('noHp' in data) await fillPhone(ctx, data, { ...before, ...data });
  },
  afterWrite: async (ctx, row, before) => {
    for (const id of new Set([row?.idKelompok, before?.idKelompok])) if (id) await nameContact(ctx, id);
  },
};

/** Writes a group's contact into the group, which is listed and found by it; derived, so its version stays. */
const nameContact = (ctx: RuleContext, idKelompok: string): Promise<number> =>
  ctx.tx.execute(
    `update ${groups} g set id_pic = (select p.id_pegawai from kkn_pic_kelompok p where p.id_kelompok = g.id)
     where g.id = $1`,
    [idKelompok],
  );

/** @throws HttpError 422 'PIC sudah menangani {n} kelompok.' */
async function mustHaveTime(ctx: RuleContext, row: ChangeOf<typeof picKelompok>): Promise<void> {
  await holdRow(ctx.tx, 'master_pegawai', row.idPegawai);
  const found = await ctx.tx.one<DbRow & { n: number; maks: number }>(
    `select (select count(*)::int from kkn_pic_kelompok p join ${groups} o on o.id = p.id_kelompok and ${isGroup('o')}
       where p.id_pegawai = $1 and o.id_gelombang = g.id_gelombang and p.id is distinct from $3::uuid) as n,
       w.maks_kelompok_per_pic as maks
     from ${groups} g join kkn_gelombang w on w.id = g.id_gelombang where g.id = $2`,
    [row.idPegawai, row.idKelompok, row.id ?? null],
  );
  if (!found || found.n < found.maks) return;
  const message = kknRefusals.contactFull({ n: found.n });
  throw invalid({ idPegawai: message }, message);
}

async function fillPhone(
  ctx: RuleContext,
  data: ChangeOf<typeof picKelompok>,
  row: ChangeOf<typeof picKelompok>,
): Promise<void> {
  if (row.noHp) return;
  const found = await read(asSystem(ctx.tx), pegawai, row.idPegawai, ['noHp']);
  if (!found?.noHp) throw invalid({ noHp: messages.required }, messages.required);
  data.noHp = found.noHp;
}
