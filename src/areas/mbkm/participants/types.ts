import type { Programme } from '../../../../resources/kit/index.ts';
import type { BarisPratinjau, PutusanBaris } from '../../../../resources/mbkm/imporPeserta.ts';

/** An import of participants as a page shows it; its calls are the programme's (docs/domain/20 §2). */
export interface ImportSheet {
  /** Its screen. */
  path: string;
  programme: Programme;
  /** Columns of the preview: what one is called, and what of a row stands in it. */
  columns: readonly { name: string; label: string; of?: (data: BarisPratinjau['data']) => string | undefined }[];
  /** Page that shows saved participations. */
  saved: { link: string; label: string };
}

/** Words and colour of each verdict, in the order of the tabs. */
export const verdicts = {
  gagal: { label: 'Gagal', color: 'error' },
  peringatan: { label: 'Peringatan', color: 'warning' },
  valid: { label: 'Valid', color: 'success' },
} as const satisfies Record<PutusanBaris, { label: string; color: 'error' | 'warning' | 'success' }>;
