import { isOutputs } from '../../../resources/kegiatan/outputsOf.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { missingOutputs } from '../kegiatan/index.ts';

/**
 * Required outputs that are not approved, by name: those that the portal demands of research, and those of the scheme
 * (docs/domain/40 §4.3).
 */
export async function missingOfScheme(
  { tx, registry }: Pick<RuleContext, 'tx' | 'registry'>,
  id: string,
): Promise<string[]> {
  const demanded = isOutputs(luaranRiset) ? await missingOutputs(tx, registry, luaranRiset, id) : [];
  const ofScheme = await tx.query<{ id: string; nama: string }>(
    `select j.id, j.nama from riset_pendaftaran d join riset_skema_mitra s on s.id = d.id_skema
     join master_jenis_luaran j on j.id = any(s.id_jenis_luaran)
     where d.id_pendaftar_mbkm = $1 and not exists (select 1 from riset_luaran o
       where o.id_pendaftar_mbkm = $1 and o.id_jenis_luaran = j.id and o.status = 'disetujui')
     order by j.nama`,
    [id],
  );
  // What both ask for is named once, as the portal calls it.
  const named = new Set(demanded.map(({ idJenisLuaran }) => idJenisLuaran));
  return [...demanded, ...ofScheme.filter(({ id: kind }) => !named.has(kind))].map(({ nama }) => nama);
}
