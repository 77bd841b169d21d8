import type { Bagan, Batang } from '../umum/bagan.ts';
import type { Angka } from './angka.ts';

/** A list's filter in the dialect of docs/api.md. */
export type Saring = Readonly<Record<string, unknown>>;

/** A figure with the filter of the list that it counts, where there is one; `dari` is the whole of a share. */
export interface AngkaTerhitung {
  kode: string;
  label: string;
  bentuk: Angka['bentuk'];
  nilai: number | null;
  dari: number | null;
  saring: Saring | null;
}

/** Something to look after, and the filter of the rows that carry it. */
export interface TindakanTerhitung {
  kode: string;
  label: string;
  jumlah: number;
  saring: Saring;
}

/** A bar with the filter of the participations that it counts, where there is one. */
interface BatangTersaring extends Omit<Batang, 'link'> {
  saring: Saring | null;
}

/** Answer of GET /mbkm/monitoring/ringkasan (docs/domain/20 §4.7). */
export interface Ringkasan {
  /** Moment whose state the figures tell where they are not of now: large ones are counted once a minute. */
  keadaan: string | null;
  angka: AngkaTerhitung[];
  tindakan: TindakanTerhitung[];
  bagan: Bagan<BatangTersaring>[];
}
