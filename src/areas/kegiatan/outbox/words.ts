import type { KeptEntry } from './deviceStore.ts';

export const notOnDevice = 'Belum tersimpan di perangkat';
export const onDevice = 'Tersimpan di perangkat';

/**
 * Sentence about an entry's state on its way (docs/domain/30 §4.3).
 * @param kept true if the device has stored it
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

/** Message on logging out with unsent entries. */
export const leftBehind = (n: number): string =>
  `Ada ${n} laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.`;
