import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type Employee, employeeNamed } from '../../../demo/employees.ts';
import { namedStudents, type Student, students } from '../../../demo/students.ts';
import { type Actor, coordinatorOf, lecturerActor, studentActor, team } from '../../../demo/trail.ts';
import type { PersonKey } from './story.ts';

/** Somebody who made a work: of the university, or from outside. */
export interface Maker {
  kategori: 'mahasiswa' | 'dosen' | 'eksternal';
  id: string | null;
  nomor: string | null;
  nama: string;
  afiliasi: string | null;
  idProgramProdi: string | null;
  /** Code of the study programme. */
  prodi: string | null;
  actor: Actor | null;
}

export type People = (key: PersonKey) => Maker;

const lecturersByKey: Readonly<Record<string, string>> = {
  arif: 'Arif Budiman',
  rina: 'Rina Wulandari',
  dewi: 'Dewi Anggraini',
  hendra: 'Hendra Saputra',
};
const accounts: Readonly<Record<string, string>> = { arif: 'dosen', rina: 'koordinator', rizky: 'mahasiswa' };
const outside: Readonly<Record<string, readonly [nama: string, afiliasi: string]>> = {
  luar: ['Sari Kencana', 'Balai Penelitian Padi Sekarwangi'],
  luar2: ['M. Tanaka', 'Institut Teknologi Kitahama'],
};

/** People by their key in the story. @throws Error for an unknown key */
export function peopleOf(cal: Calendar, lecturers: readonly Employee[]): People {
  const rows = new Map([...students(cal, lecturers, 0)].map(row => [row.npm ?? '', row]));
  const npmOf = new Map(Object.entries(namedStudents).map(([key, { npm }]) => [key, npm]));
  return key => {
    const external = outside[key];
    if (external) return outsider(...external);
    const npm = npmOf.get(key);
    const student = npm ? rows.get(npm) : undefined;
    if (student) return studentMaker(key, student);
    const name = lecturersByKey[key];
    const lecturer = name ? employeeNamed(lecturers, name) : lecturers.find(({ prodi }) => prodi === key);
    if (!lecturer) throw new Error(`Penulis tidak dikenal: ${key}`);
    return lecturerMaker(key, lecturer);
  };
}

const outsider = (nama: string, afiliasi: string): Maker => ({
  kategori: 'eksternal',
  id: null,
  nomor: null,
  nama,
  afiliasi,
  idProgramProdi: null,
  prodi: null,
  actor: null,
});

const accountOf = (key: string): string | null => (accounts[key] ? userId(accounts[key]) : null);

const studentMaker = (key: string, row: Student): Maker => ({
  kategori: 'mahasiswa',
  id: row.id ?? null,
  nomor: row.npm ?? null,
  nama: row.nama ?? '',
  afiliasi: null,
  idProgramProdi: row.idProgramProdi ?? null,
  prodi: row.npm?.slice(2, 8) ?? null,
  actor: studentActor(row, accountOf(key)),
});

/** Name with degrees, as master data puts them together. */
const fullName = ({ row, nama }: Employee): string =>
  [row.gelarDepan, nama].filter(Boolean).join(' ') + (row.gelarBelakang ? `, ${row.gelarBelakang}` : '');

const lecturerMaker = (key: string, person: Employee): Maker => ({
  kategori: 'dosen',
  id: person.id,
  nomor: person.nip,
  nama: fullName(person),
  afiliasi: null,
  idProgramProdi: String(person.row.idProgramProdi),
  prodi: person.prodi,
  actor: lecturerActor(person.nama, accountOf(key)),
});

/** Actor who decides on a work: the head of its study programme, or Tim MBKM if the head is the owner. */
export function judgeOf(lecturers: readonly Employee[], owner: Maker): Actor {
  const head = coordinatorOf(lecturers, owner.prodi ?? '');
  return head.namaUser === owner.actor?.namaUser ? team : head;
}
