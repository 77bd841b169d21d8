import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import type { kurikulum } from '../../../resources/master/kurikulum.ts';
import { matakuliah } from '../../../resources/master/matakuliah.ts';
import type { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import type { pustaka } from '../../../resources/master/pustaka.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { changes, exists, takeTurns } from './common.ts';

/** Curricula (docs/domain/10 §2.2 kurikulum): the study programme may change while its courses fit the new one. */
export const curriculumRules: RulesFor<typeof kurikulum> = {
  beforeUpdate: async (ctx, before, data) => {
    if (!changes(before, data, 'idProgramProdi')) return;
    const foreign = await exists(
      ctx.tx,
      `select 1 as ada from master_matkul_kurikulum p join master_matakuliah m on m.id = p.id_matakuliah
       where p.id_kurikulum = $1 and m.id_program_prodi <> $2`,
      [before.id, data.idProgramProdi],
    );
    if (foreign) throw invalid({ idProgramProdi: messages.reference({ label: term('Program studi') }) });
  },

  afterWrite: async (ctx, row, before) => {
    if (row && before && changes(before, row, 'idProgramProdi'))
      await ctx.tx.execute('update master_matkul_kurikulum set id_program_prodi = $2 where id_kurikulum = $1', [
        row.id,
        row.idProgramProdi,
      ]);
  },
};

/** Values that a place in a curriculum copies. */
interface PlaceFacts extends DbRow {
  prodi: string;
  prodiMatkul: string | null;
  kode: string;
  nama: string;
  sks: number;
  kkn: boolean;
  bisaDikonversi: boolean;
}

/** The course is held for this transaction, so that a change of its name does not slip between reading and writing. */
const factsSql = `select k.id_program_prodi as prodi, m.id_program_prodi as prodi_matkul, m.kode, m.nama, m.sks,
    m.adalah_matkul_kkn as kkn, m.bisa_dikonversi
  from master_kurikulum k, master_matakuliah m where k.id = $1 and m.id = $2 for share of m`;

/** @throws HttpError 422 'Pilih mata kuliah dari daftar.' for a course of another study programme */
async function factsOf(tx: Queryable, row: ChangeOf<typeof matkulKurikulum>): Promise<PlaceFacts> {
  const facts = await tx.one<PlaceFacts>(factsSql, [row.idKurikulum, row.idMatakuliah]);
  if (!facts || (facts.prodiMatkul !== null && facts.prodiMatkul !== facts.prodi))
    throw invalid({ idMatakuliah: messages.reference({ label: term('Mata kuliah') }) });
  return facts;
}

const copiesOf = (facts: PlaceFacts): ChangeOf<typeof matkulKurikulum> => ({
  kodeMk: facts.kode,
  namaMk: facts.nama,
  idProgramProdi: facts.prodi,
  adalahMatkulKkn: facts.kkn,
});

/** Places of courses in curricula (docs/domain/10 §2.2 matkul-kurikulum). */
export const placeRules: RulesFor<typeof matkulKurikulum> = {
  beforeCreate: async (ctx, data) => {
    const facts = await factsOf(ctx.tx, data);
    Object.assign(data, copiesOf(facts));
    data.sks ??= facts.sks;
    // The form's default is yes; the course's no is stronger.
    if (!facts.bisaDikonversi) data.bisaDikonversi = false;
    await mustFollowPrerequisites(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    const after = { ...before, ...data };
    const facts = await factsOf(ctx.tx, after);
    if (changes(before, data, 'idKurikulum', 'idMatakuliah')) Object.assign(data, copiesOf(facts));
    if ('sks' in data) data.sks ??= facts.sks;
    if (data.bisaDikonversi === true && !facts.bisaDikonversi)
      throw invalid({ bisaDikonversi: masterRefusals.notConvertible({ kode: facts.kode }) });
    if (changes(before, data, 'idMatakuliah') && !facts.bisaDikonversi) data.bisaDikonversi = false;
    if (['idKurikulum', 'semester', 'prasyarat'].some(name => name in data)) await mustFollowPrerequisites(ctx, after);
  },
};

/** Prerequisites are earlier in the same curriculum, and so is this course for those that need it. */
async function mustFollowPrerequisites(ctx: RuleContext, row: ChangeOf<typeof matkulKurikulum>): Promise<void> {
  const needed = row.prasyarat ?? [];
  await takeTurns(ctx, `prasyarat:${row.idKurikulum}`);
  const wrong = await exists(
    ctx.tx,
    `select 1 as ada from master_matkul_kurikulum
     where id = any($1::uuid[]) and (id_kurikulum <> $2 or semester >= $3)`,
    [needed, row.idKurikulum, row.semester],
  );
  if (wrong) throw invalid({ prasyarat: masterRefusals.prerequisiteEarlier });
  const needing = await exists(
    ctx.tx,
    `select 1 as ada from master_matkul_kurikulum
     where prasyarat @> array[$1::uuid] and (id_kurikulum <> $2 or semester <= $3)`,
    [row.id, row.idKurikulum, row.semester],
  );
  if (needing) throw invalid({ semester: masterRefusals.prerequisiteEarlier });
}

/** Literature carries the study programme of its course, for filters (docs/domain/10 §2.2 pustaka). */
export const literatureRules: RulesFor<typeof pustaka> = {
  beforeCreate: (ctx, data) => takeProdi(ctx, data),
  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idMatakuliah')) await takeProdi(ctx, data);
  },
};

async function takeProdi({ tx }: RuleContext, data: ChangeOf<typeof pustaka>): Promise<void> {
  const course = await read(asSystem(tx), matakuliah, data.idMatakuliah, ['idProgramProdi'], { lock: 'share' });
  data.idProgramProdi = course?.idProgramProdi ?? null;
}
