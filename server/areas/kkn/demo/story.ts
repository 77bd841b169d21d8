import type { Row } from '../../../../resources/kit/index.ts';
import type { gelombang } from '../../../../resources/kkn/gelombang.ts';
import type { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { proposal } from '../../../../resources/kkn/proposal.ts';
import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { Term } from '../../../demo/calendar.ts';
import type { Sex } from '../../../demo/names.ts';

/** The waves of KKN, their groups and who is in them (docs/domain/30 §5); days are counted from today. */

export type WaveKey = 'satu' | 'khusus' | 'dua' | 'tiga' | 'empat';

export interface WaveStory {
  key: WaveKey;
  nama: string;
  tema: string;
  term: Term;
  status: Row<typeof gelombang>['status'];
  /** Registration opens and closes, briefing, departure, return. */
  open: number;
  close: number;
  brief: number;
  leave: number;
  back: number;
  /** Last days of proposal, outputs and grades. */
  proposal: number;
  outputs: number;
  grades: number;
}

export const waves: Readonly<Record<WaveKey, WaveStory>> = {
  satu: {
    key: 'satu',
    nama: 'KKN Tematik Gelombang I',
    tema: 'Desa tangguh dan mandiri pangan',
    term: -1,
    status: 'selesai',
    open: -260,
    close: -225,
    brief: -210,
    leave: -200,
    back: -160,
    proposal: -190,
    outputs: -155,
    grades: -145,
  },
  khusus: {
    key: 'khusus',
    nama: 'KKN Tematik Khusus',
    tema: 'Pendampingan desa pascapanen',
    term: 0,
    status: 'penilaian',
    open: -100,
    close: -72,
    brief: -60,
    leave: -50,
    back: -8,
    proposal: -40,
    outputs: -1,
    grades: 14,
  },
  dua: {
    key: 'dua',
    nama: 'KKN Tematik Gelombang II',
    tema: 'Desa cerdas dan layanan publik digital',
    term: 0,
    status: 'pelaksanaan',
    open: -75,
    close: -45,
    brief: -28,
    leave: -21,
    back: 19,
    proposal: -10,
    outputs: 24,
    grades: 35,
  },
  tiga: {
    key: 'tiga',
    nama: 'KKN Tematik Gelombang III',
    tema: 'Ekonomi desa dan UMKM naik kelas',
    term: 0,
    status: 'pembagian',
    open: -40,
    close: -6,
    brief: 38,
    leave: 45,
    back: 85,
    proposal: 56,
    outputs: 90,
    grades: 100,
  },
  empat: {
    key: 'empat',
    nama: 'KKN Tematik Gelombang IV',
    tema: 'Lingkungan bersih dan desa wisata',
    term: 1,
    status: 'pendaftaran',
    open: -5,
    close: 20,
    brief: 92,
    leave: 100,
    back: 140,
    proposal: 111,
    outputs: 145,
    grades: 155,
  },
};

export interface GroupStory {
  /** `dua:1`. */
  key: string;
  wave: WaveKey;
  no: number;
  nama: string;
  size: number;
  status: Row<typeof kelompok>['status'];
  asal: 'otomatis' | 'mandiri' | 'koordinator';
  /** Position among the ten supervisors. */
  dpl?: number;
  /** State of its proposal. */
  proposal?: Row<typeof proposal>['status'];
}

/** Positions of the story's supervisors among the ten; the third is the demo lecturer. */
export const ratna = 0;
export const bambang = 1;
export const arif = 2;

const group = (
  wave: WaveKey,
  no: number,
  nama: string,
  size: number,
  more: Omit<GroupStory, 'key' | 'wave' | 'no' | 'nama' | 'size'>,
): GroupStory => ({ key: `${wave}:${no}`, wave, no, nama, size, ...more });

const ended = { status: 'selesai', asal: 'koordinator', proposal: 'disetujui' } as const;
const under = { status: 'berjalan', asal: 'otomatis' } as const;

/** Groups in the order of their codes; the demo lecturer has the first three of wave II, and one that he grades now. */
export const groups: readonly GroupStory[] = [
  group('satu', 1, 'Sendang Lestari', 8, { ...ended, dpl: ratna }),
  group('satu', 2, 'Tani Mandiri', 8, { ...ended, dpl: bambang }),
  group('khusus', 1, 'Lumbung Harapan', 8, { ...ended, status: 'berjalan', dpl: bambang }),
  group('khusus', 2, 'Bumi Makmur', 8, { ...ended, status: 'berjalan', dpl: arif }),
  group('dua', 1, 'Desa Cerdas', 10, { ...under, dpl: arif, proposal: 'disetujui' }),
  group('dua', 2, 'Karya Bersama', 10, { ...under, dpl: arif, proposal: 'diajukan' }),
  group('dua', 3, 'Sinar Pagi', 10, { ...under, dpl: arif, proposal: 'disetujui' }),
  group('dua', 4, 'Tunas Bangsa', 10, { ...under, dpl: ratna, proposal: 'disetujui' }),
  group('dua', 5, 'Bina Warga', 10, { ...under, dpl: ratna, proposal: 'disetujui_dpl' }),
  group('dua', 6, 'Rumah Ilmu', 10, { ...under, dpl: bambang, proposal: 'revisi' }),
  group('tiga', 1, 'Sahabat Desa', 8, { status: 'diajukan', asal: 'mandiri' }),
  group('tiga', 2, 'Langkah Kecil', 4, { status: 'draf', asal: 'mandiri' }),
  group('tiga', 3, 'Gotong Royong', 9, { status: 'disetujui', asal: 'mandiri' }),
];

/** Groups whose work is under way or over. */
export const working = groups.filter(({ proposal }) => proposal !== undefined);

/** A participant before it has a student. */
export interface Seat {
  /** `dua:1:1`; group 0 = none. */
  key: string;
  wave: WaveKey;
  group: GroupStory | null;
  /** From 1; the first of a group leads it. */
  nth: number;
  /** Position among the study programmes. */
  prodi: number;
  sex: Sex;
  status: StatusPendaftaran;
  nama?: string;
}

const prodiCount = 12;
const informatics = 9;
const stateOf: Readonly<Record<WaveKey, StatusPendaftaran>> = {
  satu: 'selesai',
  khusus: 'berjalan',
  dua: 'berjalan',
  tiga: 'disetujui',
  empat: 'diajukan',
};

/** Leaders whom the story names. */
const named: Readonly<Record<string, readonly [nama: string, sex: Sex]>> = {
  'dua:2:1': ['Galih Prasetyo', 'L'],
  'dua:3:1': ['Nur Aisyah Ramadhani', 'P'],
};
/** The demo student leads KKN-01. */
export const demoSeat = 'dua:1:1';
/** One participation of wave I has been converted to the end. */
export const convertedSeat = 'satu:1:1';

const inGroup = (story: GroupStory, g: number): Seat[] =>
  Array.from({ length: story.size }, (_, i) => {
    const key = `${story.key}:${i + 1}`;
    const [nama, sex] = named[key] ?? [];
    const first = key === demoSeat || key === convertedSeat;
    return {
      key,
      wave: story.wave,
      group: story,
      nth: i + 1,
      status: stateOf[story.wave],
      prodi: first ? informatics : (informatics + g * 10 + i) % prodiCount,
      sex: sex ?? (key === demoSeat || (i + g) % 2 ? 'L' : 'P'),
      ...(nama ? { nama } : {}),
    };
  });

const waiting = 60;
/** Five of each study programme, 32 women and 28 men. */
const alone: readonly Seat[] = Array.from({ length: waiting }, (_, i) => ({
  key: `tiga:0:${i + 1}`,
  wave: 'tiga',
  group: null,
  nth: i + 1,
  status: stateOf.tiga,
  prodi: i % prodiCount,
  sex: (i + Math.floor(i / prodiCount)) % 2 === 0 || i === 1 || i === 27 ? 'P' : 'L',
}));

const registering: readonly StatusPendaftaran[] = [
  'draf',
  'draf',
  'draf',
  'diajukan',
  'diajukan',
  'diajukan',
  'diajukan',
  'diajukan',
  'revisi',
  'revisi',
  'disetujui',
  'ditolak',
];
/** Informatics has a draft, two that wait and one that was returned. */
const registeringProdi = [9, 1, 5, 9, 9, 2, 10, 7, 9, 4, 8, 0];
/** Its grade average is just above the least. */
export const nearMinimum = 'empat:0:5';

const applying: readonly Seat[] = registering.map((status, i) => ({
  key: `empat:0:${i + 1}`,
  wave: 'empat',
  group: null,
  nth: i + 1,
  status,
  prodi: registeringProdi[i] ?? 0,
  sex: i % 2 ? 'L' : 'P',
}));

/** Everybody who registered. */
export const seats: readonly Seat[] = [...groups.flatMap(inGroup), ...alone, ...applying];
export const seatsOf = ({ key }: GroupStory): Seat[] => seats.filter(seat => seat.group?.key === key);

/** Days from today on which a registration was begun; the decision follows three days later. */
export const begunOn = ({ wave, nth, status }: Seat): number =>
  wave === 'empat' ? (status === 'draf' ? -1 : -5) : waves[wave].open + 1 + (nth % 5) * 4;
