import { roleNames } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { informatika, prodis } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { personName, type Sex } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { storyStudents } from '../../../demo/students.ts';
import type { Actor } from '../../../demo/trail.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { recruits } from './story.ts';

/** Numbers below 100 of an NPM belong to people of stories; Komcad's begin here, two of other study programmes each. */
const firstNumber = 88;

/** Students of the story by their key: they are in their fifth or sixth semester. */
export function recruited(cal: Calendar, lecturers: readonly Employee[]): ReadonlyMap<string, RowData> {
  const running = Number(semesterAfter(cal.semester, 0).slice(0, 4));
  const cohort = String((running - 2) % 100).padStart(2, '0');
  const rng = random('komcad:peserta');
  const taken = new Set<string>();
  const drawn = recruits.map(({ nama: known, prodi }, i) => {
    const sex: Sex = known === 'Ni Luh Ayu Pratiwi' || (!known && i % 4 === 1) ? 'P' : 'L';
    let nama = known ?? personName(rng, sex);
    while (taken.has(nama)) nama = personName(rng, sex);
    taken.add(nama);
    const npm = `${cohort}${prodis[prodi]?.kode ?? ''}${String(firstNumber + Math.floor(i / 2)).padStart(3, '0')}`;
    return { npm, nama, sex, ipk: Math.round((2.9 + rng.next()) * 100) / 100, sksTempuh: rng.int(80, 104) };
  });
  const rows = [...storyStudents(cal, lecturers, drawn)];
  return new Map(recruits.map(({ key }, i): [string, RowData] => [key, rows[i] ?? {}]));
}

/** Two lecturers of other study programmes than the demo lecturer's supervise by turns. */
export const supervisors = (lecturers: readonly Employee[]): Employee[] =>
  lecturers
    .filter(({ prodi }) => prodi !== informatika)
    .filter((_, i) => i % 11 === 3)
    .slice(0, 2);

export const studentActor = (student: RowData | undefined): Actor => ({
  idUser: null,
  namaUser: String(student?.nama ?? ''),
  roleId: role.mahasiswa,
  namaRole: roleNames[role.mahasiswa],
});
