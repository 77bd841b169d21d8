import { verifyNothing } from '../../../platform/access/password.ts';
import type { SsoPerson, SsoPort } from '../../../platform/access/sso.ts';
import { sameSecret } from '../../../platform/access/token.ts';
import type { Db } from '../../../platform/database/db.ts';

const personSql = `select npm as kode, nama, 'mahasiswa' as jenis, email from master_mahasiswa where npm = $1
  union all select nip, nama_lengkap, jenis, email from master_pegawai where nip = $1 limit 1`;

/** For demo installations: everybody in the master data exists at Silaturahmi, with the demo password. */
export const demoSso =
  (db: Db, demoPassword: string): SsoPort['check'] =>
  async (username, password) => {
    await verifyNothing(password);
    const right = sameSecret(password, demoPassword);
    const person = await db.one<{ kode: string; nama: string; jenis: SsoPerson['jenis']; email: string | null }>(
      personSql,
      [username.trim()],
    );
    return right && person ? { ...person } : null;
  };
