import type { KelasKrs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { formatTime } from '../../../../crud/format.ts';

/** 'Senin 08.00–09.40'; what has no time says so. */
export const whenOf = ({ hari, jamMulai, jamSelesai }: Pick<KelasKrs, 'hari' | 'jamMulai' | 'jamSelesai'>): string =>
  hari && jamMulai && jamSelesai ? `${hari} ${formatTime(jamMulai)}–${formatTime(jamSelesai)}` : 'Tanpa jadwal';
