import { messages } from '../../../resources/kit/index.ts';
import { desa } from '../../../resources/kkn/desa.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { searchColumn, tableName } from '../../platform/database/columns.ts';
import type { ComputedFilter } from '../../platform/engine/rules.ts';
import { escapeLike, mustBeSearchable } from '../../platform/engine/where.ts';
import { badRequest } from '../../platform/errors.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { members } from './tables.ts';

/**
 * Search of groups: every word must occur in the group, its village, its DPL or a member (docs/domain/30 §1.4). Each is
 * searched by its own index. @throws HttpError 400
 */
export const soughtSql: ComputedFilter = ({ alias, params }, value) => {
  if (typeof value !== 'string') throw badRequest(messages.badFilter);
  if (value.trim()) mustBeSearchable(value);
  const words = value.toLowerCase().trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = words.map(word => {
    params.push(`%${escapeLike(word)}%`);
    const like = (at: string) => `${at}.${searchColumn} like $${params.length}`;
    return `(${like(alias)}
      or ${alias}.id_desa in (select d.id from ${tableName(desa)} d where ${like('d')})
      or ${alias}.id_dpl in (select l.id from ${tableName(dpl)} l where ${like('l')})
      or ${alias}.id in (select m.parent_id from ${members} m join ${tableName(pendaftar)} t on t.id = m.id_pendaftar_mbkm
        where ${takesPart('m')} and ${like('t')}))`;
  });
  return found.length ? found.join(' and ') : 'true';
};
