import type { Page } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { studentId } from '../../../server/demo/students.ts';
import type { Portal } from '../support/portal.ts';

/** Reads in the dialog that something was handed in, and closes it. */
export async function told(page: Page, words: string): Promise<void> {
  const done = page.getByRole('dialog', { name: 'Berhasil !' });
  await done.getByText(words).waitFor();
  await done.getByRole('button', { name: 'OK' }).click();
  await done.waitFor({ state: 'hidden' });
}

interface NewAccount {
  username: string;
  role: string;
  idMahasiswa?: string;
  idProgramProdi?: string;
}

/** An account for a person of the demo university who has none, with the demo password. */
export async function giveAccount({ db }: Pick<Portal, 'db'>, account: NewAccount): Promise<string> {
  const { username, role } = account;
  const id = uuidv7();
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa)
     values ($1, $2, $2 || '@uji.example', $2, $2, 'lokal', $3, true, $4)`,
    [id, username, role, account.idMahasiswa ?? null],
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, id_program_prodi, is_utama, asal)
     values ($1, $2, $3, $4, true, 'manual')`,
    [uuidv7(), id, role, account.idProgramProdi ?? null],
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) select $1, $2, hash, now() from internal_sandi limit 1`,
    [uuidv7(), id],
  );
  return username;
}

/** An account for somebody named in the demo's story, by NPM. */
export const giveStudentAccount = (portal: Pick<Portal, 'db'>, username: string, npm: string): Promise<string> =>
  giveAccount(portal, { username, role: 'HA02', idMahasiswa: studentId(npm) });

/** An account for the student of a registration of the demo, by the registration's key. */
export async function giveApplicantAccount(portal: Portal, username: string, key: string): Promise<string> {
  const row = await portal.db.one<{ idMahasiswa: string }>(
    'select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where id = $1',
    [pendaftarId(key)],
  );
  if (!row) throw new Error(`pendaftaran ${key} tidak ada`);
  return giveAccount(portal, { username, role: 'HA02', idMahasiswa: row.idMahasiswa });
}

/** A document as a person would upload it. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
});
