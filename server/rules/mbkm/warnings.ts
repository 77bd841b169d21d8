import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Peringatan } from '../../../resources/mbkm/peringatan.ts';
import type { Caller } from '../../access/caller.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';
import { hiddenFields } from '../../access/permission.ts';
import type { Queryable } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';
import { readSetting } from './settings.ts';

/** Kinds whose partner gives a grade, and kinds without a grade of the lecturer (docs/domain/20 §4.2). */
const gradedByPartner = `('magang', 'studi_independen', 'kampus_mengajar', 'praktisi_mengajar', 'kkn')`;
const notGradedByLecturer = `('outbound', 'permadi')`;
const live = `t.status in ('disetujui', 'berjalan')`;
/** The end lies further back than grading may take. $1 today, $2 days. */
const overdue = `t.status in ('berjalan', 'selesai') and t.tanggal_selesai + $2::int < $1::date`;

/**
 * Conditions of the chips that can be computed from the participation alone; $1 today, $2 grading days, $3 SKS limit.
 * Those about logbooks, outputs and notes come with these (docs/domain/20 §4.7).
 */
const conditions = {
  BELUM_DOSPEM: `${live} and t.id_dosen_pembimbing is null`,
  PAKET_BELUM: `${live} and t.status_konversi = 'belum'`,
  KRS_LEBIH: `t.status in ('diajukan', 'revisi', 'disetujui', 'berjalan') and t.sks_krs > coalesce(p.batas_sks_krs, $3::int)`,
  NILAI_MITRA_KOSONG: `${overdue} and t.nilai_mitra is null and t.kode_jenis_mbkm in ${gradedByPartner}`,
  NILAI_DOSEN_KOSONG: `${overdue} and t.nilai_dosen is null and t.kode_jenis_mbkm not in ${notGradedByLecturer}`,
} as const satisfies Partial<Record<Peringatan, string>>;

type Known = keyof typeof conditions;
const codes = Object.keys(conditions).filter((code): code is Known => Object.hasOwn(conditions, code));
export const isComputed = (code: Peringatan): code is Known => Object.hasOwn(conditions, code);

const from = 'from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program';
/** Every parameter is used, whichever conditions are asked. */
const parameters = '$1::date is not null and $2::int is not null and $3::int is not null';

async function limits(on: Queryable, now: Date): Promise<unknown[]> {
  return [dayInJakarta(now), await readSetting(on, 'penilaian.batasHari'), await readSetting(on, 'sks.batasKrs')];
}

/** Who may not see the study plan is not told about it either. */
const visible = (caller: Caller, code: Known): boolean =>
  code !== 'KRS_LEBIH' || !hiddenFields(caller, pendaftar).has('sksKrs');

/** Chips of participations by id; one query for a whole page. */
export async function warningsOf(
  on: Queryable,
  caller: Caller,
  now: Date,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Peringatan[]>> {
  if (!ids.length) return new Map();
  const columns = codes.map(code => `(${conditions[code]}) as "${code}"`).join(', ');
  const rows = await on.query<{ id: string } & Record<Known, boolean>>(
    `select t.id, ${columns} ${from} where t.id = any($4::uuid[]) and ${parameters}`,
    [...(await limits(on, now)), ids],
    { prepare: true },
  );
  return new Map(rows.map(row => [row.id, codes.filter(code => row[code] && visible(caller, code))]));
}

const most = 1000;

/** Ids of participations in scope that carry one of the chips, for the list filter `peringatan`; the newest 1,000. */
export async function idsWithWarning(
  { db, rowsOf, now }: Pick<Engine, 'db' | 'rowsOf' | 'now'>,
  caller: Caller,
  wanted: readonly Peringatan[],
): Promise<string[]> {
  const known = wanted.filter(isComputed).filter(code => visible(caller, code));
  if (!known.length) return [];
  const values = await limits(db, now());
  const scope = rowsOf(caller, pendaftar, 'read', 't', values);
  const any = known.map(code => `(${conditions[code]})`).join(' or ');
  const rows = await db.query<{ id: string }>(
    `select t.id ${from} where (${any}) and ${parameters} and ${scope} order by t.tanggal_daftar desc limit ${most}`,
    values,
  );
  return rows.map(row => row.id);
}
