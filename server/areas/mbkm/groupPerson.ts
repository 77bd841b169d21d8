import { splitSource } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column } from '../../platform/database/columns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { Grouping, GroupValues } from './group.ts';

/** States of a registration that still waits for a group to come with. */
const waiting = ['draf', 'revisi'] as const;

/**
 * The participation with which the calling student is a member of a group whose members are students first: an own one
 * that is in no group yet, else a new draft.
 * @param row the group, stored or about to be
 * @throws HttpError 409, 422 where the student may not register
 */
export async function participationFor(ctx: RuleContext, grouping: Grouping, row: GroupValues): Promise<string> {
  const { programme, group, members } = grouping;
  const common = Object.entries(group.members.same ?? {}).map(([field, source]) => ({
    name: splitSource(source).name,
    value: row[field] ?? null,
  }));
  const where = common.map(({ name }, i) => `t.${column(name)} = $${i + 4}`);
  const found = await ctx.tx.one<{ id: string }>(
    `select t.id from mbkm_pendaftar_program_mbkm t where t.id_mahasiswa = $1 and t.kode_jenis_mbkm = any($2)
       and t.status = any($3)${where.map(each => ` and ${each}`).join('')}
       and not exists (select 1 from ${members.table} m where m.${members.participation} = t.id and ${members.isLive('m')})
     order by t.created_at desc limit 1`,
    [ctx.caller.idMahasiswa, programme.kinds, waiting, ...common.map(({ value }) => value)],
  );
  if (found) return found.id;
  const made = await ctx.create(pendaftar, {
    ...Object.fromEntries(common.map(({ name, value }) => [name, value])),
    idMahasiswa: ctx.caller.idMahasiswa,
    jalur: row[group.members.person?.way ?? ''],
  });
  if (programme.detail) await ctx.create(ctx.registry.get(programme.detail.resource), { idPendaftarMbkm: made.id });
  return made.id;
}
