import type { KeptEntry } from './deviceStore.ts';

/** How an entry stands on its way, in the document's words (docs/domain/30 §4.3). */
export function stateWords({ state, message }: Pick<KeptEntry, 'state' | 'message'>): string {
  switch (state) {
    case 'perangkat':
      return 'Tersimpan di perangkat';
    case 'menunggu':
      return 'Menunggu dikirim';
    case 'mengirim':
      return 'Mengirim…';
    case 'gagal':
    case 'konflik':
      return `Gagal: ${message ?? ''}`;
  }
}

/** Said when somebody leaves whose entries have not arrived. */
export const leftBehind = (n: number): string =>
  `Ada ${n} laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.`;
