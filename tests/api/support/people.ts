import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../server/platform/database/db.ts';

/**
 * An account of a student who may register: semester 6, GPA 3.4. Its password is the demo's.
 * @returns id of the account
 */
export async function addStudent(db: Db, idProgramProdi: string, username: string, npm: string): Promise<string> {
  const [idMahasiswa, idUser] = [uuidv7(), uuidv7()];
  await db.execute(
    `insert into master_mahasiswa (id, npm, nama, id_program_prodi, angkatan, semester, status_akademik, ipk, sks_tempuh, jenis_kelamin, sumber)
     values ($1, $2, $3, $4, 2022, 6, 'aktif', 3.4, 110, 'P', 'manual')`,
    [idMahasiswa, npm, `Peserta ${username}`, idProgramProdi],
  );
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa)
     values ($1, $2, $2 || '@uji.example', $2, $2, 'lokal', 'HA02', true, $3)`,
    [idUser, username, idMahasiswa],
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal) values ($1, $2, 'HA02', true, 'manual')`,
    [uuidv7(), idUser],
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) select $1, $2, hash, now() from internal_sandi limit 1`,
    [uuidv7(), idUser],
  );
  return idUser;
}

/** A file that an account has uploaded for a field of a resource. */
export async function uploaded(db: Db, resource: string, field: string, by: string): Promise<string> {
  const id = uuidv7();
  await db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
     values ($1, 'uji.pdf', 'application/pdf', 10, 'x', $2, $3, $4, $5, 1)`,
    [id, resource, field, by, `uji/${id}`],
  );
  return id;
}
