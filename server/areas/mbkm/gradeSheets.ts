import type { Row } from '../../../resources/kit/index.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { list } from '../../platform/engine/read.ts';

/** Grades that assessors gave a participation, without their components; none for those who may not read them. */
export async function sheetRowsOf(
  engine: Engine,
  caller: Caller,
  idPendaftarMbkm: string,
): Promise<Row<typeof penilaian>[]> {
  if (!mayDo(caller, penilaian, 'read')) return [];
  const query = { filter: { idPendaftarMbkm }, sort: [], offset: 0, limit: 9, embed: true };
  const rows: Row<typeof penilaian>[] = JSON.parse((await list(engine, caller, penilaian, query)).json);
  return rows;
}
