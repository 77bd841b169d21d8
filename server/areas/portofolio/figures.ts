import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { JenisKarya, StatistikPortofolio } from '../../../resources/portofolio/statistik.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { counted as countedStates } from './participations.ts';
import { peopleOf } from './portfolioOf.ts';
import { choiceOf, each, mustSeeWorks, visibleWorks } from './selection.ts';

interface Found extends DbRow {
  jumlah: { jenis: JenisKarya; status: string; n: number }[];
  tahun: { jenis: JenisKarya; tahun: number; n: number }[];
  kategori: { jenis: JenisKarya; kunci: string; nama: string | null; n: number }[];
  prodi: { id: string; nama: string; jumlah: number; poin: number }[];
}

const figuresSql = (karya: string): string => `with karya as materialized (${karya}),
  sah as materialized (select * from karya where status = 'terverifikasi')
  select
    coalesce((select json_agg(x) from (select jenis, status, count(*)::int as n from karya group by 1, 2) x), '[]') as jumlah,
    coalesce((select json_agg(x) from (select jenis, tahun, count(*)::int as n from sah group by 1, 2) x), '[]') as tahun,
    coalesce((select json_agg(x) from (select jenis, kunci, kategori as nama, count(*)::int as n from sah group by 1, 2, 3 order by 4 desc, 3) x), '[]') as kategori,
    coalesce((select json_agg(x) from (select p.id, p.nama, count(*)::int as jumlah, coalesce(sum(s.poin), 0)::float8 as poin
      from sah s join master_program_prodi p on p.id = s.id_program_prodi group by 1, 2 order by 3 desc, 2) x), '[]') as prodi`;

/** GET v9/dashboard/statistik: figures of the works that a caller sees (docs/domain/40 §2.4). @throws HttpError 400, 403 */
export async function figuresOf(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<StatistikPortofolio> {
  mustSeeWorks(caller);
  const choice = choiceOf(query);
  const params: unknown[] = [];
  const [found] = await engine.db.reading.query<Found>(
    figuresSql(visibleWorks(engine, caller, choice, params)),
    params,
  );
  const { jumlah = [], tahun = [], kategori = [], prodi = [] } = found ?? {};
  const counted = (status: string) =>
    each(jenis => jumlah.find(one => one.jenis === jenis && one.status === status)?.n ?? 0);
  const years = [...new Set(tahun.map(one => one.tahun))].sort((one, other) => one - other);
  return {
    total: { ...counted('terverifikasi'), mbkm: await countedParticipations(engine, caller, choice.idProgramProdi) },
    menunggu: counted('diajukan'),
    perTahun: years.map(year => ({
      tahun: year,
      ...each(jenis => tahun.find(one => one.jenis === jenis && one.tahun === year)?.n ?? 0),
    })),
    perKategori: each(jenis =>
      kategori.filter(one => one.jenis === jenis).map(({ kunci, nama, n }) => ({ kunci, nama: nama ?? '', jumlah: n })),
    ),
    perProdi: prodi,
    peringkat: caller.baseRole === role.mahasiswa ? [] : await rankingOf(engine, caller, query),
  };
}

/** The ten students with most points. */
async function rankingOf(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<StatistikPortofolio['peringkat']> {
  const { rows } = await peopleOf(engine, caller, 'mahasiswa', { ...query, range: '[0,9]' });
  return rows.flatMap(({ id, nama, nomor, poin }) => (poin > 0 ? [{ id, nama, npm: nomor, poin }] : []));
}

/** Participations that the portfolio counts, as far as the caller sees them. */
async function countedParticipations(engine: Engine, caller: Caller, idProgramProdi: string | null): Promise<number> {
  if (!mayDo(caller, pendaftar, 'read')) return 0;
  const params: unknown[] = [idProgramProdi, countedStates];
  const found = await engine.db.reading.one<{ n: number }>(
    `select count(*)::int as n from ${tableName(pendaftar)} t where ${engine.rowsOf(caller, pendaftar, 'read', 't', params)}
     and t.status = any($2::text[]) and ($1::uuid is null or t.id_program_prodi = $1)`,
    params,
  );
  return found?.n ?? 0;
}
