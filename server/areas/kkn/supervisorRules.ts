import type { dpl } from '../../../resources/kkn/dpl.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow, RowData } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { keepRoles } from '../master/heldRoles.ts';

/** Field supervisors of a wave (docs/domain/30 §1.3). */
export const supervisorRules: RulesFor<typeof dpl> = {
  beforeCreate: async (ctx, data) => {
    Object.assign(data, await copiesOf(ctx, data));
    data.maksKelompok ??= await mostOf(ctx, data);
    data.sisa = data.maksKelompok;
  },

  beforeUpdate: async (ctx, before, data) => {
    if (data.maksKelompok === null) data.maksKelompok = await mostOf(ctx, before);
    const there = Number(before.jumlahKelompok);
    if (typeof data.maksKelompok !== 'number' || data.maksKelompok >= there) return;
    const message = `DPL sudah membimbing ${there} kelompok.`;
    throw invalid({ maksKelompok: message }, message);
  },

  beforeDelete: (_ctx, row) => {
    const there = Number(row.jumlahKelompok);
    if (there > 0) throw conflict(`DPL masih membimbing ${there} kelompok.`);
  },

  afterWrite: async (ctx, row, before) => {
    if (!row || !before || row.aktif !== before.aktif) await keepSupervisorRole(ctx, (row ?? before)?.idPegawai);
  },
};

/** Name and study programme of the lecturer, so that lists search and sort by them. */
const copiesOf = async (ctx: RuleContext, data: RowData): Promise<RowData> =>
  (await ctx.tx.one<DbRow>(
    `select nip, nama_lengkap as nama, id_program_prodi as "idProgramProdi" from master_pegawai where id = $1`,
    [data.idPegawai],
  )) ?? {};

async function mostOf(ctx: RuleContext, data: RowData): Promise<number | null> {
  const wave = await ctx.tx.one<{ n: number }>('select maks_kelompok_per_dpl as n from kkn_gelombang where id = $1', [
    data.idGelombang,
  ]);
  return wave?.n ?? null;
}

/** Who supervises a group of any wave acts as Dosen Pembimbing. */
async function keepSupervisorRole(ctx: RuleContext, idPegawai: unknown): Promise<void> {
  const account = await ctx.tx.one<{ id: string; dpl: boolean; dosen: boolean }>(
    `select u.id, exists (select 1 from kkn_dpl d where d.id_pegawai = $1 and d.aktif) as dpl,
       exists (select 1 from pengaturan_user_role r where r.id_user = u.id and r.id_role = 'HA04' and r.asal <> 'otomatis') as dosen
     from pengaturan_user u where u.id_pegawai = $1`,
    [idPegawai],
  );
  if (!account || account.dosen) return;
  const none = { idProgramProdi: null, idMitra: null, berlakuMulai: null, berlakuSampai: null };
  await keepRoles(ctx, account.id, [role.dosen], account.dpl ? [{ idRole: role.dosen, ...none }] : []);
}
