/** A DPL who takes requests, as `tersedia` answers. */
export interface FreeSupervisor {
  id: string;
  nama: string;
  namaProdi: string | null;
  bidangKeahlian: string | null;
  wilayah: string | null;
  jumlahKelompok: number;
  sisa: number;
}
