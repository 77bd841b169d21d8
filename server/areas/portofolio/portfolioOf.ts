import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import {
  type BarisOrang,
  type JenisKarya,
  type KaryaOrang,
  type PortofolioOrang,
  semuaJenis,
} from '../../../resources/portofolio/statistik.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { childTableName, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { escapeLike, mustBeSearchable } from '../../platform/engine/where.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { participationsOf } from './participations.ts';
import { choiceOf, each, mustSeeWorks, visibleWorks } from './selection.ts';
import type { Page } from './worksBehind.ts';

/** Master data of the portfolio's person; `m` is its alias. */
const kinds = {
  mahasiswa: { master: mahasiswa, key: 'id_mahasiswa', name: 'm.nama', number: 'm.npm', only: 'true' },
  dosen: {
    master: pegawai,
    key: 'id_pegawai',
    name: 'm.nama_lengkap',
    number: 'm.nip',
    only: `m.jenis = 'dosen'`,
  },
} as const;
export type PersonKind = keyof typeof kinds;
export const personKinds = ['mahasiswa', 'dosen'] as const satisfies readonly PersonKind[];

type Query = Readonly<Record<string, unknown>>;

/** Everybody who has a share in a work of `sah`: `jenis, karya, orang, poin, urutan, penulis`. */
const sharesSql = (key: string): string =>
  semuaJenis
    .map(jenis => {
      const kind = worksByKind[jenis];
      if (!kind.work.authored)
        return `select s.jenis, s.id as karya, t.${key} as orang, t.poin, null::int as urutan, null::int as penulis
          from sah s join ${tableName(kind)} t on t.id = s.id where s.jenis = '${jenis}' and t.${key} is not null`;
      const authors = childTableName(kind, 'penulis');
      return `select s.jenis, s.id as karya, a.${key} as orang, a.poin, a.urutan,
          (select count(*)::int from ${authors} o where o.parent_id = s.id) as penulis
        from sah s join ${authors} a on a.parent_id = s.id where s.jenis = '${jenis}' and a.${key} is not null`;
    })
    .join(' union all ');

/**
 * People whose portfolio the caller may read: those in the caller's scope of master data. @throws HttpError 403 for
 * students who ask for lecturers
 */
function reachOf(engine: Engine, caller: Caller, kind: PersonKind, params: unknown[]): string {
  if (kind === 'dosen' && caller.baseRole === role.mahasiswa) throw forbidden();
  const { master, only } = kinds[kind];
  return `${only} and ${engine.rowsOf(caller, master, 'read', 'm', params)}`;
}

/**
 * GET v9/dashboard/mahasiswa, …/dosen: verified works and points of each person, as far as the caller sees works and
 * people; most points first. With `q` also those who have none yet.
 * @throws HttpError 400, 403
 */
export async function peopleOf(
  engine: Engine,
  caller: Caller,
  kind: PersonKind,
  raw: Query,
): Promise<Page<BarisOrang>> {
  mustSeeWorks(caller);
  const { master, key, name, number } = kinds[kind];
  const query = parseListQuery({ range: raw.range });
  const params: unknown[] = [];
  const karya = visibleWorks(engine, caller, choiceOf({ ...raw, jenisPemilik: undefined }), params);
  const reach = reachOf(engine, caller, kind, params);
  const q = typeof raw.q === 'string' ? raw.q.trim() : '';
  if (q) mustBeSearchable(q);
  const words = q ? ` and m._cari like $${params.push(`%${escapeLike(q.toLowerCase())}%`)}` : '';
  const counts = semuaJenis.map(jenis => `count(*) filter (where x.jenis = '${jenis}')::int as ${jenis}`).join(', ');
  const rows = await engine.db.query<BarisOrang & DbRow & { total: number }>(
    `with sah as materialized (select jenis, id from (${karya}) k where status = 'terverifikasi'),
     bagian as materialized (${sharesSql(key)}),
     found as materialized (select m.id, ${number} as nomor, ${name} as nama, p.nama as prodi, ${counts},
         coalesce(sum(x.poin), 0)::float8 as poin
       from ${tableName(master)} m ${q ? 'left ' : ''}join bagian x on m.id = x.orang
       left join master_program_prodi p on p.id = m.id_program_prodi where ${reach}${words} group by 1, 2, 3, 4)
     select *, (select count(*)::int from found) as total from found
     order by poin desc, nama, nomor offset ${query.offset} limit ${query.limit}`,
    params,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, query };
}

