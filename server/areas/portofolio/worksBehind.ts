import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import { type BarisKarya, type JenisKarya, semuaJenis } from '../../../resources/portofolio/statistik.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type ListQuery, parseListQuery } from '../../platform/engine/listQuery.ts';
import { badRequest } from '../../platform/errors.ts';
import { choiceOf, mustSeeWorks, visibleWorks } from './selection.ts';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly query: ListQuery;
}

const isKind = (value: unknown): value is JenisKarya => semuaJenis.some(jenis => jenis === value);

/** GET v9/dashboard/list: the works behind a figure, newest first. @throws HttpError 400, 403 */
export async function worksBehind(
  engine: Engine,
  caller: Caller,
  raw: Readonly<Record<string, unknown>>,
): Promise<Page<BarisKarya>> {
  mustSeeWorks(caller);
  const { jenis, status = 'terverifikasi' } = raw;
  if (!isKind(jenis)) throw badRequest(portofolioRefusals.workKind);
  if (status !== 'terverifikasi' && status !== 'diajukan') throw badRequest(portofolioRefusals.state);
  const query = parseListQuery({ range: raw.range });
  const params: unknown[] = [];
  const karya = visibleWorks(engine, caller, choiceOf(raw), params);
  const which = `jenis = $${params.push(jenis)} and status = $${params.push(status)}`;
  const rows = await engine.db.query<BarisKarya & DbRow & { total: number }>(
    `with found as materialized (select * from (${karya}) k where ${which})
     select id, judul, nama_pemilik as nama, tahun, kategori, poin::float8 as poin, status,
       (select count(*)::int from found) as total from found
     order by tahun desc, judul, id offset ${query.offset} limit ${query.limit}`,
    params,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, query };
}
