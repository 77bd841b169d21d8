import { event } from '../kit/index.ts';

/** What waits for a person in all their roles, once a day (docs/domain/10 §6). */
export const ringkasanHarian = event({
  code: 'ringkasan_harian',
  words: ['jumlah', 'rincian'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Ringkasan harian: {jumlah} menunggu',
      text: '{rincian}',
      link: '/dashboard',
    },
  ],
});

export const umumEvents = [ringkasanHarian];
