/** Hours of a participation against what its SKS ask for (docs/domain/20 §4.5). */
export interface JamLogbook {
  /** Only approved entries count. */
  jamDisetujui: number;
  jamMenunggu: number;
  /** SKS × `sks.jam`; null while nobody knows the SKS. */
  jamTarget: number | null;
  sks: number | null;
  /** Approved of target in percent, half-up to a whole number; null without a target. */
  persen: number | null;
  /** Percent from which the hours are enough (`logbook.persenJamMin`). */
  persenMin: number;
  cukup: boolean;
  /** 'Jam logbook {a} dari {b} jam.' while they are not enough. */
  pesan: string | null;
}

/** A week of a logbook, Monday to Sunday; days as `YYYY-MM-DD`. */
export interface PekanLogbook {
  mulai: string;
  sampai: string;
  /** Hours of all entries that the caller sees, and of the approved ones. */
  jam: number;
  jamDisetujui: number;
  jumlah: number;
}

/** What GET …/logbook-magang/ringkasan answers: what a logbook screen needs beside the entries. */
export interface RingkasanLogbook extends JamLogbook {
  idPendaftarMbkm: string;
  npm: string | null;
  namaMahasiswa: string | null;
  namaMitra: string | null;
  status: string;
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
  /** Entries by state, as far as the caller sees them. */
  jumlah: Readonly<Record<string, number>>;
  /** How many of the submitted and approved entries bear the partner's initials. */
  jumlahParaf: number;
  /** Newest first. */
  minggu: readonly PekanLogbook[];
  /** Documents that an entry may have (`logbook.maksDokumen`). */
  maksDokumen: number;
  /** The server's day: what counts as today for an entry. */
  hariIni: string;
  /** First and last day that may be filled in today; null when nothing may. */
  isi: { dari: string; sampai: string } | null;
}
