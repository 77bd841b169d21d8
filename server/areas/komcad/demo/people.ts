import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { informatika, prodis } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { personName, type Sex } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { storyPeople } from '../../../demo/seated.ts';
import type { Student } from '../../../demo/students.ts';
import { recruits } from './story.ts';

/** Numbers below 100 of an NPM belong to people of stories; Komcad's begin here, two of other study programmes each. */
const firstNumber = 88;

/** Students of the story by their key: they are in their fifth or sixth semester. */
export function recruited(cal: Calendar, lecturers: readonly Employee[]): ReadonlyMap<string, Student> {
  const running = Number(semesterAfter(cal.semester, 0).slice(0, 4));
  const cohort = String((running - 2) % 100).padStart(2, '0');
  const rng = random('komcad:peserta');
  const taken = new Set<string>();
  const drawn = recruits.map(({ key, nama: known, prodi }, i) => {
    const sex: Sex = known === 'Ni Luh Ayu Pratiwi' || (!known && i % 4 === 1) ? 'P' : 'L';
    let nama = known ?? personName(rng, sex);
    while (taken.has(nama)) nama = personName(rng, sex);
    taken.add(nama);
    const npm = `${cohort}${prodis[prodi]?.kode ?? ''}${String(firstNumber + Math.floor(i / 2)).padStart(3, '0')}`;
    const ipk = Math.round((2.9 + rng.next()) * 100) / 100;
    return { seat: key, student: { npm, nama, sex, ipk, sksTempuh: rng.int(80, 104) } };
  });
  return storyPeople(cal, lecturers, drawn);
}

/** Two lecturers of other study programmes than the demo lecturer's supervise by turns. */
export const supervisors = (lecturers: readonly Employee[]): Employee[] =>
  lecturers
    .filter(({ prodi }) => prodi !== informatika)
    .filter((_, i) => i % 11 === 3)
    .slice(0, 2);
