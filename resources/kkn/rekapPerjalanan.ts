import { type RecapOptions, roles } from '../kit/index.ts';
import { role } from '../roles.ts';
import { perGelombang, perKelompok } from './perGelombang.ts';
import { perjalananDinas } from './perjalananDinas.ts';

/** Sums of a DPL's approved trips in a wave. */
export type PerjalananDpl = {
  id: string;
  dpl: string;
  kelompok: number;
  perjalanan: number;
  menunggu: number;
  biaya: number;
  terakhir: string | null;
};

/** Number of visits to a group, and its share of their cost. */
export type KunjunganKelompok = {
  id: string;
  kelompok: string;
  desa: string | null;
  dpl: string | null;
  kunjungan: number;
  /** Visits that a group should have had (`kkn.kunjunganMin`). */
  minimal: number;
  /** Kinds of the visits, in words. */
  jenis: string;
  biaya: number;
};

/** GET laporan-perjalanan-dinas/rekap?idGelombang=; only approved trips count. */
export type RekapPerjalanan = {
  dpl: PerjalananDpl[];
  kelompok: KunjunganKelompok[];
};

/** Roles that read the trips of all DPL in a wave. */
export const pembacaRekap = roles([role.timMbkm], { read: [role.bakpk] });

/** /kkn/laporan-perjalanan-dinas/listLaporan. */
export const rekapPerjalanan: RecapOptions = {
  endpoint: `${perjalananDinas.endpoint}/rekap`,
  by: perGelombang,
  tables: [
    {
      ...perKelompok,
      few: { name: 'kunjungan', below: 'minimal', word: 'Kurang dari {minimal}' },
      columns: [
        { name: 'kelompok', label: 'Kelompok', kind: 'text' },
        { name: 'desa', label: 'Desa', kind: 'text' },
        { name: 'dpl', label: 'DPL', kind: 'text' },
        { name: 'kunjungan', label: 'Kunjungan', kind: 'number' },
        { name: 'jenis', label: 'Jenis kunjungan', kind: 'text' },
        { name: 'biaya', label: 'Biaya (dibagi rata)', kind: 'money' },
      ],
    },
    {
      key: 'dpl',
      title: 'Per DPL',
      empty: 'Belum ada DPL pada gelombang ini.',
      columns: [
        { name: 'dpl', label: 'DPL', kind: 'text' },
        { name: 'kelompok', label: 'Kelompok', kind: 'number' },
        { name: 'perjalanan', label: 'Perjalanan disetujui', kind: 'number' },
        { name: 'menunggu', label: 'Menunggu verifikasi', kind: 'number' },
        { name: 'terakhir', label: 'Terakhir', kind: 'date' },
        { name: 'biaya', label: 'Biaya', kind: 'money' },
      ],
    },
  ],
};
