/** Where applicants are imported (docs/domain/20 §2). */
export const importEndpoint = 'magang/pendaftar-program-mbkm/import';
export const saveEndpoint = 'magang/pendaftar-program-mbkm/save-import';

export type Verdict = 'valid' | 'peringatan' | 'gagal';

/** Words and colour of each verdict, in the order of the tabs. */
export const verdicts = {
  gagal: { label: 'Gagal', color: 'error' },
  peringatan: { label: 'Peringatan', color: 'warning' },
  valid: { label: 'Valid', color: 'success' },
} as const satisfies Record<Verdict, { label: string; color: 'error' | 'warning' | 'success' }>;

export interface PreviewRow {
  nomor: number;
  data: Readonly<Record<string, string>>;
  status: Verdict;
  kesalahan: readonly { kolom: string; pesan: string }[];
}

/** One import as the server lists it. */
export interface PastImport {
  idImport: string;
  namaBerkas: string;
  status: string;
  program: string;
  periode: string;
  oleh: string;
  dibuat: string;
  disimpan: string | null;
  kedaluwarsa: string;
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
  jumlahTersimpan: number | null;
  jumlahDilewati: number | null;
}

export type Preview = PastImport & { baris: readonly PreviewRow[] };

export interface Saved {
  jumlahTersimpan: number;
  jumlahDilewati: number;
  ids: readonly string[];
}
