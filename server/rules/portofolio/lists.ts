import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import {
  type BarisKarya,
  type BarisOrang,
  type JenisKarya,
  semuaJenis,
} from '../../../resources/portofolio/statistik.ts';
import type { Caller } from '../../access/caller.ts';
import { childTableName, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import { badRequest } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { type ListQuery, parseListQuery } from '../../rest/listQuery.ts';
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
  if (!isKind(jenis)) throw badRequest('Jenis karya tidak valid.');
  if (status !== 'terverifikasi' && status !== 'diajukan') throw badRequest('Status tidak valid.');
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

/** Everybody who has a share in a work: `jenis, orang, poin`, of the works in `sah`. */
const sharesSql = (column: 'id_mahasiswa' | 'id_pegawai'): string =>
  semuaJenis
    .map(jenis => {
      const kind = worksByKind[jenis];
      return kind.work.authored
        ? `select s.jenis, a.${column} as orang, a.poin from sah s join ${childTableName(kind, 'penulis')} a on a.parent_id = s.id
           where s.jenis = '${jenis}' and a.${column} is not null`
        : `select s.jenis, t.${column} as orang, t.poin from sah s join ${tableName(kind)} t on t.id = s.id
           where s.jenis = '${jenis}' and t.${column} is not null`;
    })
    .join(' union all ');

/** Verified works and points of each person, as far as the caller sees works and people; most points first. */
export async function peopleOf(
  engine: Engine,
  caller: Caller,
  kind: 'mahasiswa' | 'dosen',
  raw: Readonly<Record<string, unknown>>,
): Promise<Page<BarisOrang>> {
  mustSeeWorks(caller);
  const query = parseListQuery({ range: raw.range });
  const params: unknown[] = [];
  const karya = visibleWorks(engine, caller, choiceOf({ ...raw, jenisPemilik: undefined }), params);
  const master = kind === 'mahasiswa' ? mahasiswa : pegawai;
  const name = kind === 'mahasiswa' ? 'm.nama' : 'm.nama_lengkap';
  const number = kind === 'mahasiswa' ? 'm.npm' : 'm.nip';
  const reach = engine.rowsOf(caller, master, 'read', 'm', params);
  const counts = semuaJenis.map(jenis => `count(*) filter (where x.jenis = '${jenis}')::int as ${jenis}`).join(', ');
  const rows = await engine.db.query<BarisOrang & DbRow & { total: number }>(
    `with sah as materialized (select jenis, id from (${karya}) k where status = 'terverifikasi'),
     found as materialized (select m.id, ${number} as nomor, ${name} as nama, p.nama as prodi, ${counts},
         sum(x.poin)::float8 as poin
       from (${sharesSql(kind === 'mahasiswa' ? 'id_mahasiswa' : 'id_pegawai')}) x join ${tableName(master)} m on m.id = x.orang
       left join master_program_prodi p on p.id = m.id_program_prodi where ${reach} group by 1, 2, 3, 4)
     select *, (select count(*)::int from found) as total from found
     order by poin desc, nama, nomor offset ${query.offset} limit ${query.limit}`,
    params,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, query };
}
