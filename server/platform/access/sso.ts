import type { Db } from '../database/db.ts';
import { HttpError } from '../errors.ts';
import { verifyNothing } from './password.ts';
import { sameSecret } from './token.ts';

/** A person as single sign-on knows them. */
export interface SsoPerson {
  /** npm of a student, nip of an employee. */
  kode: string;
  nama: string;
  jenis: 'mahasiswa' | 'dosen' | 'tendik';
  email: string | null;
}

/** The single sign-on service Silaturahmi, behind a port: the HTTP adapter comes with `server/areas/sinkronisasi/siamik`. */
export interface SsoPort {
  /**
   * Checks a name and password; null = wrong.
   * @throws HttpError 502 when the service cannot be reached, 503 when there is none
   */
  check(username: string, password: string): Promise<SsoPerson | null>;
}

/** No service configured. */
export const noSso: SsoPort = {
  check: async () => {
    throw new HttpError(503, 'Layanan Silaturahmi belum dikonfigurasi.');
  },
};

const personSql = `select npm as kode, nama, 'mahasiswa' as jenis, email from master_mahasiswa where npm = $1
  union all select nip, nama_lengkap, jenis, email from master_pegawai where nip = $1 limit 1`;

/** For demo installations: everybody in the master data exists at Silaturahmi, with the demo password. */
export const demoSso = (db: Db, demoPassword: string): SsoPort => ({
  check: async (username, password) => {
    await verifyNothing(password);
    const right = sameSecret(password, demoPassword);
    const person = await db.one<{ kode: string; nama: string; jenis: SsoPerson['jenis']; email: string | null }>(
      personSql,
      [username.trim()],
    );
    return right && person ? { ...person } : null;
  },
});
