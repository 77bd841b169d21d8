import type { ChangeOf, Row } from '../../resources/kit/index.ts';
import type { logAktivitas } from '../../resources/pengaturan/logAktivitas.ts';
import type { user } from '../../resources/pengaturan/user.ts';
import type { userRole } from '../../resources/pengaturan/userRole.ts';
import { role } from '../../resources/roles.ts';
import type { Calendar } from './calendar.ts';
import { informatika, prodiId } from './campus.ts';
import { type Employee, employeeNamed, staffNames } from './employees.ts';
import { idOf } from './ids.ts';
import { domain } from './names.ts';
import { partnerId, picId, picOfStory } from './partners.ts';
import { namedStudents, studentId } from './students.ts';

interface Holding {
  idRole: string;
  prodi?: string;
  mitra?: string;
  asal?: 'otomatis';
}

interface Account {
  username: string;
  name: string;
  email: string;
  person?: ChangeOf<typeof user>;
  nomorInduk?: string;
  prodi?: string;
  /** The first is the main one. */
  roles: readonly [Holding, ...Holding[]];
  extra?: ChangeOf<typeof user>;
}

export const userId = (username: string): string => idOf('pengaturan/user', username);

const employee = ({ nama, email, id, nip, prodi }: Employee) => ({
  name: nama,
  email,
  person: { idPegawai: id },
  nomorInduk: nip,
  ...(prodi ? { prodi } : {}),
});

const student = ({ npm, nama }: { npm: string; nama: string }) => ({
  name: nama,
  email: `${npm}@student.${domain}`,
  person: { idMahasiswa: studentId(npm) },
  nomorInduk: npm,
  prodi: npm.slice(2, 8),
});

/** One account per role, one inactive, one blocked, one that must change its password (docs/domain/10 §7). */
function accounts(cal: Calendar, lecturers: readonly Employee[], staff: readonly Employee[]): Account[] {
  const lecturer = (nama: string) => employee(employeeNamed(lecturers, nama));
  const member = (nama: string) => employee(employeeNamed(staff, nama));
  const others = staff.filter(person => !Object.values<string>(staffNames).includes(person.nama));
  const someone = (i: number) => {
    const found = others[i];
    if (!found) throw new Error('tendik kurang');
    return employee(found);
  };
  return [
    { username: 'superadmin', ...member(staffNames.admin), roles: [{ idRole: role.superAdmin }] },
    { username: 'mahasiswa', ...student(namedStudents.rizky), roles: [{ idRole: role.mahasiswa }] },
    { username: 'timmbkm', ...member(staffNames.timmbkm), roles: [{ idRole: role.timMbkm }] },
    {
      username: 'dosen',
      ...lecturer('Arif Budiman'),
      roles: [{ idRole: role.dosen }, { idRole: role.koordinator, prodi: informatika, asal: 'otomatis' }],
    },
    {
      username: 'koordinator',
      ...lecturer('Rina Wulandari'),
      roles: [{ idRole: role.koordinator, prodi: informatika, asal: 'otomatis' }],
    },
    {
      username: 'mitra',
      name: picOfStory.nama,
      email: picOfStory.email,
      person: { idPicMitra: picId('nusa') },
      roles: [{ idRole: role.mitra, mitra: 'nusa', asal: 'otomatis' }],
    },
    {
      username: 'penilai',
      ...lecturer('Hendra Saputra'),
      roles: [{ idRole: role.penilai, prodi: informatika, asal: 'otomatis' }],
    },
    {
      username: 'inbound',
      name: 'Andi Tenri Abeng',
      email: 'andi.tenri@bahari-celebes.example',
      roles: [{ idRole: role.inbound }],
    },
    {
      username: 'outbound',
      ...student(namedStudents.larasati),
      roles: [{ idRole: role.outbound }, { idRole: role.mahasiswa }],
    },
    { username: 'bakpk', ...member(staffNames.bakpk), roles: [{ idRole: role.bakpk }] },
    { username: 'nonaktif', ...someone(0), roles: [{ idRole: role.timMbkm }], extra: { aktif: false } },
    {
      username: 'terblokir',
      ...someone(1),
      roles: [{ idRole: role.bakpk }],
      extra: { terkunciSampai: cal.at(7, 8) },
    },
    { username: 'baru', ...someone(2), roles: [{ idRole: role.timMbkm }], extra: { wajibGantiSandi: true } },
  ];
}

/** Roles that are nobody's study programme. */
const rolesOfAllProdi: readonly string[] = [role.superAdmin, role.timMbkm, role.bakpk];

function userRow(
  cal: Calendar,
  { username, name, email, person, nomorInduk, prodi, roles, extra }: Account,
): ChangeOf<typeof user> {
  const [firstName, ...rest] = name.split(' ');
  const [main] = roles;
  const everywhere = rolesOfAllProdi.includes(main.idRole);
  return {
    id: userId(username),
    username,
    email,
    firstName,
    lastName: rest.join(' ') || null,
    name,
    sumber: 'lokal',
    roleId: main.idRole,
    ...person,
    nomorInduk: nomorInduk ?? null,
    idProgramProdi: !everywhere && prodi ? prodiId(prodi) : null,
    terakhirMasuk: extra ? null : cal.at(-1, 9, username.length),
    superAdmin: main.idRole === role.superAdmin,
    ...extra,
  };
}

/** Users, then their roles. */
export function accountRows(cal: Calendar, lecturers: readonly Employee[], staff: readonly Employee[]) {
  const list = accounts(cal, lecturers, staff);
  const roles = list.flatMap(({ username, roles: held }) =>
    held.map(
      ({ idRole, prodi, mitra, asal }, i): ChangeOf<typeof userRole> => ({
        id: idOf('pengaturan/user-role', `${username}:${idRole}`),
        idUser: userId(username),
        idRole,
        idProgramProdi: prodi ? prodiId(prodi) : null,
        idMitra: mitra ? partnerId(mitra) : null,
        isUtama: i === 0,
        asal: asal ?? 'manual',
      }),
    ),
  );
  const users = list.map(account => userRow(cal, account));
  return { users, roles, logins: users.flatMap((row, i) => loginRows(cal, row, i)) };
}

/** Log entries of an account: its last login, or the failures that blocked it. */
function loginRows(
  cal: Calendar,
  { id, username, name, roleId, terakhirMasuk, terkunciSampai }: ChangeOf<typeof user>,
  i: number,
) {
  const entry = (
    aksi: Row<typeof logAktivitas>['aksi'],
    ringkasan: string,
    waktu: string,
    n = 0,
  ): ChangeOf<typeof logAktivitas> => ({
    id: idOf('pengaturan/log-aktivitas', `${username}:${aksi}:${n}`),
    waktu,
    idUser: id,
    namaUser: aksi === 'masuk' ? name : null,
    roleId: aksi === 'masuk' ? roleId : null,
    aksi,
    ringkasan,
    alamatIp: `10.20.4.${20 + i}`,
  });
  if (terakhirMasuk) return [entry('masuk', 'Masuk', terakhirMasuk)];
  if (!terkunciSampai) return [];
  return [0, 1, 2, 3, 4].map(n => entry('gagal_masuk', 'Kata sandi salah', cal.at(-1, 8, n), n));
}
