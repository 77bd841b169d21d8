/** Unit of a logbook's approved entries. */
export type SatuanLog = 'jam' | 'hari' | 'kegiatan';

/** Progress of a participation's logbook against its target (docs/domain/20 §4.5, 30 §4.4, 40 §4.3). */
export interface CapaianLogbook {
  satuan: SatuanLog;
  /** Only approved entries count. */
  disetujui: number;
  menunggu: number;
  /** null while nobody knows it. */
  target: number | null;
  /** SKS that the target follows from; null where it follows from something else. */
  sks: number | null;
  /** Approved of target in percent, half-up to a whole number; null without a target. */
  persen: number | null;
  /** Percent from which it is enough. */
  persenMin: number;
  cukup: boolean;
  /** 'Jam logbook {a} dari {b} jam.' while it is not enough. */
  pesan: string | null;
  /** Progress that the last approved entry names, percent; null where entries name none. */
  kemajuan: number | null;
  /** SKS that the approved hours are worth ('Setara SKS'), for information; only where entries are counted. */
  setara: { jam: number; sks: number } | null;
}

/** A week of a logbook, Monday to Sunday; days as `YYYY-MM-DD`. */
export interface PekanLogbook {
  mulai: string;
  sampai: string;
  /** In the logbook's unit: of all entries that the caller sees, and of the approved ones. */
  total: number;
  disetujui: number;
  /** Number of entries. */
  jumlah: number;
}

/** Answer of GET {logbook}/ringkasan: data of a logbook screen beside the entries. */
export interface RingkasanLogbook extends CapaianLogbook {
  idPendaftarMbkm: string;
  npm: string | null;
  namaMahasiswa: string | null;
  namaMitra: string | null;
  status: string;
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
  /** Entries by state, as far as the caller sees them. */
  jumlah: Readonly<Record<string, number>>;
  /** Number of submitted and approved entries with the partner's initials. */
  jumlahParaf: number;
  /** Newest first. */
  minggu: readonly PekanLogbook[];
  /** Documents that an entry may have. */
  maksDokumen: number;
  /** The server's day: what counts as today for an entry. */
  hariIni: string;
  /** First and last day that may be filled in today; null when nothing may. */
  isi: { dari: string; sampai: string } | null;
}
