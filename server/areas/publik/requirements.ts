import type { Queryable } from '../../platform/database/db.ts';
import type { SyaratProgram } from '../../platform/landing/types.ts';
import { registrationSettings } from '../pengaturan/settings.ts';
import type { OwnRules } from './ownRules.ts';

type Numbers = Pick<SyaratProgram, 'minSemester' | 'minIpk' | 'minSks' | 'maksSks'>;

/**
 * Requirements of a programme, and the most it recognises. Of several schemes of one kind the lowest requirement and
 * the highest recognition count; a scheme without an own number has the general one (docs/domain/10 §2.4 program). The
 * wave, or the period's rules, have priority over both, as in registrations (docs/domain/60 §1).
 */
export async function requirementsOf(
  on: Queryable,
  jenis: readonly string[],
  { semester, ipk, sksTempuh }: OwnRules['least'] = {},
): Promise<Numbers> {
  const general = await registrationSettings(on);
  const values = [jenis, general['syarat.semesterMin'], general['syarat.ipkMin'], general['syarat.sksTempuhMin']];
  const found = await on.one<{ [K in keyof Numbers]: number | null }>(
    `select min(coalesce(semester_min, $2::int)) as min_semester, min(coalesce(ipk_min, $3::numeric)) as min_ipk,
       min(coalesce(sks_tempuh_min, $4::int)) as min_sks, max(sks_maks_konversi) as maks_sks
     from master_program where aktif and id_jenis_mbkm = any($1::uuid[])`,
    values,
    { prepare: true },
  );
  return {
    minSemester: semester ?? found?.minSemester ?? general['syarat.semesterMin'],
    minIpk: ipk ?? found?.minIpk ?? general['syarat.ipkMin'],
    minSks: sksTempuh ?? found?.minSks ?? general['syarat.sksTempuhMin'],
    // Kinds without a scheme (inbound only) recognise nothing of their own.
    maksSks: found?.maksSks ?? 0,
  };
}
