import type { Resource } from '../../../resources/kit/index.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { programProdi } from '../../../resources/master/programProdi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { isAchieving, type Prestasi } from '../../../resources/mbkm/prestasi.ts';
import { jenjangIku2, sksIku2, tahunIku2, tingkatIku2 } from '../../../resources/portofolio/office.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { childTableName, column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { FigurePageReader } from '../pengaturan/figurePages.ts';

/** Condition on works under `w` whose achievement reaches far enough; undefined where none does. */
function reachSql({ tingkat }: Prestasi, params: unknown[]): string | undefined {
  if (typeof tingkat === 'string') return tingkatIku2.includes(tingkat) ? 'true' : undefined;
  const value = `coalesce(w.${column(tingkat.field)}, '')`;
  const counts = (level: string) => tingkatIku2.includes(level);
  const named = Object.keys(tingkat.values).filter(
    one => counts(tingkat.values[one] ?? '') !== counts(tingkat.lainnya),
  );
  params.push(named);
  return `${value} ${counts(tingkat.lainnya) ? '<> all' : '= any'}($${params.length}::text[])`;
}

/** Years of the achievements of one kind by student, of the works that the caller reads. */
function achievementsSql(
  engine: Engine,
  caller: Caller,
  r: Resource & { readonly prestasi: Prestasi },
  params: unknown[],
): string[] {
  const { tahun, authors, while: asked } = r.prestasi;
  const reaches = reachSql(r.prestasi, params);
  if (reaches === undefined) return [];
  const year =
    r.fields[tahun]?.kind === 'date' ? `extract(year from w.${column(tahun)})::int` : `w.${column(tahun)}::int`;
  const state = asked ? ` and w.${column(asked.field)} = any($${params.push([...asked.in])}::text[])` : '';
  const where = `w.status = 'terverifikasi'${state} and ${reaches} and ${engine.rowsOf(caller, r, 'read', 'w', params)}`;
  const own = `select w.id_mahasiswa, ${year}, false, true from ${tableName(r)} w where w.id_mahasiswa is not null and ${where}`;
  if (!authors) return [own];
  return [
    own,
    `select a.id_mahasiswa, ${year}, false, true from ${tableName(r)} w join ${childTableName(r, authors)} a on a.parent_id = w.id
       where a.id_mahasiswa is not null and ${where}`,
  ];
}

interface Counted extends DbRow {
  prodi: string | null;
  semua: boolean;
  tahun: number;
  sks: number;
  prestasi: number;
  salahSatu: number;
}

/**
 * Students of each study programme who count for IKU 2, by calendar year: with credits, with achievements, with either;
 * of students, participations and works that the reader reads. Undefined for a reader who does not read all three.
 */
export const iku2Table: FigurePageReader = async (engine, caller) => {
  const achieving = engine.registry.resources.filter(isAchieving);
  if (![mahasiswa, pendaftar, ...achieving].every(r => mayDo(caller, r, 'read'))) return undefined;
  const last = Number(dayInZone(engine.now()).slice(0, 4));
  const years = Array.from({ length: tahunIku2 }, (_, i) => last - tahunIku2 + 1 + i);
  const params: unknown[] = [sksIku2, years, [...jenjangIku2]];
  const found = await engine.db.reading.query<Counted>(
    `with dihitung (id_mahasiswa, tahun, sks, prestasi) as (
       select p.id_mahasiswa, extract(year from e.tanggal_mulai)::int, true, false
         from ${tableName(pendaftar)} p join master_periode e on e.id = p.id_periode
        where p.status in ('berjalan', 'selesai') and p.total_sks_diakui >= $1
          and ${engine.rowsOf(caller, pendaftar, 'read', 'p', params)}
       ${achieving.flatMap(r => achievementsSql(engine, caller, r, params).map(sql => `union all ${sql}`)).join(' ')}
     )
     select max(${labelSql(programProdi, 's', engine.registry)}) as prodi, grouping(s.id) = 1 as semua, d.tahun,
       count(distinct d.id_mahasiswa) filter (where d.sks)::int as sks,
       count(distinct d.id_mahasiswa) filter (where d.prestasi)::int as prestasi,
       count(distinct d.id_mahasiswa)::int as salah_satu
     from dihitung d join ${tableName(mahasiswa)} m on m.id = d.id_mahasiswa
       join ${tableName(programProdi)} s on s.id = m.id_program_prodi
     where d.tahun = any($2::int[]) and s.jenjang = any($3::text[]) and ${engine.rowsOf(caller, mahasiswa, 'read', 'm', params)}
     group by grouping sets ((s.id, d.tahun), (d.tahun)) order by 1`,
    params,
  );
  const of = (line: readonly Counted[]) =>
    years.map(year => {
      const one = line.find(({ tahun }) => tahun === year);
      return [one?.sks ?? 0, one?.prestasi ?? 0, one?.salahSatu ?? 0];
    });
  const lines = new Map<string, Counted[]>();
  for (const one of found) if (!one.semua) lines.set(one.prodi ?? '', [...(lines.get(one.prodi ?? '') ?? []), one]);
  return {
    baris: ['Program studi'],
    kolom: years.map(String),
    nilai: [
      { nama: 'SKS', jenis: 'integer' },
      { nama: 'Prestasi', jenis: 'integer' },
      { nama: 'Salah satu atau keduanya', jenis: 'integer' },
    ],
    garis: [
      ...[...lines].map(([prodi, line]) => ({ kelompok: [prodi], sel: of(line) })),
      { kelompok: [], sel: of(found.filter(({ semua }) => semua)) },
    ],
  };
};
