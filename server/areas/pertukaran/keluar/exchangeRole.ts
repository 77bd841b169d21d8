import type { Pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { role } from '../../../../resources/roles.ts';
import { asSystem, find } from '../../../platform/engine/reading.ts';
import { keepRoles, type RoleContext } from '../../master/heldRoles.ts';

/**
 * Gives or takes the additional role HA09 of the student's account: from the approval of an exchange until no exchange
 * with an open result is left (docs/domain/50 §4 "Withdrawal").
 * @param kinds codes of the programmes whose participations give it
 */
export async function keepExchangeRole(
  ctx: RoleContext,
  kinds: readonly string[],
  { idMahasiswa }: Pick<Pendaftar, 'idMahasiswa'>,
): Promise<void> {
  const accounts = await find(asSystem(ctx.tx), user, { idMahasiswa }, ['id']);
  if (!accounts.length) return;
  const live = await ctx.tx.one(
    `select 1 as ada from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1::uuid and kode_jenis_mbkm = any($2)
       and (status in ('disetujui', 'berjalan')
         or (status = 'selesai' and status_konversi not in ('final', 'revisi_nilai', 'tanpa_konversi'))) limit 1`,
    [idMahasiswa, kinds],
  );
  const wanted = {
    idRole: role.outbound,
    idProgramProdi: null,
    idMitra: null,
    berlakuMulai: null,
    berlakuSampai: null,
  };
  for (const { id } of accounts) await keepRoles(ctx, id, [role.outbound], live ? [wanted] : []);
}
