import type { Resource } from '../../../../resources/kit/index.ts';
import { tableName } from '../../../platform/database/columns.ts';

/**
 * SQL columns and joins of the host, beside the participation `t`: the university, also one that is not in the list
 * yet, or the other study programme of our own (docs/domain/50 §1.7, §1.9).
 * @param resource the detail
 */
export function hostSql(resource: Resource): { columns: string; joins: string } {
  const named = Object.hasOwn(resource.fields, 'namaKampusTujuan');
  const other = Object.hasOwn(resource.fields, 'idProgramProdiTujuan');
  const kampus = ['k.nama', ...(named ? ['d.nama_kampus_tujuan'] : []), ...(other ? ['o.nama_prodi'] : [])];
  return {
    columns: `coalesce(${kampus.join(', ')}) as kampus, d.negara, d.prodi_tujuan`,
    joins: `join ${tableName(resource)} d on d.id_pendaftar_mbkm = t.id
      left join master_kampus k on k.id = d.id_kampus
      ${other ? 'left join master_program_prodi o on o.id = d.id_program_prodi_tujuan' : ''}`,
  };
}
