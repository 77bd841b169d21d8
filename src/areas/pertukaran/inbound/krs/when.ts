import type { KelasKrs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { formatTime } from '../../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../../platform/providers/language.ts';

type Times = Pick<KelasKrs, 'hari' | 'jamMulai' | 'jamSelesai'>;

/** 'Senin 08.00–09.40'; what has no time says so. */
export function useWhen(): (row: Times) => string {
  const say = useWords();
  const labelOf = useLabel();
  return ({ hari, jamMulai, jamSelesai }) =>
    hari && jamMulai && jamSelesai
      ? `${labelOf(hari)} ${formatTime(jamMulai)}–${formatTime(jamSelesai)}`
      : say('Tanpa jadwal');
}
