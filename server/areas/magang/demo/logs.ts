import { jamDari, menitDari } from '../../../../resources/kegiatan/log.ts';
import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type DemoFile, demoFile, makeFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { pendaftarId } from './files.ts';
import { daysOf } from './steps.ts';
import { type Registration, registrations } from './story.ts';

type State = 'draf' | 'diajukan' | 'revisi' | 'disetujui';

/** An entry of the story, before it is a row. */
export interface Log {
  key: string;
  registration: Registration;
  /** From the newest back. */
  nth: number;
  /** Days from today. */
  day: number;
  status: State;
}

export const logId = (key: string): string => idOf(logbookMagang.name, key);

const isWorkday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The last `count` working days from `last` back to `first`, newest first; offsets from today. */
export function workdays(cal: Calendar, first: number, last: number, count: number): number[] {
  const found: number[] = [];
  for (let day = last; day >= first && found.length < count; day--) if (isWorkday(cal.day(day))) found.push(day);
  return found;
}

/** Number of entries by state, newest first, and days since the newest one. */
const logbooks: Readonly<Record<string, { until: number; states: readonly (readonly [State, number])[] }>> = {
  rizky: {
    until: -1,
    states: [
      ['draf', 2],
      ['diajukan', 5],
      ['revisi', 1],
      ['disetujui', 30],
    ],
  },
  'jalan-if-2': {
    until: -1,
    states: [
      ['diajukan', 3],
      ['disetujui', 20],
    ],
  },
  'jalan-if-3': {
    until: -1,
    states: [
      ['diajukan', 2],
      ['revisi', 1],
      ['disetujui', 20],
    ],
  },
  // Waits for more than a week.
  'jalan-if-4': {
    until: -2,
    states: [
      ['diajukan', 9],
      ['disetujui', 14],
    ],
  },
  // Empty for more than a week.
  'jalan-if-5': { until: -11, states: [['disetujui', 16]] },
  'jalan-ik': { until: -1, states: [['disetujui', 24]] },
};

/** The entries of a registration, newest first: those above, and every working day of one that is over. */
function logsOf(cal: Calendar, registration: Registration): Log[] {
  const { key, term, status } = registration;
  const [, begins, ends] = daysOf[term];
  const plan =
    logbooks[key] ?? (status === 'selesai' ? { until: ends, states: [['disetujui', 200] as const] } : undefined);
  if (!plan) return [];
  const states = plan.states.flatMap(([state, count]) => Array.from({ length: count }, () => state));
  return workdays(cal, begins, plan.until, states.length).map((day, i) => ({
    key: `${key}:${i}`,
    registration,
    nth: i,
    day,
    status: states[i] ?? 'disetujui',
  }));
}

/** Every entry of the story (docs/domain/20 §5). */
export const storyLogs = (cal: Calendar): Log[] => registrations.flatMap(registration => logsOf(cal, registration));

const works = [
  ['Rapat perencanaan pekan', 'Menyusun daftar tugas pekan ini bersama pembimbing lapangan dan membaginya dengan tim.'],
  [
    'Mengerjakan tugas utama',
    'Melanjutkan tugas yang diberikan pembimbing, memeriksa hasilnya, dan mencatat kemajuan.',
  ],
  ['Pengumpulan data', 'Mengumpulkan dan memeriksa data yang diperlukan, lalu merapikannya untuk diolah tim.'],
  ['Diskusi dengan pembimbing', 'Menyampaikan kemajuan, menerima masukan, dan memperbaiki bagian yang belum sesuai.'],
  ['Penyusunan dokumen', 'Menulis dokumen kerja dan panduan singkat agar hasilnya dapat dilanjutkan rekan lain.'],
  [
    'Uji coba dan perbaikan',
    'Menguji hasil kerja bersama rekan, mencatat kekurangan, dan memperbaikinya hari itu juga.',
  ],
] as const;
const places = { kantor: 6, lapangan: 2, daring: 2 } as const;
const shifts = [
  ['08:00', '16:00'],
  ['08:30', '16:30'],
  ['09:00', '17:00'],
] as const;

/** Activities of a day, the same in every run. */
export function workOn(key: string): ChangeOf<typeof logbookMagang> {
  const rng = random(`log:${key}`);
  const [kegiatan, uraian] = rng.pick(works);
  const [jamMulai, jamSelesai] = rng.pick(shifts);
  return {
    jamMulai,
    jamSelesai,
    durasiJam: jamDari((menitDari(jamSelesai) ?? 0) - (menitDari(jamMulai) ?? 0)),
    tempat: rng.weighted(places),
    kegiatan,
    uraian,
    hasil: rng.chance(0.6) ? 'Tugas hari ini selesai sesuai rencana.' : null,
    kendala: rng.chance(0.15) ? 'Menunggu data dari bagian lain.' : null,
  };
}

/** Entries of Rizky that carry a document; which, does not depend on the day of seeding. */
const documented: readonly number[] = [3, 8, 15, 22];
const hasDocument = ({ registration, nth }: Log): boolean => registration.key === 'rizky' && documented.includes(nth);
const documentTitle = 'Dokumentasi kegiatan';

export const returnNote = 'Jelaskan hasil yang dicapai dan lampirkan buktinya.';

/** Entries as rows; those of students whom a small demo does not have are left out. */
export const logRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof logbookMagang>[] =>
  storyLogs(cal).flatMap(log => {
    const { key, registration, day, status } = log;
    const student = people.get(registration.key);
    if (!student) return [];
    const id = logId(key);
    const signed = registration.mitra === 'nusa' && status === 'disetujui' && day < -16;
    return [
      {
        id,
        idPendaftarMbkm: pendaftarId(registration.key),
        idMahasiswa: student.id,
        npm: student.npm,
        namaMahasiswa: student.nama,
        tanggal: cal.day(day),
        ...workOn(key),
        status,
        tanggalDiajukan: status === 'draf' ? null : cal.at(day, 17, 30),
        catatan: status === 'revisi' ? returnNote : null,
        parafMitra: signed,
        waktuParaf: signed ? cal.at(day + 2, 9) : null,
        komentarMitra: signed && day % 5 === 0 ? 'Kerja baik, pertahankan.' : null,
        dokumen: hasDocument(log)
          ? [
              {
                id: documentId(id),
                berkas: demoFile(logbookMagang.name, id, 'dokumen.berkas').id,
                keterangan: documentTitle,
              },
            ]
          : [],
      },
    ];
  });

const documentId = (id: string): string => idOf(`${logbookMagang.name}/dokumen`, id);

/** The documents of entries. */
export const logFiles = (): DemoFile[] =>
  documented.map(nth => {
    const id = logId(`rizky:${nth}`);
    const made = makeFile(logbookMagang.name, id, 'dokumen.berkas', documentTitle, [
      'Universitas Nusantara Raya',
      'Dokumen contoh untuk data demo.',
    ]);
    return { ...made, row: { ...made.row, idAnak: documentId(id) } };
  });
