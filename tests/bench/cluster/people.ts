import { v7 as uuidv7 } from 'uuid';
import { hashToken, newToken } from '../../../server/platform/access/token.ts';
import type { Db } from '../../../server/platform/database/db.ts';

/** Somebody who is logged in already. */
export interface Someone {
  token: string;
  /** Of a student: the participation whose log is written. */
  idPendaftar: string | null;
}

export interface People {
  students: Someone[];
  lecturers: Someone[];
  office: Someone[];
}

interface Account {
  id: string;
  role: 'HA02' | 'HA03' | 'HA04';
  idPendaftar: string | null;
  idMahasiswa: string | null;
  idPegawai: string | null;
}

/**
 * Accounts with an open session for students of the wave, its DPLs, and as many of the office as make exports: to log in
 * 2,000 people takes minutes of hashing, which is not what is measured.
 */
export async function openSessions(
  db: Db,
  idGelombang: string,
  counts: { students: number; lecturers: number; exports: number },
): Promise<People> {
  const students = await db.query<{ idPendaftar: string; idMahasiswa: string }>(
    `select p.id as id_pendaftar, p.id_mahasiswa from kkn_pendaftaran k join mbkm_pendaftar_program_mbkm p on p.id = k.id_pendaftar_mbkm
     where k.id_gelombang = $1 order by p.nomor_pendaftaran limit $2`,
    [idGelombang, counts.students],
  );
  const lecturers = await db.query<{ idPegawai: string }>(
    `select id_pegawai from kkn_dpl where id_gelombang = $1 and id_pegawai not in
       (select id_pegawai from pengaturan_user where id_pegawai is not null) order by id limit $2`,
    [idGelombang, counts.lecturers],
  );
  const none = { idPendaftar: null, idMahasiswa: null, idPegawai: null };
  const of = async (accounts: readonly Omit<Account, 'id'>[]): Promise<Someone[]> => {
    const opened = accounts.map(account => ({ ...account, id: uuidv7(), idRole: uuidv7(), token: newToken() }));
    const rows = JSON.stringify(opened.map(one => ({ ...one, hash: hashToken(one.token), sesi: uuidv7() })));
    const given = `jsonb_to_recordset($1::jsonb) as a (id uuid, "idRole" uuid, sesi uuid, role text, hash text, "idMahasiswa" uuid, "idPegawai" uuid)`;
    await db.execute(
      `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa, id_pegawai)
       select a.id, 'c' || a.id, 'c' || a.id || '@bench.example', 'Bench', 'Bench', 'lokal', a.role, true, a."idMahasiswa", a."idPegawai" from ${given}`,
      [rows],
    );
    await db.execute(
      `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal) select a."idRole", a.id, a.role, true, 'manual' from ${given}`,
      [rows],
    );
    await db.execute(
      `insert into internal_sesi (id, token_hash, id_user, id_user_role, dibuat, terakhir_aktif, berakhir)
       select a.sesi, a.hash, a.id, a."idRole", now(), now(), now() + interval '10 hours' from ${given}`,
      [rows],
    );
    return opened.map(({ token, idPendaftar }) => ({ token, idPendaftar }));
  };
  return {
    students: await of(students.map(row => ({ ...none, ...row, role: 'HA02' }))),
    lecturers: await of(lecturers.map(row => ({ ...none, ...row, role: 'HA04' }))),
    office: await of(Array.from({ length: counts.exports }, () => ({ ...none, role: 'HA03' as const }))),
  };
}
