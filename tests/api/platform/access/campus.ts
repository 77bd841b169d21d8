import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { hashPassword } from '../../../../server/platform/access/password.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { createWorld, type Person, person, type World } from '../../support/world.ts';

/** Password of every account made here. */
export const password = 'Kopi-pahit-3';

interface NewAccount {
  roleId: string;
  idProgramProdi?: string | null;
  idMitra?: string | null;
  idMahasiswa?: string;
  idPegawai?: string;
  idPicMitra?: string;
  aktif?: boolean;
  mustChange?: boolean;
  sumber?: 'lokal' | 'silaturahmi';
}
export interface Account {
  id: string;
  idUserRole: string;
  username: string;
}

/** Two study programmes, two students, two lecturers and a partner, beside whatever the world holds already. */
interface Campus {
  prodi: readonly [string, string];
  mahasiswa: readonly [string, string];
  pegawai: readonly [string, string];
  npm: readonly [string, string];
  mitra: string;
  pic: string;
  account(username: string, account: NewAccount): Promise<Account>;
  addRole(userId: string, roleId: string, idProgramProdi?: string | null): Promise<string>;
}

export interface Place {
  world: World;
  db: Db;
  campus: Campus;
  /** A person of this campus, logged in anew. */
  enter(username: string, secret?: string): Promise<Person>;
}

/** Opens a world of one's own with a campus in it. */
export async function openPlace(): Promise<Place> {
  const world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const campus = await buildCampus(world.db);
  const enter = async (username: string, secret = password): Promise<Person> => {
    const answer = await world.login(username, secret);
    if (answer.statusCode !== 200) throw new Error(`${username}: ${answer.body}`);
    return bearer(world, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
  };
  return { world, db: world.db, campus, enter };
}

/** Somebody who holds a token. */
export function bearer({ app }: World, token: string): Person {
  return person(app, token);
}

const insert = async (db: Db, table: string, row: Record<string, unknown>): Promise<string> => {
  const full: Record<string, unknown> = { id: uuidv7(), ...row };
  const names = Object.keys(full);
  const places = names.map((_, i) => `$${i + 1}`).join(', ');
  await db.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(full));
  return String(full.id);
};

async function buildCampus(db: Db): Promise<Campus> {
  const fakultas = await insert(db, 'master_siamik_fakjur', { kode: 'UJIF', jenis: 'fakultas', nama: 'Fakultas Uji' });
  const newProdi = (n: number) =>
    insert(db, 'master_program_prodi', {
      kode: `UJI${n}`,
      id_fakultas: fakultas,
      nama: `Ilmu Uji ${n}`,
      jenjang: 'S1',
      sks_lulus: 144,
    });
  const prodi = [await newProdi(1), await newProdi(2)] as const;
  const npm = ['9911000001', '9911000002'] as const;
  const newStudent = (n: 0 | 1) =>
    insert(db, 'master_mahasiswa', {
      npm: npm[n],
      nama: `Siswa Uji ${n + 1}`,
      id_program_prodi: prodi[n],
      angkatan: 2023,
      semester: 5,
      status_akademik: 'aktif',
      jenis_kelamin: 'L',
      email: `siswa${n}@uji.ac.id`,
    });
  const newLecturer = (n: 0 | 1) =>
    insert(db, 'master_pegawai', {
      nip: `99880000000${n}`,
      jenis: 'dosen',
      nama: `Dosen Uji ${n + 1}`,
      nama_lengkap: `Dosen Uji ${n + 1}`,
      status_kepegawaian: 'pns',
      email: `dosen${n}@uji.ac.id`,
      id_program_prodi: prodi[n],
    });
  const kabupaten = await db.one<{ id: string }>('select id from master_kabupaten limit 1');
  const jenis = await insert(db, 'master_jenis_mitra', { kode: 'uji_mitra', nama: 'Mitra Uji' });
  const mitra = await insert(db, 'master_mitra', {
    nama: 'PT Uji',
    id_jenis_mitra: jenis,
    bidang_usaha: 'Uji',
    alamat: 'Jalan Uji 1',
    id_kabupaten: kabupaten?.id,
    telepon: '0318700000',
    email: 'pt@uji.co.id',
    status: 'aktif',
  });
  const pic = await insert(db, 'master_pic_mitra', {
    id_mitra: mitra,
    nama: 'PIC Uji',
    jabatan: 'HRD',
    email: 'pic@uji.co.id',
    no_hp: '0812000000',
  });
  const hash = await hashPassword(password);
  const addRole = (userId: string, roleId: string, idProgramProdi: string | null = null) =>
    insert(db, 'pengaturan_user_role', {
      id_user: userId,
      id_role: roleId,
      id_program_prodi: idProgramProdi,
      asal: 'manual',
    });
  return {
    prodi,
    npm,
    mahasiswa: [await newStudent(0), await newStudent(1)],
    pegawai: [await newLecturer(0), await newLecturer(1)],
    mitra,
    pic,
    addRole,
    account: async (username, account) => {
      const sumber = account.sumber ?? 'lokal';
      const id = await insert(db, 'pengaturan_user', {
        username,
        email: `${username}@akun.uji.ac.id`,
        first_name: username,
        name: username,
        role_id: account.roleId,
        sumber,
        id_mahasiswa: account.idMahasiswa ?? null,
        id_pegawai: account.idPegawai ?? null,
        id_pic_mitra: account.idPicMitra ?? null,
        id_program_prodi: account.idProgramProdi ?? null,
        aktif: account.aktif ?? true,
        wajib_ganti_sandi: account.mustChange ?? false,
        super_admin: account.roleId === 'HA01',
      });
      if (sumber === 'lokal')
        await insert(db, 'internal_sandi', { id_user: id, hash, dibuat: new Date('2026-01-01').toISOString() });
      const idUserRole = await insert(db, 'pengaturan_user_role', {
        id_user: id,
        id_role: account.roleId,
        id_program_prodi: account.idProgramProdi ?? null,
        id_mitra: account.idMitra ?? null,
        is_utama: true,
        asal: 'manual',
      });
      return { id, idUserRole, username };
    },
  };
}
