import type { ChangeOf } from '../../../resources/kit/index.ts';
import { term } from '../../../resources/kit/index.ts';
import type { kelompok } from '../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { holdRow } from '../../platform/database/turns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { groups, isGroup, members } from './tables.ts';

/**
 * Use of villages and supervisors by groups: counted with each change and checked against the quotas (docs/domain/30
 * §1.2 to §1.4).
 */

/** Writes how many groups and students are in a village; derived, so its version stays. */
export const countVillage = (ctx: RuleContext, id: string): Promise<number> =>
  ctx.tx.execute(
    `update kkn_desa d set jumlah_kelompok = c.kelompok, terisi = c.terisi, sisa_kuota = d.kuota_mahasiswa - c.terisi
     from (select count(distinct g.id)::int as kelompok, count(m.id)::int as terisi from ${groups} g
       left join ${members} m on m.parent_id = g.id and ${takesPart('m')}
       where g.id_desa = $1::uuid and ${isGroup('g')}) c where d.id = $1::uuid`,
    [id],
  );

/** Writes how many groups and students a DPL has. */
export const countSupervisor = (ctx: RuleContext, id: string): Promise<number> =>
  ctx.tx.execute(
    `update kkn_dpl d set jumlah_kelompok = c.kelompok, jumlah_mahasiswa = c.mahasiswa, sisa = d.maks_kelompok - c.kelompok
     from (select count(distinct g.id)::int as kelompok, count(m.id)::int as mahasiswa from ${groups} g
       left join ${members} m on m.parent_id = g.id and ${takesPart('m')}
       where g.id_dpl = $1::uuid and ${isGroup('g')}) c where d.id = $1::uuid`,
    [id],
  );

interface Village extends DbRow {
  idGelombang: string;
  aktif: boolean;
  kuotaKelompok: number;
  lain: number;
}

/**
 * A group's village is of its wave and has room for one more group. The village's row is held, so that two groups never
 * take the same place.
 * @throws HttpError 422 kknRefusals.villageFull
 */
export async function mustFitVillage(ctx: RuleContext, row: ChangeOf<typeof kelompok>): Promise<void> {
  if (!row.idDesa) return;
  await ctx.tx.query('select 1 from kkn_desa where id = $1 for no key update', [row.idDesa]);
  const village = await ctx.tx.one<Village>(
    `select d.id_gelombang, d.aktif, d.kuota_kelompok,
       (select count(*)::int from ${groups} g where g.id_desa = d.id and ${isGroup('g')} and g.id is distinct from $2::uuid) as lain
     from kkn_desa d where d.id = $1`,
    [row.idDesa, row.id ?? null],
  );
  const problem =
    village?.idGelombang !== row.idGelombang
      ? kknRefusals.ofOtherWave({ apa: term('Desa ini') })
      : village && village.lain >= village.kuotaKelompok
        ? kknRefusals.villageFull
        : undefined;
  if (problem) throw invalid({ idDesa: problem }, problem);
}

/** A group as far as its DPL is asked; a request names the lecturer by any field. */
type Supervised = Omit<ChangeOf<typeof kelompok>, 'idDpl'> & { readonly idDpl?: unknown };

interface Supervisor extends DbRow {
  idGelombang: string;
  maksKelompok: number;
  lain: number;
}

/**
 * A group's DPL is of its wave and takes one more group; held as the village is.
 * @throws HttpError 422 'DPL sudah mencapai batas {n} kelompok.'
 */
export async function mustFitSupervisor(ctx: RuleContext, row: Supervised): Promise<void> {
  if (!row.idDpl) return;
  await holdRow(ctx.tx, 'kkn_dpl', row.idDpl);
  const found = await ctx.tx.one<Supervisor>(
    `select d.id_gelombang, d.maks_kelompok,
       (select count(*)::int from ${groups} g where g.id_dpl = d.id and ${isGroup('g')} and g.id is distinct from $2::uuid) as lain
     from kkn_dpl d where d.id = $1`,
    [row.idDpl, row.id ?? null],
  );
  const problem =
    found?.idGelombang !== row.idGelombang
      ? kknRefusals.ofOtherWave({ apa: term('DPL ini') })
      : found && found.lain >= found.maksKelompok
        ? programmeRefusals.supervisorFull({ n: found.maksKelompok })
        : undefined;
  if (problem) throw invalid({ idDpl: problem }, problem);
}
