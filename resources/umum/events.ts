import { event } from '../kit/index.ts';

/** Daily summary of the tasks of a person in all their roles (docs/domain/10 §6). */
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
