import { type Message, messages, type Registry, term } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { inGroupSql } from './group.ts';

/** Participations that a lecturer looks after now; those in groups have a quota of their own. */
export const menteesSql = (registry: Registry, lecturer: string): string =>
  `select count(*)::int from mbkm_pendaftar_program_mbkm t
    where t.id_dosen_pembimbing = ${lecturer} and t.status in ('disetujui', 'berjalan') and not ${inGroupSql(registry, 't')}`;

export type Lecturer = { id: string; nama: string; kuota: number | null; beban: number };
type Context = Pick<RuleContext, 'tx' | 'registry'>;

/** Refusal for a lecturer at the limit of students (docs/domain/20 §2 PUT M/dospem). */
export const fullWords = (nama: string, beban: number): Message => mbkmRefusals.lecturerFull({ nama, beban });

/**
 * An active lecturer who takes one more student, locked: the next assignment waits and then counts this one.
 * @throws HttpError 409 when the lecturer is full, 422 for nobody who lectures
 */
export async function takeLecturer({ tx, registry }: Context, id: string): Promise<Lecturer> {
  const nobody = () => invalid({ idDosenPembimbing: messages.reference({ label: term('Dosen pembimbing') }) });
  const sql = `select 1 as ada from master_pegawai where id = $1 and jenis = 'dosen' and aktif for no key update`;
  if (!(await tx.one(sql, [id]))) throw nobody();
  const found = await tx.one<Lecturer>(
    `select d.id, d.nama_lengkap as nama, d.kuota_bimbingan as kuota, (${menteesSql(registry, 'd.id')}) as beban
     from master_pegawai d where d.id = $1`,
    [id],
  );
  if (!found) throw nobody();
  const most = found.kuota ?? (await readSetting(tx, 'bimbingan.maks'));
  if (found.beban >= most) throw conflict(fullWords(found.nama, found.beban));
  return found;
}
