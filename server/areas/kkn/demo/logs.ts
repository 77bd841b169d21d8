import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { laporanHarian } from '../../../../resources/kkn/laporanHarian.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makePicture } from '../../../demo/files.ts';
import { hash32, idOf } from '../../../demo/ids.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { groupId, logId, participationId, workId } from './ids.ts';
import { arif, demoSeat, type Seat, seats, waves } from './story.ts';
import { seatActor, supervisorActor } from './trail.ts';

const resource = 'kkn/laporan-harian';

interface LogStory {
  seat: Seat;
  /** From the newest back. */
  nth: number;
  /** Days from today. */
  day: number;
  status: string;
  late: boolean;
}

const writing = seats.filter(({ group }) => group?.proposal !== undefined);
/** Days of activity in a week of seven, counted from departure: the last is free. */
const isWorkday = (day: number, leave: number): boolean => (day - leave) % 7 !== 6;

/** Entries of wave II by position, newest first; the others are approved. */
const states = ['draf', 'diajukan', 'diajukan', 'disetujui', 'revisi'] as const;
/** One entry of one member was refused. */
const refusedAt = { seat: 'dua:4:3', nth: 6 } as const;
/** Six were handed in late. */
const lateSeats: ReadonlySet<string> = new Set(['dua:1:4', 'dua:1:7', 'dua:2:3', 'dua:3:6', 'dua:4:5', 'dua:6:2']);
const lateNth = 8;

function statusOf({ key, wave, nth: place }: Seat, nth: number): string {
  if (wave !== 'dua') return 'disetujui';
  if (key === refusedAt.seat && nth === refusedAt.nth) return 'ditolak';
  if (nth === 4 && place % 4 !== 2) return 'disetujui';
  return states[nth] ?? 'disetujui';
}

/** 12 to 16 entries of each in wave II; all days of the waves that are over. */
function logsOf(seat: Seat): LogStory[] {
  const { leave, back } = waves[seat.wave];
  const running = seat.wave === 'dua';
  const last = running ? -1 : back;
  const days = Array.from({ length: last - leave + 1 }, (_, i) => last - i).filter(day => isWorkday(day, leave));
  const count = running ? 12 + (hash32(`kkn:jumlah:${seat.key}`) % 5) : days.length;
  return days.slice(0, count).map((day, nth) => ({
    seat,
    nth,
    day,
    status: statusOf(seat, nth),
    late: lateSeats.has(seat.key) && nth === lateNth,
  }));
}

/** Every entry of the story. */
const storyLogs: readonly LogStory[] = writing.flatMap(logsOf);

const doings = [
  [
    'Pendampingan layanan desa',
    'Membantu perangkat desa memasukkan data warga dan menjelaskan formulir layanan daring.',
  ],
  [
    'Pelatihan penjualan daring',
    'Mendampingi pelaku usaha memotret produk, menulis keterangan, dan membuka toko daring.',
  ],
  ['Kelas belajar anak', 'Mengajar membaca dan berhitung di balai dusun bersama anggota kelompok dan karang taruna.'],
  ['Pemilahan sampah', 'Mengajak warga memilah sampah rumah tangga, menimbang, dan mencatatnya di bank sampah.'],
  ['Rapat kelompok', 'Mengevaluasi kegiatan pekan ini, membagi tugas, dan menyusun rencana pekan berikutnya.'],
] as const;
const shifts = [
  ['08:00', '11:30'],
  ['08:30', '12:00'],
  ['13:00', '16:00'],
  ['15:30', '18:00'],
] as const;
const places = ['Balai Desa', 'Balai Dusun', 'Posko KKN', 'Sekolah dasar', 'Rumah warga'] as const;

const returnNote = 'Jelaskan hasil yang dicapai dan siapa yang terlibat.';

/** Entries as rows, each with a photograph. */
export const logRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof laporanHarian>[] =>
  storyLogs.flatMap(({ seat, nth, day, status, late }) => {
    const student = people.get(seat.key);
    if (!student || !seat.group) return [];
    const id = logId(seat.key, nth);
    const rng = random(`kkn:log:${seat.key}:${nth}`);
    const what = rng.int(0, doings.length - 1);
    const [judul, uraian] = doings[what] ?? doings[0];
    const [jamMulai, jamSelesai] = rng.pick(shifts);
    return [
      {
        id,
        idKlien: idOf(`${resource}:klien`, `${seat.key}:${nth}`),
        idPendaftarMbkm: participationId(seat.key),
        idKelompok: groupId(seat.group.key),
        idMahasiswa: student.id,
        npm: student.npm,
        namaMahasiswa: student.nama,
        tanggal: cal.day(day),
        jamMulai,
        jamSelesai,
        judul,
        uraian,
        hasil: 'Kegiatan hari ini selesai sesuai rencana dan dicatat bersama perangkat desa.',
        kendala: rng.chance(0.15) ? 'Sinyal di lokasi lemah.' : null,
        idProgramKerja: what < 4 ? workId(seat.group.key, what) : null,
        lokasi: rng.pick(places),
        jumlahWarga: rng.int(4, 35),
        dokumen: [
          {
            id: documentId(id),
            berkas: demoFile(resource, id, 'dokumen.berkas', 'png').id,
            keterangan: judul,
            idKlien: documentId(id),
          },
        ],
        ditulisPada: cal.at(day, 19, 10),
        tanggalDiajukan: status === 'draf' ? null : cal.at(late ? day + 4 : day, 19, 30),
        terlambat: late,
        status,
        catatan: status === 'revisi' || status === 'ditolak' ? returnNote : null,
      },
    ];
  });

const documentId = (id: string): string => idOf(`${resource}.dokumen`, id);

/** History of reviews of the demo student's entries; for all students it would be thousands of rows. */
export const logHistory = (
  cal: Calendar,
  ten: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] => {
  const student = people.get(demoSeat);
  if (!student) return [];
  const [by, judge] = [seatActor(demoSeat, student), supervisorActor(ten, arif)];
  return storyLogs
    .filter(({ seat }) => seat.key === demoSeat)
    .flatMap(({ seat, nth, day, status }) =>
      trail(cal, resource, logId(seat.key, nth), checkedSteps(status, { by, judge, day, note: returnNote })),
    );
};

export const logPictures = (): DemoFile[] =>
  storyLogs.map(({ seat, nth }, i) => {
    const id = logId(seat.key, nth);
    const made = makePicture(resource, id, 'dokumen.berkas', 'Dokumentasi kegiatan', i);
    return { ...made, row: { ...made.row, idAnak: documentId(id) } };
  });