interface Profile extends DbRow {
  id: string;
  nomor: string;
  nama: string;
  prodi: string | null;
  angkatan: number | null;
  semester: number | null;
  jabatan: string | null;
  keahlian: string | null;
}

const profileSql = {
  mahasiswa: `m.angkatan, m.semester, null as jabatan, null as keahlian`,
  dosen: `null::int as angkatan, null::int as semester, m.jabatan_fungsional as jabatan, m.bidang_keahlian as keahlian`,
} as const;

function remarksOf({ angkatan, semester, jabatan, keahlian }: Profile): string[] {
  const { jabatanFungsional } = pegawai.fields;
  const ranks = new Map(Object.entries(jabatanFungsional.kind === 'enum' ? jabatanFungsional.choices : {}));
  return [
    ...(angkatan ? [`Angkatan ${angkatan}`] : []),
    ...(semester ? [`Semester ${semester}`] : []),
    ...(jabatan ? [ranks.get(jabatan) ?? jabatan] : []),
    ...(keahlian ? [keahlian] : []),
  ];
}

/**
 * GET v9/dashboard/mahasiswa/{id}, …/dosen/{id}: one person's verified works with the own share of their points, and a
 * student's participations.
 * @throws HttpError 403, 404 for people out of the caller's reach
 */
export async function personOf(engine: Engine, caller: Caller, kind: PersonKind, id: string): Promise<PortofolioOrang> {
  mustSeeWorks(caller);
  const { master, key, name, number } = kinds[kind];
  mustBeId(master, id);
  const who: unknown[] = [id];
  const reach = reachOf(engine, caller, kind, who);
  const profile = await engine.db.one<Profile>(
    `select m.id, ${number} as nomor, ${name} as nama, p.nama as prodi, ${profileSql[kind]} from ${tableName(master)} m
     left join master_program_prodi p on p.id = m.id_program_prodi where m.id = $1 and ${reach}`,
    who,
  );
  if (!profile) throw notFound();
  const params: unknown[] = [];
  const karya = visibleWorks(engine, caller, choiceOf({}), params);
  const works = await allAtOnce<KaryaOrang & DbRow & { jenis: JenisKarya }>(
    engine.db,
    `with sah as materialized (select * from (${karya}) k where status = 'terverifikasi')
     select x.jenis, s.id, s.judul, s.tahun, s.kategori, x.poin::float8 as poin, x.urutan, x.penulis
     from (${sharesSql(key)}) x join sah s on s.id = x.karya and s.jenis = x.jenis
     where x.orang = $${params.push(id)} order by s.tahun desc, s.judul, s.id`,
    params,
    { instead: portofolioRefusals.worksByPage },
  );
  const { rows: mbkm } =
    kind === 'mahasiswa' ? await participationsOf(engine, caller, { idMahasiswa: id, range: '[0,99]' }) : { rows: [] };
  return {
    id: profile.id,
    nomor: profile.nomor,
    nama: profile.nama,
    prodi: profile.prodi,
    keterangan: remarksOf(profile),
    poin: Math.round(works.reduce((sum, { poin }) => sum + poin * 100, 0)) / 100,
    karya: each(jenis => works.flatMap(({ jenis: of, ...work }) => (of === jenis ? [work] : []))),
    mbkm,
  };
}
