import type { RecordView } from '../kit/index.ts';
import type { Kelompok } from './families.ts';

/** Rows that prove what was done, beside the grades that they are converted into; left out while there is no such resource. */
export interface Bukti {
  title: string;
  /** Name of the resource; its rows hang off the participation by `idPendaftarMbkm`. */
  resource: string;
  /** What a row is called; the first stands out. */
  columns: readonly string[];
  /** Figures and state at the end of the row. */
  beside: readonly string[];
  empty: string;
}

const peserta: RecordView['sections'] = [
  {
    title: 'Peserta',
    fields: ['idProgramProdi', 'idProgram', 'idPeriode', 'jalur', 'namaMitra', 'judulKegiatan', 'idDosenPembimbing'],
  },
  { title: 'Kegiatan', fields: ['status', 'tanggalMulai', 'tanggalSelesai', 'magang.posisi', 'magang.deskripsiTugas'] },
];

const penilaian: Bukti = {
  title: 'Penilaian program',
  resource: 'nilai/penilaian',
  columns: ['jenisPenilai'],
  beside: ['nilaiAngka', 'status'],
  empty: 'Belum ada penilaian program.',
};
const luaran: Bukti = {
  title: 'Luaran',
  resource: 'magang/luaran-magang',
  columns: ['judul', 'idJenisLuaran'],
  beside: ['status'],
  empty: 'Belum ada luaran.',
};

/** What the left side of a detail page shows, by its kind (docs/domain/20 §3 "Evidence"). */
export const bukti: Readonly<Record<Kelompok, { sections: RecordView['sections']; lists: readonly Bukti[] }>> = {
  kkn: { sections: peserta, lists: [penilaian] },
  komcad: { sections: peserta, lists: [penilaian] },
  kwu: { sections: peserta, lists: [penilaian] },
  // The host's courses and grades stand beside ours in the grid itself.
  outbound: { sections: peserta, lists: [] },
  penilaian: { sections: peserta, lists: [penilaian, luaran] },
  riset: { sections: peserta, lists: [penilaian] },
};
