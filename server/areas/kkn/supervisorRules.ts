import type { ChangeOf } from '../../../resources/kit/index.ts';
import type { dpl } from '../../../resources/kkn/dpl.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { role } from '../../../resources/roles.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { keepRoles } from '../master/heldRoles.ts';

/** Field supervisors of a wave (docs/domain/30 §1.3). */
export const supervisorRules: RulesFor<typeof dpl> = {
  beforeCreate: async (ctx, data) => {
    await copyLecturer(ctx, data);
    data.maksKelompok ??= await mostOf(ctx, data);
    data.sisa = data.maksKelompok;
  },

  beforeUpdate: async (ctx, before, data) => {
    if (data.maksKelompok === null) data.maksKelompok = await mostOf(ctx, before);
    const there = before.jumlahKelompok ?? 0;
    if (typeof data.maksKelompok !== 'number' || data.maksKelompok >= there) return;
    const message = kknRefusals.supervises({ n: there });
    throw invalid({ maksKelompok: message }, message);
  },

  beforeDelete: (_ctx, row) => {
    const there = row.jumlahKelompok ?? 0;
    if (there > 0) throw conflict(kknRefusals.stillSupervises({ n: there }));
  },

  afterWrite: async (ctx, row, before) => {
    if (!row || !before || row.aktif !== before.aktif) await keepSupervisorRole(ctx, (row ?? before)?.idPegawai);
  },
};

/** Name and study programme of the lecturer, so that lists search and sort by them. */
async function copyLecturer(ctx: RuleContext, data: ChangeOf<typeof dpl>): Promise<void> {
  const lecturer = await read(asSystem(ctx.tx), pegawai, data.idPegawai, ['nip', 'namaLengkap', 'idProgramProdi']);
  if (!lecturer) return;
  data.nip = lecturer.nip;
  data.nama = lecturer.namaLengkap;
  data.idProgramProdi = lecturer.idProgramProdi;
}

async function mostOf(ctx: RuleContext, data: ChangeOf<typeof dpl>): Promise<number | null> {
  const wave = await read(asSystem(ctx.tx), gelombang, data.idGelombang, ['maksKelompokPerDpl']);
  return wave?.maksKelompokPerDpl ?? null;
}

/** Gives the lecturer the role Dosen Pembimbing while they supervise a group of any wave. */
async function keepSupervisorRole(ctx: RuleContext, idPegawai: string | undefined): Promise<void> {
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
