import type { Row } from '../../../resources/kit/index.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { chosenRows, finalRows } from './conversionRows.ts';

/** Proposed and recognised courses of a participation that the caller may see (docs/domain/20 §2 N/{id}). */
export async function conversionOf(
  { db, registry }: Engine,
  caller: Caller,
  id: string,
): Promise<{ awal: Row<typeof terpilihAwal>[]; final: Row<typeof terpilihFinal>[] }> {
  return {
    awal: mayDo(caller, terpilihAwal, 'read') ? await chosenRows(db, id, sightOf(registry, caller, terpilihAwal)) : [],
    final: mayDo(caller, terpilihFinal, 'read')
      ? await finalRows(db, id, sightOf(registry, caller, terpilihFinal))
      : [],
  };
}
