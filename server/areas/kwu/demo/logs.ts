import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { logBookKwu } from '../../../../resources/kwu/logBook.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makePicture } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { businessId, logId, participationId } from './ids.ts';
import { seatActor, supervisorActor } from './people.ts';
import { demoSeat, type Seat, seats } from './story.ts';

const resource = 'kwu/log-book';

interface LogStory {
  seat: Seat;
  /** From the newest back. */
  nth: number;
  /** Days from today. */
  day: number;
  status: string;
}

/** Number of entries over three months; the demo student has at least one in every state. */
const counts: Readonly<Record<string, number>> = {
  'kopi:1': 20,
  'kopi:2': 10,
  'kopi:3': 6,
  'kopi:4': 6,
  'batik:1': 6,
  'batik:2': 2,
  'batik:3': 2,
  'kelor:1': 4,
  'kelor:2': 4,
};
const newest = ['draf', 'diajukan', 'revisi', 'ditolak'] as const;
const months = 86;

const statusOf = ({ key }: Seat, nth: number): string => {
  if (key === demoSeat) return newest[nth] ?? 'disetujui';
  return nth === 0 && !key.startsWith('kelor') ? 'diajukan' : 'disetujui';
};

export const storyLogs: readonly LogStory[] = seats.flatMap(seat => {
  const count = (Object.hasOwn(counts, seat.key) && counts[seat.key]) || 0;
  return Array.from({ length: count }, (_, nth) => ({
    seat,
    nth,
    status: statusOf(seat, nth),
    day: -1 - Math.floor((nth * months) / Math.max(count, 8)) - (seat.nth - 1),
  }));
});

const doings = [
  [
    'penjualan',
    'Penjualan di kedai kampus',
    'Melayani pembeli, mencatat setiap transaksi, dan menyetor uang kepada bendahara.',
  ],
  [
    'produksi',
    'Produksi mingguan',
    'Menyiapkan bahan, membuat produk sesuai takaran, lalu mengemas dan memberi label.',
  ],
  [
    'pemasaran',
    'Promosi di media sosial',
    'Memotret produk, menulis keterangan, dan membalas pertanyaan calon pembeli.',
  ],
  ['keuangan', 'Pembukuan usaha', 'Mencocokkan kas dengan catatan penjualan dan menyusun rencana belanja pekan depan.'],
] as const;

/** Money of a day, for leader and treasurer; every second entry of theirs is a day of sales. */
export const moneyOf = ({
  seat,
  nth,
}: LogStory): { omzet: number; pengeluaran: number; jumlahTransaksi: number } | null => {
  const { omzet, biaya } = seat.business;
  if (seat.nth > 2 || omzet === undefined || biaya === undefined || nth % 2) return null;
  return { omzet: omzet + nth * 12_500, pengeluaran: biaya + nth * 4_250, jumlahTransaksi: 14 + ((nth * 5) % 17) };
};

const returnNote = 'Lampirkan bukti penjualan dan jelaskan hasilnya.';
const documentId = (id: string): string => idOf(`${resource}.dokumen`, id);

export const logRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof logBookKwu>[] =>
  storyLogs.flatMap(log => {
    const { seat, nth, day, status } = log;
    const student = people.get(seat.key);
    if (!student) return [];
    const id = logId(seat.key, nth);
    const rng = random(`kwu:log:${seat.key}:${nth}`);
    const money = moneyOf(log);
    const [jenisKegiatan, judul, uraian] = doings[money ? 0 : rng.int(1, doings.length - 1)] ?? doings[0];
    return [
      {
        id,
        idKlien: idOf(`${resource}:klien`, `${seat.key}:${nth}`),
        idPendaftarMbkm: participationId(seat.key),
        idKelompok: businessId(seat.business.key),
        idMahasiswa: student.id,
        npm: student.npm,
        namaMahasiswa: student.nama,
        tanggal: cal.day(day),
        durasiJam: rng.int(3, 12) / 2,
        jenisKegiatan,
        judul,
        uraian,
        ...money,
        hasil: money ? 'Penjualan hari ini tercatat dan kas cocok.' : 'Pekerjaan hari ini selesai sesuai rencana.',
        dokumen: [
          {
            id: documentId(id),
            berkas: demoFile(resource, id, 'dokumen.berkas', 'png').id,
            keterangan: judul,
            idKlien: documentId(id),
          },
        ],
        ditulisPada: cal.at(day, 19, 10),
        tanggalDiajukan: status === 'draf' ? null : cal.at(day, 19, 30),
        status,
        catatan: status === 'revisi' || status === 'ditolak' ? returnNote : null,
      },
    ];
  });

/** History of reviews of the demo student's entries. */
export const logHistory = (
  cal: Calendar,
  three: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  storyLogs
    .filter(({ seat }) => seat.key === demoSeat)
    .flatMap(({ seat, nth, day, status }) => {
      const [by, judge] = [seatActor(seat.key, people.get(seat.key)), supervisorActor(three, seat.business.dpl)];
      return trail(cal, resource, logId(seat.key, nth), checkedSteps(status, { by, judge, day, note: returnNote }));
    });

export const logPictures = (): DemoFile[] =>
  storyLogs.map(({ seat, nth }, i) => {
    const id = logId(seat.key, nth);
    const made = makePicture(resource, id, 'dokumen.berkas', 'Dokumentasi usaha', i);
    return { ...made, row: { ...made.row, idAnak: documentId(id) } };
  });
