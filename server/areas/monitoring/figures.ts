import { statusMengisiKuota, statusTerlihat } from '../../../resources/mbkm/alurPendaftaran.ts';
import { hitungan, isHitungan } from '../../../resources/mbkm/hitungan.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { peringatan } from '../../../resources/mbkm/peringatan.ts';
import { type Angka, angka, type Tindakan, tindakan } from '../../../resources/monitoring/angka.ts';
import type { Ringkasan, Saring } from '../../../resources/monitoring/ringkasan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type Code, conditionContext, conditionSql } from '../mbkm/conditions.ts';
import { tellsOf } from '../mbkm/warnings.ts';
import { chartsOf, type Grouped, groupsSql } from './charts.ts';
import { mustWatch } from './period.ts';
import { placeCharts } from './places.ts';
import { earliest, rowsOnce } from './rowsOnce.ts';
import { entriesByWeek } from './weeks.ts';

/** Participations that count at all: what has been handed in. */
export const counted: Saring = { status: [...statusTerlihat] };

const codeOf = (item: Tindakan): Code => ('hitungan' in item ? item.hitungan : item.peringatan);

/** Tasks and watched matters of the role. */
const tasksFor = (caller: Caller): readonly Tindakan[] =>
  (tindakan[caller.baseRole] ?? []).filter(item => 'hitungan' in item || tellsOf(caller, item.peringatan));
const figuresFor = (caller: Caller): readonly Angka[] =>
  angka.filter(({ kecuali }) => !kecuali?.includes(caller.baseRole));

/** Sums and means; everything else is how many rows a condition is true of. */
const special: Readonly<Record<string, string>> = {
  // Accepted participants, as in the charts; all others are applicants.
  PESERTA: `count(*) filter (where status in (${statusMengisiKuota.map(status => `'${status}'`).join(', ')}))::int`,
  SKS_DIAKUI: 'coalesce(sum(total_sks_diakui), 0)::int',
  NILAI_AKHIR: 'round(avg(nilai_akhir), 2)::float8',
  MITRA_AKTIF: `count(distinct id_mitra) filter (where status = 'berjalan')::int`,
};

/** The filter that shows what a figure counts; null where it counts something else than participations. */
function filterOf({ hitung }: Angka): Saring | null {
  if (isHitungan(hitung)) return { hitungan: hitung };
  if (hitung === 'PESERTA') return { status: [...statusMengisiKuota] };
  if (hitung === 'SKS_DIAKUI') return { totalSksDiakui_gte: 1 };
  return hitung === 'NILAI_AKHIR' ? { hitungan: 'BERNILAI' } : null;
}

/**
 * The statement that counts everything in one pass over the participations in scope: `angka` by code, and the groups of
 * the charts. Nothing is counted in Node.
 * @param filter of the list, in its dialect
 */
export async function figuresSql(
  engine: Engine,
  caller: Caller,
  filter: Saring,
): Promise<{ text: string; values: unknown[] }> {
  const values: unknown[] = [];
  const context = conditionContext(engine.registry, 't', values, engine.now());
  const codes = new Set<Code>();
  for (const { hitung, dari } of figuresFor(caller)) {
    if (isHitungan(hitung)) codes.add(hitung);
    if (dari) codes.add(dari);
  }
  for (const item of tasksFor(caller)) codes.add(codeOf(item));
  const where = await filterSql(engine, caller, pendaftar, { ...counted, ...filter }, 't', values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const columns = [...codes].map(code => `${conditionSql(code, context)} as "${code}"`);
  const counts = [...codes].map(code => `'${code}', count(*) filter (where "${code}")::int`);
  const sums = Object.entries(special).map(([code, sql]) => `'${code}', ${sql}`);
  const text = `with p as materialized (
      select t.id, t.status, t.kode_jenis_mbkm, t.id_program_prodi, t.id_mitra, t.nilai_huruf, t.nilai_akhir,
        t.total_sks_diakui, ${columns.join(', ')}
      from ${tableName(pendaftar)} t where ${where} and ${scope})
    select (select json_build_object(${[...sums, ...counts].join(', ')}) from p) as angka, ${groupsSql(engine.registry)}`;
  return { text, values };
}

type Counted = { angka: Record<string, number | null> } & Grouped;

/**
 * Every figure of docs/domain/20 §4.7 in the caller's scope.
 * @param anew counted now, also where figures of the last minute are kept
 * @throws HttpError 403, 400 for an impossible filter
 */
export async function summaryOf(engine: Engine, caller: Caller, filter: Saring, anew: boolean): Promise<Ringkasan> {
  mustBeAllowed(caller, pendaftar, 'read');
  mustWatch(caller);
  const [figures, { weeks, asOf }, places] = await Promise.all([
    rowsOnce<Counted>(engine, caller, await figuresSql(engine, caller, filter), anew),
    entriesByWeek(engine, caller, { ...counted, ...filter }, anew),
    placeCharts(engine, caller, filter),
  ]);
  const [found] = figures.rows;
  if (!found) throw new Error('Angka monitoring tidak terbaca.');
  const number = (code: string): number => found.angka[code] ?? 0;
  return {
    keadaan: earliest([figures.asOf, asOf]),
    angka: figuresFor(caller).map(figure => ({
      kode: figure.kode,
      label: figure.label,
      bentuk: figure.bentuk,
      nilai: found.angka[figure.hitung] ?? null,
      dari: figure.dari ? number(figure.dari) : null,
      saring: filterOf(figure),
    })),
    tindakan: tasksFor(caller).map(item => {
      const kode = codeOf(item);
      const jumlah = number(kode);
      return 'hitungan' in item
        ? { kode, jumlah, label: hitungan[item.hitungan], saring: { hitungan: kode } }
        : { kode, jumlah, label: peringatan[item.peringatan], saring: { peringatan: kode } };
    }),
    bagan: [...chartsOf(caller, found, weeks), ...places],
  };
}
