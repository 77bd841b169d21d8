import { refusals } from '../../../resources/platformRefusals.ts';
import { HttpError } from '../errors.ts';

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
    throw new HttpError(503, refusals.ssoNotSetUp);
  },
};
