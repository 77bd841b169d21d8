import type { Role } from '../kit/index.ts';

/** One role that an account may act in. */
export interface HeldRole {
  id: string;
  idRole: string;
  name: string;
  idProgramProdi: string | null;
  namaProdi: string | null;
  idMitra: string | null;
  namaMitra: string | null;
  isUtama: boolean;
  /** Whose role it is and until when, where the account is only its deputy. */
  atasNama?: { nama: string; sampai: string };
}

/** An account as `GET /user` and login answer it (docs/api.md "Session and permissions"). */
export interface Account {
  id: string;
  name: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string | null;
  noHp: string | null;
  foto: string | null;
  /** The language that it chose; which one it reads follows with the role (`bahasaDipakai`). */
  bahasa: string | null;
  /** `lokal` or `silaturahmi`, where the password is kept. */
  sumber: string;
  version: number;
  idMahasiswa: string | null;
  idPegawai: string | null;
  idPicMitra: string | null;
  roleId: string | null;
  namaRole: string | null;
  idProgramProdi: string | null;
  namaProdi: string | null;
  /** The role that it acts in; null for an account without a usable one, which cannot log in. */
  role: { id: string; name: string; dasar: Role } | null;
  /** Own roles, then those held as a deputy. */
  userRole: HeldRole[];
  /** Which of them it acts in. */
  idUserRole?: string;
  wajibGantiSandi: boolean;
  /** Set up a second factor before anything else; left out where nothing is to be done. */
  wajibDuaLangkah?: true;
  /** Idle time until a session ends, and how long before that the person is warned; seconds. */
  sesi: { idleDetik: number; ingatkanDetik: number };
}

/** Code of the refusal of a login whose password was right and that goes on with the code of a second factor. */
export const kodeDiminta = 'factor.needed';

/** The answer of a login and of a role switch; `expiresIn` in seconds. */
export interface LoginAnswer<Who = Account> {
  token: { AccessToken: string; expiresIn: number };
  user: Who;
}

/** One line of `GET /user/{id}/riwayat-masuk`; `waktu` is a moment (ISO). */
export type Login = {
  id: string;
  waktu: string;
  aksi: 'masuk' | 'gagal_masuk' | 'keluar' | 'ganti_peran';
  ringkasan: string;
  alamatIp: string | null;
};

/** `PUT /user/password/reset`: temporary passwords, shown once; nobody can read them again. */
export interface ResetAnswer {
  berhasil: { id: string; username: string; kataSandiSementara: string }[];
  gagal: { id: string; pesan: string }[];
}

/** The account that was made for a partner's contact; its password is shown once. */
export interface MadeAccount {
  idUser: string;
  username: string;
  kataSandiSementara: string;
}

/** The person behind an account, as `GET /user/profile/{id}` answers it: what the portal keeps besides SIAMIK. */
export interface AccountPerson {
  /** The resource that holds the person. */
  sumberData: string;
  id: string;
  version: number;
  nama: string;
  nomorInduk: string;
  /** Names of the fields that the caller may change. */
  kolom: string[];
  isian: Readonly<Record<string, unknown>>;
}
