/** A logbook entry of the week that a report is about. */
export interface LogMingguan {
  id: string;
  idPendaftarMbkm: string;
  namaMahasiswa: string | null;
  tanggal: string;
  judul: string;
  status: string;
}

/** Answer of GET {weekly}/bahan?id=&mingguKe=: entries and figures from which a weekly report is written. */
export interface BahanMingguan {
  /** First and last day of the week, and the last day on which the report is in time. */
  mulai: string;
  selesai: string;
  jatuhTempo: string;
  /** Entries of the week that the caller may read, in the order of their days; at most 500. */
  log: readonly LogMingguan[];
  /** Number of entries by state. */
  jumlah: Readonly<Record<string, number>>;
  /** The highest percentage that earlier weeks gave, by what it is about. */
  realisasi: Readonly<Record<string, number>>;
}
