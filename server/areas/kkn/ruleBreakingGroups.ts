import { messages } from '../../../resources/kit/index.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { isUuid } from '../../platform/database/ids.ts';
import type { ComputedFilter, FilterContext } from '../../platform/engine/rules.ts';
import { badRequest } from '../../platform/errors.ts';
import { seenBreaches } from './distributionProposal/answer.ts';
import { judge } from './distributionProposal/judgeGroups.ts';
import { waveDataOf } from './distributionProposal/waveData.ts';
import { groups, isGroup } from './tables.ts';

/** Waves that one filter judges at most; each is a few thousand participants. */
const mostWaves = 12;

/**
 * Filter of groups that break a rule of composition, or of those that do not (docs/domain/30 §1.4). It uses the check
 * that is shown in the row, so that nobody finds groups by data they may not read. Without a wave all waves with groups
 * are checked.
 * @throws HttpError 400 for another value, or too many waves
 */
export const breakingSql: ComputedFilter = async ({ on, caller, alias, params, filter }, value) => {
  if (typeof value !== 'boolean') throw badRequest(messages.badFilter);
  const health = caller.baseRole !== role.bakpk;
  const found: string[] = [];
  for (const wave of await wavesOf(on, filter)) {
    const data = await waveDataOf(on, wave, true);
    if (!data) continue;
    for (const group of judge(data, data.wave.groups).kelompok)
      if (seenBreaches(group, health).length) found.push(group.id);
  }
  params.push(found);
  return `${value ? '' : 'not '}${alias}.id = any($${params.length}::uuid[])`;
};

async function wavesOf(on: Queryable, { idGelombang }: FilterContext['filter']): Promise<string[]> {
  const asked = Array.isArray(idGelombang) ? idGelombang : idGelombang === undefined ? [] : [idGelombang];
  const named = asked.filter(isUuid);
  const rows = asked.length
    ? named.map(id => ({ id }))
    : await on.query<{ id: string }>(
        `select distinct g.id_gelombang::text as id from ${groups} g where ${isGroup('g')} limit ${mostWaves + 1}`,
      );
  if (rows.length > mostWaves) throw badRequest(kknRefusals.chooseWaveFirst);
  return rows.map(({ id }) => id);
}
