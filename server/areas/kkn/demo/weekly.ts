import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { laporanMingguan } from '../../../../resources/kkn/laporanMingguan.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { groupId, memberId, weekId, workId } from './ids.ts';
import { type GroupStory, seatsOf, waves, working } from './story.ts';
import { seatActor, supervisorActor } from './trail.ts';

const resource = 'kkn/laporan-tugas-mingguan';

interface Week {
  group: GroupStory;
  nth: number;
  /** The day on which it was sent: the week's last one. */
  day: number;
  status: string;
}

const week = 7;

/** Weeks 1 and 2 of wave II are approved and the third waits; all weeks of the waves that are over are approved. */
const weeks: readonly Week[] = working.flatMap(group => {
  const { leave, back } = waves[group.wave];
  const running = group.wave === 'dua';
  const count = running ? 3 : Math.ceil((back - leave + 1) / week);
  return Array.from({ length: count }, (_, i) => ({
    group,
    nth: i + 1,
    day: Math.min(leave + (i + 1) * week - 1, back),
    status: running && i === 2 ? 'diajukan' : 'disetujui',
  }));
});

const tasks = [
  'Mendata layanan desa',
  'Melatih pelaku usaha',
  'Mengajar kelas belajar',
  'Mengelola bank sampah',
] as const;
/** Percent that a work programme advances in a week. */
const pace = [15, 14, 16, 13] as const;

export const weeklyRows = (cal: Calendar): ChangeOf<typeof laporanMingguan>[] =>
  weeks.map(({ group, nth, day, status }) => ({
    id: weekId(group.key, nth),
    idKelompok: groupId(group.key),
    mingguKe: nth,
    ringkasan: `Pekan ke-${nth} berjalan sesuai jadwal: layanan desa didata, pelaku usaha dilatih, kelas belajar dibuka, dan bank sampah dicatat bersama warga.`,
    rencanaMingguDepan: 'Melanjutkan pendampingan dan menyiapkan luaran kelompok.',
    tugas: seatsOf(group).map((seat, i) => ({
      id: idOf(`${resource}.tugas`, `${group.key}:${nth}:${i}`),
      idProgramKerja: workId(group.key, i % tasks.length),
      uraianTugas: tasks[i % tasks.length],
      idAnggota: memberId(seat.key),
      jamKerja: 12 + (i % 5),
      realisasiPersen: Math.min(100, nth * (pace[i % pace.length] ?? 0)),
    })),
    realisasiAnggaran: nth * 350_000,
    tanggalDiajukan: cal.at(day, 20),
    terlambat: false,
    skor: status === 'disetujui' ? 78 + ((group.no * 5 + nth * 3) % 15) : null,
    status,
  }));

export const weeklyHistory = (
  cal: Calendar,
  ten: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  weeks.flatMap(({ group, nth, day, status }) => {
    const leader = seatsOf(group)[0]?.key ?? '';
    const student = people.get(leader);
    if (!student) return [];
    const by = seatActor(leader, student);
    const judge = supervisorActor(ten, group.dpl);
    return trail(cal, resource, weekId(group.key, nth), checkedSteps(status, { by, judge, day }));
  });
