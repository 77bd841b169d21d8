import type { ChangeOf, Message, Registry, Row } from '../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import type { matakuliah } from '../../../resources/master/matakuliah.ts';
import { type paketKonversi, statusPaketTetap } from '../../../resources/master/paketKonversi.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { exists } from './common.ts';

/** Facts used by the rules of packages and of their courses (docs/domain/10 §2.2 paket-konversi, 20 §1.5). */

/** @throws HttpError 409 'Paket sudah dipakai mahasiswa; buat paket baru.' */
export async function mustNotBeFrozen(
  ctx: Pick<RuleContext, 'tx' | 'registry'>,
  idPaket: string | null | undefined,
): Promise<void> {
  // Participations come with the Magang area; before it nobody uses a package.
  const used = ctx.registry.find(pendaftar.name);
  if (!used) return;
  const frozen = await exists(
    ctx.tx,
    `select 1 as ada from ${tableName(used)} where id_paket_konversi = $1 and status_konversi = any($2::text[])`,
    [idPaket, statusPaketTetap],
  );
  if (frozen) throw conflict(masterRefusals.packageInUse);
}

export const hasCourses = (registry: Registry): boolean => registry.find(matkulPaketKonversi.name) !== undefined;

/** Total SKS and number of courses of packages; sums that the server keeps, so the version of the row stays. */
const totalsSql = `update master_paket_konversi p set total_sks = s.total, jumlah_matkul = s.jumlah
  from (select q.id, coalesce(sum(c.sks), 0)::int as total, count(c.id)::int as jumlah
    from master_paket_konversi q left join konversi_matkul_paket c on c.id_paket_konversi = q.id
    where q.id = any($1::uuid[]) group by q.id) s where p.id = s.id`;

export const keepTotals = (tx: Queryable, idPaket: string | null | undefined): Promise<number> =>
  tx.execute(totalsSql, [[idPaket]]);

/** The SKS of a course follow into drafts; a package in use keeps what it was activated with. */
export async function keepDraftTotals(
  tx: Queryable,
  course: Pick<ChangeOf<typeof matakuliah>, 'id' | 'sks'>,
): Promise<void> {
  const drafts = await tx.query<{ id: string }>(
    `update konversi_matkul_paket c set sks = $2 from master_paket_konversi p
     where c.id_matkul = $1 and c.sks <> $2 and p.id = c.id_paket_konversi and p.status = 'draf' returning p.id`,
    [course.id, course.sks],
  );
  if (drafts.length) await tx.execute(totalsSql, [drafts.map(row => row.id)]);
}

interface Sums extends DbRow {
  total: number;
  wajib: number;
  /** A course that nobody may convert. */
  tetap: string | null;
}

const sumsSql = `select coalesce(sum(c.sks), 0)::int as total, coalesce(sum(c.sks) filter (where c.wajib), 0)::int as wajib,
    min(m.kode) filter (where not m.bisa_dikonversi or not m.aktif or p.bisa_dikonversi is false) as tetap
  from konversi_matkul_paket c join master_matakuliah m on m.id = c.id_matkul
  left join master_matkul_kurikulum p on p.id_matakuliah = m.id and p.id_kurikulum = $2
  where c.id_paket_konversi = $1`;

type Offered = Pick<Row<typeof paketKonversi>, 'id' | 'idKurikulum' | 'sksMin' | 'sksMaks' | 'totalSks'>;

/** Checks that a package can be offered to students. @throws HttpError 422 naming what is missing */
export async function mustBeOfferable(ctx: Pick<RuleContext, 'tx' | 'registry'>, paket: Offered): Promise<void> {
  const sums = hasCourses(ctx.registry)
    ? await ctx.tx.one<Sums>(sumsSql, [paket.id, paket.idKurikulum])
    : { total: paket.totalSks ?? 0, wajib: 0, tetap: null };
  const problem = sums && problemOf(sums, paket.sksMin ?? 0, paket.sksMaks ?? 0);
  if (problem) throw invalid({ status: problem }, problem);
}

/** The first thing that keeps a package from being offered. */
export function problemOf(
  { total, wajib, tetap }: Pick<Sums, 'total' | 'wajib' | 'tetap'>,
  least: number,
  most: number,
): Message | undefined {
  if (total < least) return masterRefusals.packageSmall({ n: least });
  if (wajib > most) return masterRefusals.demandedOver({ n: most });
  return tetap === null ? undefined : masterRefusals.notConvertible({ kode: tetap });
}
