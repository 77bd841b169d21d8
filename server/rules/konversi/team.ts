import { timKonversiProdi, timPenilaiProdi } from '../../../resources/master/timProdi.ts';
import type { Caller } from '../../access/caller.ts';
import { tableName } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import { forbidden } from '../../errors.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { readSetting } from '../pengaturan/settings.ts';

export const notInTeam = 'Anda bukan anggota Tim Konversi/Penilai Program Studi pada periode ini.';

/** Which team decides: on packages, or on grades (docs/domain/20 §1.1 W2, last paragraph). */
const teams = { konversi: timKonversiProdi, penilai: timPenilaiProdi } as const;

/**
 * HA07 acts for a study programme only while being a member of its team; HA05 and HA03 need no membership. The setting
 * `tim.wajibAnggota` may lift it.
 * @throws HttpError 403 with the words of docs/domain/20 §1.1
 */
export async function mustBeInTeam(
  { tx, caller, now }: Pick<RuleContext, 'tx' | 'now'> & { caller: Pick<Caller, 'baseRole' | 'idPegawai'> },
  team: keyof typeof teams,
  row: RowData,
): Promise<void> {
  if (caller.baseRole !== 'HA07' || !(await readSetting(tx, 'tim.wajibAnggota'))) return;
  const member = await tx.one(
    `select 1 as ada from ${tableName(teams[team])} where id_pegawai = $1::uuid and id_program_prodi = $2::uuid and aktif
       and berlaku_mulai <= $3::date and berlaku_sampai >= $3::date limit 1`,
    [caller.idPegawai, row.idProgramProdi, dayInJakarta(now)],
  );
  if (!member) throw forbidden(notInTeam);
}
