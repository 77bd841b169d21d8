import type { ChangeOf } from '../../resources/kit/index.ts';
import type { mahasiswa } from '../../resources/master/mahasiswa.ts';
import { type Calendar, semesterOfStudent } from './calendar.ts';
import { fromSiamik, prodiId, prodis } from './campus.ts';
import { curriculumFor } from './curricula.ts';
import type { Employee } from './employees.ts';
import { idOf } from './ids.ts';
import { handle, mobile, personName, type Sex } from './names.ts';
import { homeAddress, villages } from './places.ts';
import { type Random, random } from './random.ts';

/** A student of the demo. */
export type Student = ChangeOf<typeof mahasiswa>;

export interface Named {
  npm: string;
  nama: string;
  sex: Sex;
  ipk: number;
  sksTempuh: number;
  /** Name of the lecturer who advises them. */
  wali?: string;
}

/** People of the story (docs/domain/20 §5, 50 §5); the middle of an NPM is the study programme. */
export const namedStudents = {
  rizky: {
    npm: '22081010012',
    nama: 'Rizky Aditya Pratama',
    sex: 'L',
    ipk: 3.42,
    sksTempuh: 118,
    wali: 'Arif Budiman',
  },
  nabila: {
    npm: '22081010027',
    nama: 'Nabila Putri Maharani',
    sex: 'P',
    ipk: 3.61,
    sksTempuh: 112,
    wali: 'Arif Budiman',
  },
  dimas: { npm: '22012010044', nama: 'Dimas Arya Wicaksono', sex: 'L', ipk: 3.18, sksTempuh: 106 },
  salsabila: {
    npm: '21081010005',
    nama: 'Salsabila Khairunnisa',
    sex: 'P',
    ipk: 3.74,
    sksTempuh: 138,
    wali: 'Dewi Anggraini',
  },
  fajar: { npm: '21043010019', nama: 'Fajar Nugroho', sex: 'L', ipk: 3.05, sksTempuh: 134 },
  larasati: { npm: '23012010008', nama: 'Larasati Ayu Kinanti', sex: 'P', ipk: 3.55, sksTempuh: 86 },
} as const satisfies Record<string, Named>;

export const studentId = (npm: string): string => idOf('master/mahasiswa', npm, Number(npm.slice(0, 2)) * 1000);

const perProdi = Object.fromEntries(prodis.map(({ kode, weight }) => [kode, weight]));
const religions = { Islam: 85, Kristen: 8, Katolik: 4, Hindu: 2, Buddha: 0.8, Konghucu: 0.2 } as const;
const two = (value: number) => String(value).padStart(2, '0');
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Advisors by study programme code and by name. */
type Advisors = (prodi: string, nama?: string) => string | null;

function advisorsOf(lecturers: readonly Employee[]): Advisors {
  const byProdi = new Map<string, Employee[]>();
  for (const person of lecturers) {
    if (person.prodi) byProdi.set(person.prodi, [...(byProdi.get(person.prodi) ?? []), person]);
  }
  const counters = new Map<string, number>();
  return (prodi, nama) => {
    const list = byProdi.get(prodi) ?? [];
    const found = list.find(person => person.nama === nama);
    if (found) return found.id;
    const turn = counters.get(prodi) ?? 0;
    counters.set(prodi, turn + 1);
    return list[turn % list.length]?.id ?? null;
  };
}

interface Drawn extends Named {
  angkatan: number;
  prodi: string;
  statusAkademik: NonNullable<Student['statusAkademik']>;
}

