import type { Message } from '../../../resources/kit/index.ts';

/** A person as single sign-on knows them. */
export interface SsoPerson {
  /** npm of a student, nip of an employee. */
  kode: string;
  nama: string;
  jenis: 'mahasiswa' | 'dosen' | 'tendik';
  email: string | null;
}

/** The single sign-on service, behind a port: an area gives its adapter and its name in sentences. */
export interface SsoPort {
  /** Said to whom it knows and the portal does not. */
  readonly unknown: Message;
  /**
   * Checks a name and password; null = wrong.
   * @throws HttpError 502 when the service cannot be reached, 503 when there is none
   */
  check(username: string, password: string): Promise<SsoPerson | null>;
}
