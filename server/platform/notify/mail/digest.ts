import { v7 as uuidv7 } from 'uuid';
import { inLanguage } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import type { Db, DbRow, Queryable } from '../../database/db.ts';
import { type PartsContext, partsOf } from '../../database/parts.ts';
import { quietUntilSql } from '../choices.ts';

const day = 86_400_000;
/** Notices of one digest, and days that it looks back: one that failed is made up for. */
const [most, days] = [50, 3];

/** Dependencies of the job that writes digests. */
interface Digesting extends PartsContext {
  readonly engine: { readonly db: Db };
  readonly now: Date;
  readonly progress?: ((sofar: { ditulis: number }) => void) | undefined;
}

interface Line extends DbRow {
  id: string;
  judul: string;
  isi: string | null;
}

const unreadSql = `n.created_at > $1 and n.dibaca_pada is null and not n.tanpa_surel and c.pilihan ->> n.jenis = 'ringkasan'
  and not exists (select 1 from internal_surel s where s.id_notifikasi = n.id)`;

/**
 * Writes one mail for each account whose unread notices wait for a digest. Notices that stood in one are marked in the
 * same write, so that a run that is repeated says nothing twice.
 */
export async function writeDigests(context: Digesting): Promise<{ ditulis: number }> {
  const { engine, now, signal, progress } = context;
  const since = new Date(now.getTime() - days * day).toISOString();
  const people = partsOf<{ id: string }>(
    context,
    `select distinct n.id_user as id from notifikasi n join internal_pilihan_notifikasi c on c.id_user = n.id_user
       join pengaturan_user u on u.id = n.id_user and u.aktif where ${unreadSql}`,
    [since],
  );
  let ditulis = 0;
  for await (const part of people) {
    for (const { id: idUser } of part) {
      if (signal?.aborted) break;
      ditulis += await engine.db.transaction(tx => writeDigest(tx, { idUser, since, now }));
    }
    progress?.({ ditulis });
  }
  return { ditulis };
}

async function writeDigest(
  tx: Queryable,
  { idUser, since, now }: { idUser: string; since: string; now: Date },
): Promise<number> {
  const account = await tx.one<{ email: string; name: string; bahasa: string | null }>(
    'select email, name, bahasa from pengaturan_user where id = $1 for update',
    [idUser],
  );
  const lines = await tx.query<Line>(
    `select n.id, coalesce(n.lain -> $3 ->> 'judul', n.judul) as judul, coalesce(n.lain -> $3 ->> 'isi', n.isi) as isi
       from notifikasi n join internal_pilihan_notifikasi c on c.id_user = n.id_user
      where n.id_user = $2 and ${unreadSql} order by n.created_at, n.id limit ${most}`,
    [since, idUser, account?.bahasa ?? 'id'],
  );
  if (!account || !lines.length) return 0;
  const language = isBahasa(account.bahasa) ? languages[account.bahasa] : undefined;
  const text = lines.map(({ judul, isi }) => `• ${judul}${isi ? `\n${isi}` : ''}`).join('\n\n');
  await tx.execute(
    `insert into internal_surel (id, created_at, updated_at, kepada, nama, subjek, isi, link, bahasa, status, percobaan, berikutnya)
     select $2, $1, $1, $4, $5, $6, $7, '/', $8, 'menunggu', 0, ${quietUntilSql('$1')}
       from internal_pilihan_notifikasi c where c.id_user = $3`,
    [
      now.toISOString(),
      uuidv7({ msecs: now.getTime() }),
      idUser,
      account.email,
      account.name,
      inLanguage(mailMessages.digest({ n: lines.length }), language),
      text,
      account.bahasa,
    ],
  );
  await tx.execute('update notifikasi set tanpa_surel = true where id = any($1::uuid[])', [lines.map(({ id }) => id)]);
  return 1;
}
