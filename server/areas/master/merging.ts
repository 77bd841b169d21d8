import type { Message, Row } from '../../../resources/kit/index.ts';
import type { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import type { matakuliah } from '../../../resources/master/matakuliah.ts';
import type { mitra } from '../../../resources/master/mitra.ts';
import type { pegawai } from '../../../resources/master/pegawai.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { statusAktif } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { accessChannel, ofUser } from '../../platform/access/channel.ts';
import { asSystem, exists, find } from '../../platform/engine/reading.ts';
import type { MergedPair, MergeReading, RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { refreshAccount } from '../pengaturan/userRoles.ts';
import { keepContactRole } from './contactRules.ts';
import { keepCopiesOf } from './participationCopies.ts';
import { keepRolesOfLecturer } from './teamRoles.ts';

/**
 * Merging of master data beyond references (docs/domain/10 §2.6): conditions that forbid it, and values recomputed
 * after references have moved.
 */

/** Accounts act for whom they are linked to now: their rights are read again. */
async function refreshLinked(
  ctx: RuleContext,
  link: 'id_mahasiswa' | 'id_pegawai' | 'id_pic_mitra',
  ids: readonly string[],
) {
  const accounts = await ctx.tx.query<{ id: string }>(
    `select id from pengaturan_user where ${link} = any($1::uuid[]) order by id`,
    [ids],
  );
  for (const { id } of accounts) {
    await refreshAccount(ctx.tx, id);
    ctx.announce(accessChannel, ofUser(id));
  }
}

/** A student takes part in one programme at a time. */
async function bothTakePart(
  { on }: MergeReading,
  { keep, lose }: MergedPair<Row<typeof mahasiswa>>,
): Promise<Message[]> {
  const active = (id: string) => exists(asSystem(on), pendaftar, { idMahasiswa: id, status: statusAktif });
  return (await active(keep.id)) && (await active(lose.id)) ? [masterRefusals.bothTakePart] : [];
}

export const studentMerging: RulesFor<typeof mahasiswa> = {
  mergeHurdles: bothTakePart,
  recount: async (ctx, ids) => {
    await keepCopiesOf(ctx.tx, ids, []);
    await refreshLinked(ctx, 'id_mahasiswa', ids);
  },
};

export const lecturerMerging: RulesFor<typeof pegawai> = {
  recount: async (ctx, ids) => {
    for (const id of ids) await keepRolesOfLecturer(ctx, id);
    await refreshLinked(ctx, 'id_pegawai', ids);
  },
};

export const partnerMerging: RulesFor<typeof mitra> = {
  // The main contact of the partner that stays is the main one.
  mergeAlong: async ({ on }, { keep, lose }) => {
    const main = (idMitra: string) =>
      find(asSystem(on), picMitra, { idMitra, isUtama: true }, ['id'], { order: ['id'] });
    if (!(await main(keep.id)).length) return [];
    return (await main(lose.id)).map(({ id }) => ({ resource: picMitra.name, id, values: { isUtama: false } }));
  },
  recount: (ctx, ids) => keepCopiesOf(ctx.tx, [], ids),
};

export const contactMerging: RulesFor<typeof picMitra> = {
  recount: async (ctx, ids) => {
    await ctx.tx.execute(
      `update master_pic_mitra p set id_user = (select u.id from pengaturan_user u where u.id_pic_mitra = p.id)
        where p.id = any($1::uuid[])`,
      [ids],
    );
    const rows = await find(asSystem(ctx.tx), picMitra, { id: ids }, ['id', 'idMitra', 'aktif'], { order: ['id'] });
    for (const row of rows) await keepContactRole(ctx, row);
    await refreshLinked(ctx, 'id_pic_mitra', ids);
  },
};

export const courseMerging: RulesFor<typeof matakuliah> = {
  // Curricula have courses of their study programme and of the university.
  mergeHurdles: async (_on, { keep, lose }) => {
    if (!keep.idProgramProdi || keep.idProgramProdi === lose.idProgramProdi) return [];
    return lose.idProgramProdi ? [masterRefusals.otherProdi] : [masterRefusals.universityCourse];
  },
};
