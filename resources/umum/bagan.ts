/** One bar of a chart that leads to the rows that it counts. */
export interface Batang {
  label: string;
  jumlah: number;
  link: string | null;
}

/** A chart: `mendatar` compares named groups, `tegak` follows an order such as weeks. */
export interface Bagan<B = Batang> {
  kode: string;
  judul: string;
  arah?: 'mendatar' | 'tegak';
  batang: B[];
}
