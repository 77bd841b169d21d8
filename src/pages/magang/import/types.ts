import type { PutusanBaris } from '../../../../resources/mbkm/imporPeserta.ts';

/** Where applicants are imported (docs/domain/20 §2). */
export const importEndpoint = 'magang/pendaftar-program-mbkm/import';
export const saveEndpoint = 'magang/pendaftar-program-mbkm/save-import';

/** Words and colour of each verdict, in the order of the tabs. */
export const verdicts = {
  gagal: { label: 'Gagal', color: 'error' },
  peringatan: { label: 'Peringatan', color: 'warning' },
  valid: { label: 'Valid', color: 'success' },
} as const satisfies Record<PutusanBaris, { label: string; color: 'error' | 'warning' | 'success' }>;
