import type { KeptEntry } from './deviceStore.ts';

export const notOnDevice = 'Belum tersimpan di perangkat';
export const onDevice = 'Tersimpan di perangkat';

/**
 * How an entry stands on its way, in the document's words (docs/domain/30 §4.3).
 * @param kept the device has it, not only this page
 */
export function stateWords({ state, message }: Pick<KeptEntry, 'state' | 'message'>, kept = true): string {
  switch (state) {
    case 'perangkat':
      return kept ? onDevice : notOnDevice;
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
