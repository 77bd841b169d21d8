import { user } from '../../../resources/pengaturan/user.ts';
import { surel } from '../../../resources/sistem/surel.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Notice, TellContext } from '../../platform/notify/index.ts';
import { linkTable, liveSql } from './links.ts';
import { participantTable } from './participantSql.ts';

/**
 * Writes mails that bring participants their personal link, made when the mail goes out: to those without an account, and
 * to accounts that want to hear of tasks by mail at once.
 * @param always also where the account wants none: somebody asks for it
 * @returns accounts that are mailed
 */
export async function mailLinks(
  { tx, now }: TellContext,
  form: string,
  participants: readonly string[],
  { judul, isi, lain }: Notice,
  always = false,
): Promise<string[]> {
  const rows = await tx.query<DbRow & { idUser: string | null }>(
    `with pegang as (
       select t.id as id_pintu, p.id_user, coalesce(p.surel, u.email) as kepada, coalesce(u.name, p.nama) as nama, u.bahasa
         from ${linkTable} t join ${participantTable} p on p.id = t.id_peserta
           left join ${tableName(user)} u on u.id = p.id_user
           left join internal_pilihan_notifikasi c on c.id_user = p.id_user
        where t.id_formulir = $2 and ${liveSql('t')} and p.id = any($3::uuid[])
          and coalesce(p.surel, u.email) is not null
          and (p.id_user is null or (u.aktif and ($7 or coalesce(c.pilihan ->> 'tugas', 'segera') = 'segera')))
     ), tulis as (
       insert into ${tableName(surel)} (id, created_at, updated_at, id_pintu, kepada, nama, bahasa, subjek, isi, status, percobaan, berikutnya)
       select gen_random_uuid(), $1, $1, id_pintu, kepada, nama, bahasa,
         coalesce($6::jsonb -> bahasa ->> 'judul', $4), coalesce($6::jsonb -> bahasa ->> 'isi', $5), 'menunggu', 0, $1 from pegang
     )
     select id_user from pegang`,
    [now.toISOString(), form, participants, judul, isi, JSON.stringify(lain ?? {}), always],
  );
  return rows.flatMap(({ idUser }) => idUser ?? []);
}
