import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { fromSiamik, prodiId, prodis } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { domain, handle, mobile, personName } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { seated } from '../../../demo/seated.ts';
import type { Student } from '../../../demo/students.ts';
import { demoSeat, nearMinimum, seats } from './story.ts';

/** Lecturers and staff whom KKN's story names and the university does not know otherwise (docs/domain/30 §5). */
const hired = [
  {
    nama: 'Ratna Widyaningsih',
    gelarDepan: 'Dr.',
    gelarBelakang: 'M.Si.',
    prodi: '041010',
    jabatanFungsional: 'lektor_kepala',
    nip: '197604122005012801',
    nidn: '0712047601',
    bidangKeahlian: 'Pemberdayaan masyarakat desa',
  },
  {
    nama: 'Bambang Setyo Nugroho',
    gelarDepan: null,
    gelarBelakang: 'M.T.',
    prodi: '032010',
    jabatanFungsional: 'lektor',
    nip: '198109232009121802',
    nidn: '0723098102',
    bidangKeahlian: 'Teknologi tepat guna',
  },
] as const;

/** Name of the lecturer with the demo account Dosen Pembimbing. */
const demoLecturer = 'Arif Budiman';

const contact = { nama: 'Sulastri Handayani', nip: '198402172015042803' } as const;

export function kknEmployees(cal: Calendar): { lecturers: Employee[]; staff: Employee[] } {
  const rng = random('kkn:pegawai');
  const person = (nip: string, nama: string, prodi: string | null, own: Employee['row']): Employee => {
    const [id, email] = [idOf('master/pegawai', nip, 200), `${handle(nama)}@${domain}`];
    const row = { id, nip, nama, ...own, email, noHp: mobile(rng), ...fromSiamik(cal, `PG-${nip}`) };
    return { id, nip, nama, email, prodi, row };
  };
  return {
    lecturers: hired.map(({ nip, nama, prodi, ...own }) =>
      person(nip, nama, prodi, { jenis: 'dosen', statusKepegawaian: 'pns', idProgramProdi: prodiId(prodi), ...own }),
    ),
    staff: [
      person(contact.nip, contact.nama, null, {
        jenis: 'tendik',
        gelarBelakang: 'S.Sos.',
        unitKerja: 'Tim MBKM',
        statusKepegawaian: 'tetap',
      }),
    ],
  };
}

/** The ten field supervisors in the order of their positions: the three of the story, then the second lecturers of other study programmes. */
export function supervisors(cal: Calendar, lecturers: readonly Employee[]): Employee[] {
  const { lecturers: own } = kknEmployees(cal);
  const demo = lecturers.find(({ nama }) => nama === demoLecturer);
  const others = prodis.flatMap(({ kode }) => lecturers.filter(({ prodi }) => prodi === kode)[1] ?? []);
  return [...own, ...(demo ? [demo] : []), ...others.filter(({ nama }) => nama !== demoLecturer).slice(0, 7)];
}

/** The three staff contacts. */
export const contacts = (cal: Calendar, staff: readonly Employee[]): Employee[] => [
  ...kknEmployees(cal).staff,
  ...staff.filter(({ row }) => row.unitKerja?.startsWith('Tata Usaha')).slice(0, 2),
];

/** Numbers below 100 of an NPM belong to people of stories; KKN's begin here. */
const firstNumber = 30;

/** Students of the story by the key of their seat: they are in their seventh or eighth semester. */
export function participants(cal: Calendar, lecturers: readonly Employee[]): ReadonlyMap<string, Student> {
  const running = Number(semesterAfter(cal.semester, 0).slice(0, 4));
  const cohort = String((running - 3) % 100).padStart(2, '0');
  const counters = new Map<number, number>();
  const rng = random('kkn:peserta');
  const taken = new Set<string>();
  const drawn = seats.flatMap(seat => {
    let nama = seat.nama ?? personName(rng, seat.sex);
    while (taken.has(nama)) nama = personName(rng, seat.sex);
    taken.add(nama);
    if (seat.key === demoSeat) return [];
    const number = (counters.get(seat.prodi) ?? firstNumber) + 1;
    counters.set(seat.prodi, number);
    const prodi = prodis[seat.prodi]?.kode ?? '';
    const ipk = seat.key === nearMinimum ? 2.03 : Math.round((2.75 + rng.next() * 1.1) * 100) / 100;
    const student = { npm: `${cohort}${prodi}${String(number).padStart(3, '0')}`, nama, sex: seat.sex, ipk };
    return [{ seat: seat.key, student: { ...student, sksTempuh: rng.int(104, 136) } }];
  });
  return seated(cal, lecturers, drawn, demoSeat);
}

/** Those of them who are in no other part of the demo. */
export const kknStudents = (people: ReadonlyMap<string, Student>): ChangeOf<typeof mahasiswa>[] =>
  [...people].filter(([seat]) => seat !== demoSeat).map(([, row]) => row);
