/** One bar of a chart; its link leads to the rows that it counts. */
export interface Bar {
  label: string;
  jumlah: number;
  link: string | null;
}

/** A chart: `mendatar` compares named groups, `tegak` follows an order such as weeks. */
export interface Chart {
  kode: string;
  judul: string;
  arah?: 'mendatar' | 'tegak';
  batang: Bar[];
}

/** How tall a chart is drawn, px: a line for each group, or one height for columns. */
export const heightOf = ({ arah, batang }: Chart): number => (arah === 'tegak' ? 220 : batang.length * 34 + 52);