/** Everything else about a student follows from the NPM. */
function studentRow(cal: Calendar, student: Drawn, wali: string | null): Student {
  const { npm, nama, sex, angkatan, prodi, statusAkademik, ipk, sksTempuh } = student;
  const rng = random(npm);
  const home = rng.pick(villages);
  const [month, date] = [rng.int(1, 12), rng.int(1, 28)];
  const born = angkatan - rng.int(18, 19);
  const district = home.id.split('.').slice(0, 3).join('');
  const nikDate = `${two(sex === 'P' ? date + 40 : date)}${two(month)}${String(born).slice(2)}`;
  const parent: Sex = rng.chance(0.7) ? 'L' : 'P';
  const passed = Math.max(0, sksTempuh - (rng.chance(0.3) ? 3 : 0));
  return {
    id: studentId(npm),
    npm,
    nama,
    nik: `${district}${nikDate}${String(rng.int(1, 9999)).padStart(4, '0')}`,
    idProgramProdi: prodiId(prodi),
    idKurikulum: curriculumFor(prodi, angkatan),
    angkatan,
    semester: semesterOfStudent(angkatan, cal.semester),
    statusAkademik,
    ipk,
    sksLulus: passed,
    sksTempuh,
    idDosenWali: wali,
    jenisKelamin: sex,
    tempatLahir: home.city,
    tanggalLahir: `${born}-${two(month)}-${two(date)}`,
    agama: rng.weighted(religions),
    emailKampus: `${npm}@student.nusantararaya.example`,
    email: `${handle(nama)}${npm.slice(-3)}@surel.example`,
    noHp: mobile(rng),
    alamat: homeAddress(rng),
    idKelurahan: home.id,
    namaOrangTua: rng.chance(0.9) ? personName(rng, parent) : null,
    noHpOrangTua: rng.chance(0.8) ? mobile(rng) : null,
    // A few transfer students are entered by hand before SIAMIK knows them.
    ...(rng.chance(0.04) ? { sumber: 'manual' } : fromSiamik(cal, `MHS-${npm}`)),
  };
}

function draw(cal: Calendar, rng: Random, counters: Map<string, number>): Drawn {
  const prodi = rng.weighted(perProdi);
  const running = Number(cal.semester.slice(0, 4));
  const back = Number(rng.weighted({ '0': 20, '1': 22, '2': 22, '3': 20, '4': 10, '5': 4, '6': 2 }));
  const angkatan = running - back;
  const cohort = `${two(angkatan % 100)}${prodi}`;
  // Numbers below 100 belong to the people of the story.
  const number = (counters.get(cohort) ?? 99) + 1;
  counters.set(cohort, number);
  const sex: Sex = rng.chance(0.46) ? 'L' : 'P';
  const done = Math.max(0, semesterOfStudent(angkatan, cal.semester) - 1);
  return {
    npm: `${cohort}${number}`,
    nama: personName(rng, sex),
    sex,
    angkatan,
    prodi,
    statusAkademik: status(rng, back),
    ipk: Math.round(clamp(rng.around(3.25, 0.9), 1.9, 4) * 100) / 100,
    sksTempuh: Math.round(clamp(done * rng.around(19.5, 3), 0, 152)),
  };
}

const status = (rng: Random, back: number): Drawn['statusAkademik'] =>
  back >= 4
    ? rng.weighted({ aktif: 45, lulus: 45, cuti: 4, nonaktif: 4, mengundurkan_diri: 1, dikeluarkan: 1 })
    : rng.weighted({ aktif: 94, cuti: 3, nonaktif: 2, mengundurkan_diri: 1 });

function* namedRows(cal: Calendar, advisor: Advisors, people: Iterable<Named>): Generator<Student> {
  for (const person of people) {
    const angkatan = 2000 + Number(person.npm.slice(0, 2));
    const prodi = person.npm.slice(2, 8);
    yield studentRow(cal, { ...person, angkatan, prodi, statusAkademik: 'aktif' }, advisor(prodi, person.wali));
  }
}

/** Students of another story, whose NPM say cohort and study programme. */
export const storyStudents = (
  cal: Calendar,
  lecturers: readonly Employee[],
  people: Iterable<Named>,
): Generator<Student> => namedRows(cal, advisorsOf(lecturers), people);

/** The people of the story, then as many others as are wanted, one at a time. */
export function* students(cal: Calendar, lecturers: readonly Employee[], count: number): Generator<Student> {
  const advisor = advisorsOf(lecturers);
  yield* namedRows(cal, advisor, Object.values<Named>(namedStudents));
  const rng = random('mahasiswa');
  const counters = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const student = draw(cal, rng, counters);
    yield studentRow(cal, student, advisor(student.prodi));
  }
}
