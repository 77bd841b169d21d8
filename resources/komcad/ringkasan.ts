/** So many participants; of a study programme with its name. */
interface Jumlah {
  kunci: string;
  nama?: string;
  jumlah: number;
}

/** Answer of GET v6/komcad/mhs/ringkasan (docs/domain/40 §2.1). */
export interface RingkasanKomcad {
  perTahap: Jumlah[];
  perMatra: Jumlah[];
  perProdi: Jumlah[];
  /** Places of each opening that takes part, the newest first. */
  perGelombang: { kunci: string; nama: string; kuota: number; terisi: number }[];
  kuota: number;
  terisi: number;
}
