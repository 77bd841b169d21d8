import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import type { matakuliah } from '../../../resources/master/matakuliah.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { changes, exists, takeTurns } from './common.ts';
import { keepDraftTotals } from './packageFacts.ts';

/** Courses (docs/domain/10 §2.2 matakuliah). */
export const courseRules: RulesFor<typeof matakuliah> = {
  beforeCreate: async (ctx, data) => {
    // A course without study programme is the university's, which a coordinator may not write.
    if (ctx.caller.baseRole === role.koordinator) data.idProgramProdi ??= ctx.caller.idProgramProdi;
    if (await isThesis(ctx.tx, data.idJenisMatkul)) data.bisaDikonversi = false;
    await mustBeOnlyKkn(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    const after = { ...before, ...data };
    if (changes(before, data, 'idJenisMatkul') && !('bisaDikonversi' in data))
      if (await isThesis(ctx.tx, data.idJenisMatkul)) data.bisaDikonversi = false;
    if (changes(before, data, 'adalahMatkulKkn', 'aktif', 'idProgramProdi')) await mustBeOnlyKkn(ctx, after);
    if (changes(before, data, 'idProgramProdi')) await mustFitCurricula(ctx, after);
  },

  follows: {
    fields: ['kode', 'nama', 'sks', 'adalahMatkulKkn', 'idProgramProdi', 'bisaDikonversi'],
    run: async (ctx, rows) => {
      for (const row of rows) await flowCourse(ctx, row);
    },
  },
};

/** Skripsi and Tugas Akhir are of type S; they are not convertible by default. */
const isThesis = (on: Queryable, idJenisMatkul: string | null | undefined): Promise<boolean> =>
  exists(on, `select 1 as ada from master_jenis_matkul where id = $1 and kode = 'S'`, [idJenisMatkul]);

/** One active KKN course per study programme, and one of the university. */
async function mustBeOnlyKkn(ctx: RuleContext, row: ChangeOf<typeof matakuliah>): Promise<void> {
  if (row.adalahMatkulKkn !== true || row.aktif === false) return;
  const prodi = row.idProgramProdi ?? null;
  await takeTurns(ctx, `matkul-kkn:${prodi}`);
  const other = await ctx.tx.one<{ kode: string }>(
    `select kode from master_matakuliah where id <> $1 and adalah_matkul_kkn and aktif
       and id_program_prodi is not distinct from $2::uuid limit 1`,
    [row.id, prodi],
  );
  if (other) throw invalid({ adalahMatkulKkn: masterRefusals.kknCourseThere({ kode: other.kode }) });
}

/** Checks that curricula with the course are those of its study programme; a course of the university may be in any. */
async function mustFitCurricula(ctx: RuleContext, row: ChangeOf<typeof matakuliah>): Promise<void> {
  if (row.idProgramProdi === null) return;
  const elsewhere = await exists(
    ctx.tx,
    `select 1 as ada from master_matkul_kurikulum p join master_kurikulum k on k.id = p.id_kurikulum
     where p.id_matakuliah = $1 and k.id_program_prodi <> $2`,
    [row.id, row.idProgramProdi],
  );
  if (elsewhere) throw invalid({ idProgramProdi: messages.reference({ label: term('Program studi') }) });
}

/**
 * Updates the values of a course repeated by other rows: its places in curricula, its literature, its rows in packages.
 * Chosen and graded conversions stay as they are. Also called by synchronisation.
 */
async function flowCourse(ctx: Pick<RuleContext, 'tx' | 'registry'>, row: ChangeOf<typeof matakuliah>): Promise<void> {
  const { tx, registry } = ctx;
  await tx.execute(
    `update master_matkul_kurikulum set kode_mk = $2, nama_mk = $3, adalah_matkul_kkn = $4,
       bisa_dikonversi = bisa_dikonversi and $5 where id_matakuliah = $1`,
    [row.id, row.kode, row.nama, row.adalahMatkulKkn, row.bisaDikonversi],
  );
  await tx.execute(
    'update master_pustaka set id_program_prodi = $2 where id_matakuliah = $1 and id_program_prodi is distinct from $2',
    [row.id, row.idProgramProdi ?? null],
  );
  if (!registry.find(matkulPaketKonversi.name)) return;
  await tx.execute(
    'update konversi_matkul_paket set kode_matkul = $2, nama_matkul = $3, adalah_matkul_kkn = $4 where id_matkul = $1',
    [row.id, row.kode, row.nama, row.adalahMatkulKkn],
  );
  await keepDraftTotals(tx, row);
}
