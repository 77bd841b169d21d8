import { type Condition, type Message, type Registry, splitSource } from '../../../resources/kit/index.ts';
import { paketBelumMasuk } from '../../../resources/mbkm/alurKonversi.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { windowEndSql } from '../master/periodWindow.ts';
import { detailOf } from './detail.ts';

/** Until when a conversion package may be handed in (docs/domain/20 §1.1), as conditions on a participation. */

const words = (values: readonly (string | boolean)[]): string => values.map(value => `'${value}'`).join(', ');

function conditionOn(at: string, condition: Condition): string {
  return 'in' in condition
    ? `${at} in (${words(condition.in)})`
    : `${at} is ${condition.is === 'filled' ? 'not null' : 'null'}`;
}

/** Participations that are never recognised (`conversion.denied` of their programme). */
export function deniedSql(registry: Registry, alias: string): string {
  const parts = registry.programmes.flatMap(programme => {
    const { denied } = programme.conversion;
    if (!denied) return [];
    const { part, name } = splitSource(denied.when.field);
    const detail = part ? detailOf(registry, programme) : undefined;
    const ofKind = `${alias}.kode_jenis_mbkm in (${words(programme.kinds)})`;
    if (!detail) return [`(${ofKind} and ${conditionOn(`${alias}.${column(name)}`, denied.when)})`];
    const holds = conditionOn(`d.${column(name)}`, denied.when);
    return [
      `(${ofKind} and exists (select 1 from ${tableName(detail.resource)} d where d.id_pendaftar_mbkm = ${alias}.id and ${holds}))`,
    ];
  });
  return parts.length ? `(${parts.join(' or ')})` : 'false';
}

/** Participations whose package is handed in and approved with the registration, and never by itself. */
export function mappedAtRegistrationSql({ programmes }: Pick<Registry, 'programmes'>, alias: string): string {
  const kinds = programmes.flatMap(({ conversion, kinds: own }) =>
    conversion.by === 'mapping' && conversion.at === 'registration' ? own : [],
  );
  return kinds.length ? `${alias}.kode_jenis_mbkm in (${words(kinds)})` : 'false';
}

/** The last day on which a participation that is finished hands in its package. */
export const packageEndSql = (alias: string): string =>
  windowEndSql('konversi', `${alias}.id_periode`, `${alias}.id_jenis_mbkm`);

/**
 * Participations whose time to hand in a package is over: finished, the conversion of their period closed, never handed
 * in, and not opened again by Tim MBKM. A package that was returned is waited for, however long it takes.
 * @param today a day as SQL
 */
export const packageClosedSql = (alias: string, today: string): string =>
  `(${alias}.status = 'selesai' and ${alias}.status_konversi = 'belum' and ${alias}.paket_dibuka is null
    and ${packageEndSql(alias)} < ${today})`;

/** The condition that a participation has a package to choose from (`packagesFor`). */
export const hasPackageSql = (alias: string): string =>
  `exists (select 1 from master_paket_konversi p where p.id_program_prodi = ${alias}.id_program_prodi
    and (p.id = ${alias}.id_paket_konversi or (p.status = 'aktif' and p.id_jenis_mbkm = ${alias}.id_jenis_mbkm
      and coalesce(p.id_program, ${alias}.id_program) = ${alias}.id_program
      and (p.id_posisi_kegiatan_topik is null or p.id_posisi_kegiatan_topik = ${alias}.id_posisi_kegiatan_topik))))`;

/** The last day on which one finished participation hands in its package, `YYYY-MM-DD`. */
export async function packageEnd(on: Queryable, id: string): Promise<string> {
  const found = await on.one<{ akhir: string }>(
    `select ${packageEndSql('t')}::text as akhir from mbkm_pendaftar_program_mbkm t where t.id = $1`,
    [id],
  );
  return found?.akhir ?? '';
}

/** Participations whose package waits for their student, of those that have one. */
const unconvertedSql = (registry: Registry, alias: string): string =>
  `(${alias}.status_konversi in (${words(paketBelumMasuk)}) and not ${deniedSql(registry, alias)}
    and not (${mappedAtRegistrationSql(registry, alias)}))`;

/** True if the package of a participation has not been handed in yet. */
export async function isUnconverted(on: Queryable, registry: Registry, id: string): Promise<boolean> {
  const found = await on.one<{ ya: boolean }>(
    `select ${unconvertedSql(registry, 't')} as ya from mbkm_pendaftar_program_mbkm t where t.id = $1`,
    [id],
  );
  return found?.ya === true;
}

/**
 * Warning when an activity is finished before its package was handed in: chosen SKS and last day; null if nothing is
 * missing.
 */
export async function packageMissing(
  on: Queryable,
  registry: Registry,
  row: Pick<Pendaftar, 'id' | 'statusKonversi' | 'paketDibuka' | 'totalSksDiajukan'>,
  now: Date,
): Promise<Message | null> {
  if (!(await isUnconverted(on, registry, row.id))) return null;
  const sampai = await packageEnd(on, row.id);
  const dikembalikan = row.statusKonversi === 'revisi';
  const terbuka = dikembalikan || Boolean(row.paketDibuka) || sampai >= dayInZone(now);
  return mbkmRefusals.packageMissing({ dikembalikan, sks: row.totalSksDiajukan ?? 0, sampai, terbuka });
}
