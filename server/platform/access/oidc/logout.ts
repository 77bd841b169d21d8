import { ofUser } from '../channel.ts';
import type { Access } from '../createAccess.ts';
import { announce } from '../session.ts';
import type { LoggedOut } from './exchange.ts';
import type { Provider } from './providers.ts';

/** Ends the sessions that a provider names: those begun before it said so, so that a token told again ends no new ones. */
export async function endSessionsAt(
  { db, now, log }: Access,
  { nama }: Provider,
  { issuer, sub, sid, before }: LoggedOut,
  alamatIp: string,
): Promise<void> {
  await db.transaction(async tx => {
    const ended = await tx.query<{ idUser: string }>(
      `update internal_sesi s set dicabut_pada = $1 from internal_identitas i
       where i.id = s.id_identitas and i.issuer = $2 and ($3::text is null or i.sub = $3)
         and ($4::text is null or s.sid_penyedia = $4) and s.dicabut_pada is null and s.dibuat <= $5
       returning s.id_user`,
      [now().toISOString(), issuer, sub, sid, before.toISOString()],
    );
    for (const idUser of new Set(ended.map(row => row.idUser))) {
      await log(tx, { aksi: 'keluar', ringkasan: `Keluar di ${nama}`, waktu: now(), idUser, alamatIp });
      tx.afterCommit(() => announce(db, ofUser(idUser)));
    }
  });
}
