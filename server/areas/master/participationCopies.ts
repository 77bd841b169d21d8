import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Queryable } from '../../platform/database/db.ts';

/**
 * Values about participations repeated by students and partners, for filters and sorting: whether somebody takes part
 * in a programme now, and a partner's current number of students (docs/domain/10 §2.2 mahasiswa, §2.4 mitra).
 */

/** A participation that is approved or under way. */
const now = `status in ('disetujui', 'berjalan')`;

const studentsSql = (where: string) => `
  update master_mahasiswa t set ikut_program = not t.ikut_program
   where ${where} and t.ikut_program <> exists (
     select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = t.id and p.${now})`;

const partnersSql = (where: string) => `
  update master_mitra t set jumlah_mahasiswa = c.n
    from (select m.id, count(p.id)::int as n from master_mitra m
            left join mbkm_pendaftar_program_mbkm p on p.id_mitra = m.id and p.${now}
           where ${where} group by m.id) c
   where c.id = t.id and t.jumlah_mahasiswa is distinct from c.n`;

/** After a write of a participation. Server-kept copies are no change of the row itself: its version stays. */
export async function keepParticipation(
  on: Queryable,
  row: Pendaftar | undefined,
  before: Pendaftar | undefined,
): Promise<void> {
  const changed = (name: 'status' | 'idMitra' | 'idMahasiswa') => row?.[name] !== before?.[name];
  if (!changed('status') && !changed('idMitra') && !changed('idMahasiswa')) return;
  const named = (name: 'idMitra' | 'idMahasiswa') => [row?.[name], before?.[name]].filter(id => typeof id === 'string');
  await keepCopiesOf(on, named('idMahasiswa'), named('idMitra'));
}

/** Of these students and partners, after many participations were written at once. */
export async function keepCopiesOf(
  on: Queryable,
  students: readonly string[],
  partners: readonly string[],
): Promise<void> {
  await on.execute(studentsSql('t.id = any($1::uuid[])'), [students]);
  if (partners.length) await on.execute(partnersSql('m.id = any($1::uuid[])'), [partners]);
}

/** All of them at once, with the partners' cities: after the demo university was written. */
export async function keepAllCopies(on: Queryable): Promise<void> {
  await on.execute(studentsSql('true'));
  await on.execute(partnersSql('true'));
  await keepCities(on);
}

/** The names of partners' cities, after the regions were read anew. */
export const keepCities = (on: Queryable): Promise<number> =>
  on.execute(
    `update master_mitra t set kota = k.nama from master_kabupaten k
      where k.id = t.id_kabupaten and t.kota is distinct from k.nama`,
  );
