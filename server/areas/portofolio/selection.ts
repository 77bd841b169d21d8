import { programProdi } from '../../../resources/master/programProdi.ts';
import { works, worksByKind } from '../../../resources/portofolio/index.ts';
import type { Works } from '../../../resources/portofolio/karyaOf.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import { type JenisKarya, semuaJenis } from '../../../resources/portofolio/statistik.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { badRequest, forbidden } from '../../platform/errors.ts';

/** One value for each kind of works. */
export const each = <T>(of: (jenis: JenisKarya) => T): Record<JenisKarya, T> => ({
  hki: of('hki'),
  jurnal: of('jurnal'),
  proceeding: of('proceeding'),
  jejaring: of('jejaring'),
});

/** Selection of works for figures; years are whole and inclusive. */
export interface Choice {
  readonly tahunMulai: number | null;
  readonly tahunSelesai: number | null;
  readonly idProgramProdi: string | null;
  readonly jenisPemilik: 'mahasiswa' | 'dosen' | null;
}

const years = { first: 1990, last: 2100 } as const;

/** @throws HttpError 400 naming what is wrong */
export function choiceOf(query: Readonly<Record<string, unknown>>): Choice {
  const year = (name: 'tahunMulai' | 'tahunSelesai') => {
    const text = query[name];
    if (text === undefined || text === '') return null;
    const value = Number(text);
    if (!Number.isInteger(value) || value < years.first || value > years.last)
      throw badRequest(portofolioRefusals.year);
    return value;
  };
  const { idProgramProdi = '', jenisPemilik = '' } = query;
  if (idProgramProdi !== '' && (typeof idProgramProdi !== 'string' || !isIdOf(programProdi, idProgramProdi)))
    throw badRequest(portofolioRefusals.prodi);
  if (jenisPemilik !== '' && jenisPemilik !== 'mahasiswa' && jenisPemilik !== 'dosen')
    throw badRequest(portofolioRefusals.ownerKind);
  return {
    tahunMulai: year('tahunMulai'),
    tahunSelesai: year('tahunSelesai'),
    idProgramProdi: idProgramProdi || null,
    jenisPemilik: jenisPemilik || null,
  };
}

const yearSql = (works: Works): string => {
  const name = `t.${column(works.work.year)}`;
  return works.fields[works.work.year]?.kind === 'date' ? `extract(year from ${name})::int` : name;
};

/** @throws HttpError 403 for a role that sees no works */
export function mustSeeWorks(caller: Caller): void {
  if (!works.some(kind => mayDo(caller, kind, 'read'))) throw forbidden();
}

/** Text of a declaration in SQL. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Words of what figures divide a kind of works by: its category's name, or the choice's. */
function kindSql({ registry }: Engine, works: Works): { join: string; name: string } {
  const field = works.fields[works.work.kind];
  if (field?.kind === 'ref')
    return {
      join: `left join ${tableName(registry.get(field.to))} k on k.id = t.${column(works.work.kind)}`,
      name: 'k.nama',
    };
  const value = `t.${column(works.work.kind)}`;
  if (field?.kind !== 'enum') return { join: '', name: value };
  const words = Object.entries(field.choices).map(([code, label]) => `when ${literal(code)} then ${literal(label)}`);
  return { join: '', name: `case ${value} ${words.join(' ')} else ${value} end` };
}

/**
 * The works that a caller sees of every kind, as one table: `jenis, id, tahun, kunci, kategori, status, id_program_prodi, poin,
 * judul, nama_pemilik`. Drafts are nobody's figure.
 */
export function visibleWorks(engine: Engine, caller: Caller, choice: Choice, params: unknown[]): string {
  const at = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const { tahunMulai, tahunSelesai, idProgramProdi, jenisPemilik } = choice;
  const first = at(tahunMulai, 'int');
  const last = at(tahunSelesai, 'int');
  const prodi = at(idProgramProdi, 'uuid');
  const owner = at(jenisPemilik, 'text');
  const parts = kindsFor(caller).map(([jenis, works]) => {
    const { join, name } = kindSql(engine, works);
    const year = yearSql(works);
    return `select '${jenis}' as jenis, t.id, ${year} as tahun, t.${column(works.work.kind)}::text as kunci, ${name} as kategori, t.status, t.id_program_prodi, t.poin,
        t.${column(works.work.title)} as judul, t.nama_pemilik
      from ${tableName(works)} t ${join}
      where ${engine.rowsOf(caller, works, 'read', 't', params)} and t.status <> 'draf'
        and (${first} is null or ${year} >= ${first}) and (${last} is null or ${year} <= ${last})
        and (${prodi} is null or t.id_program_prodi = ${prodi}) and (${owner} is null or t.jenis_pemilik = ${owner})`;
  });
  return parts.length
    ? parts.join('\n union all ')
    : `select null::text as jenis, null::uuid as id, null::int as tahun, null::text as kunci, null::text as kategori, null::text as status,
        null::uuid as id_program_prodi, null::numeric as poin, null::text as judul, null::text as nama_pemilik where false`;
}

/** Kinds of works that a caller may read. */
const kindsFor = (caller: Caller): readonly (readonly [JenisKarya, Works])[] =>
  semuaJenis.map(jenis => [jenis, worksByKind[jenis]] as const).filter(([, works]) => mayDo(caller, works, 'read'));
