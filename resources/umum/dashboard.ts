import type { PilihanPeriode } from '../master/pilihanPeriode.ts';
import type { Bagan } from './bagan.ts';

/** How many days ahead the schedule looks. */
export const dashboardSoonDays = 45;

/** A figure at a glance; the link shows what it counts. */
export interface Kartu {
  label: string;
  /** A number, or a moment (ISO) for `waktu`. */
  nilai: number | string | null;
  jenis: 'jumlah' | 'sks' | 'waktu';
  link: string | null;
}

/** Something that waits: how many rows, since when, and the list that shows exactly these. */
export interface Tugas {
  label: string;
  jumlah: number;
  link: string;
  /** Moment (ISO) or day since which the oldest waits. */
  tertua: string | null;
  /** Waits for a decision of this role; others are to be watched. */
  keputusan: boolean;
  /** Whom or what it is about, those that wait longest first; a few. */
  nama: string[];
  /** Rows that are not due yet; they are not among `jumlah`. */
  nanti: number;
  /** Rows that the person has put off; absent where there are none. */
  ditunda?: number;
  /** The list of exactly these. */
  linkDitunda?: string;
}

/** Somebody whose role the person stands in for, and how many decisions wait there. */
export interface Mewakili {
  idUserRole: string;
  pemberi: string;
  peran: string;
  sampai: string;
  jumlah: number;
}

/** A next step of a student, as one link; the first one is the most urgent. */
export interface Langkah {
  label: string;
  /** About what, or why. */
  keterangan: string | null;
  link: string;
  /** Somebody waits for it, or today does. */
  mendesak: boolean;
}

/** The next day until which something of the student's must be done, `YYYY-MM-DD`. */
export interface Batas {
  label: string;
  tanggal: string;
  link: string | null;
}

/** A stage of the calendar that is open or soon will be; days as `YYYY-MM-DD`. */
export interface BarisJadwal {
  label: string;
  /** Kind of programmes that it is for; null = all. */
  jenis: string | null;
  periode: string;
  mulai: string;
  selesai: string;
  terbuka: boolean;
}

/** One of the newest notices to the person; `waktu` is a moment (ISO). */
export interface Kabar {
  id: string;
  judul: string;
  /** The person and the matter. */
  isi: string | null;
  jenis: 'info' | 'tugas' | 'peringatan' | 'pesan';
  link: string | null;
  waktu: string;
  dibaca: boolean;
}

/** A participation of one's own with what to do next. */
export interface Keikutsertaan {
  id: string;
  nomor: string | null;
  program: string;
  kodeJenisMbkm: string;
  periode: string;
  mitra: string | null;
  status: string;
  catatan: string | null;
  /** `link` is null where the kind has no programme yet. */
  langkah: { label: string; link: string | null; giliranAnda: boolean };
}

/** The entrance of a programme. */
export interface Pintu {
  label: string;
  link: string;
}

/** Figures of a period. */
export interface AngkaPeriode extends PilihanPeriode {
  bagan: Bagan[];
}

/** Answer of GET /dashboard for the active role (docs/domain/10 §3.3). */
export interface Dashboard {
  kartu: Kartu[];
  tugas: Tugas[];
  jadwal: BarisJadwal[];
  /** No period is active, so that nothing can be scheduled. */
  tanpaPeriode?: true;
  /** The newest notices to the person. */
  terbaru: Kabar[];
  /** Students: what to do first, and by when; null for the other roles. */
  langkah: Langkah[] | null;
  batas: Batas | null;
  /** Students: their participations with the next step; null for the other roles. */
  keikutsertaan: Keikutsertaan[] | null;
  /** Students: where one registers, programme by programme; null for the other roles. */
  pendaftaran: readonly Pintu[] | null;
  /** Tim MBKM: figures of a period. */
  angka: AngkaPeriode | null;
  /** People for whom one may decide today, with what waits for them; absent where there are none. */
  mewakili?: readonly Mewakili[];
  /** Boards of reports that are shared with the role; absent where there are none. */
  papan?: readonly Pintu[];
}

/** The part of a student's dashboard that follows from what they take part in. */
export type OwnDashboard = Pick<Dashboard, 'langkah' | 'batas' | 'keikutsertaan' | 'jadwal'>;
