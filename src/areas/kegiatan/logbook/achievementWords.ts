import type { CapaianLogbook, SatuanLog } from '../../../../resources/kegiatan/ringkasan.ts';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';

interface Words {
  title: string;
  /** Name of the part of a logbook's screen that tells it. */
  region: string;
  done: string;
  weekly: string;
}

/** What a logbook adds up to, in words, by its unit; the unit itself stands beside the figures. */
export const achievementWords: Readonly<Record<SatuanLog, Words>> = {
  jam: { title: 'Jam logbook', region: 'Jam kegiatan', done: 'Jam disetujui', weekly: 'Jam per pekan' },
  hari: { title: 'Hari logbook', region: 'Hari kegiatan', done: 'Hari disetujui', weekly: 'Hari per pekan' },
  kegiatan: {
    title: 'Kegiatan logbook',
    region: 'Jumlah kegiatan',
    done: 'Kegiatan disetujui',
    weekly: 'Kegiatan per pekan',
  },
};

/** What approved hours would come to (docs/domain/40 §4.3); null where hours are what is counted, or there are none. */
export const equivalent = ({ setara }: Pick<CapaianLogbook, 'setara'>): string | null =>
  setara
    ? `Setara SKS ${formatNumber(setara.sks)} (${formatDecimal(setara.jam, Number.isInteger(setara.jam) ? 0 : 2)} jam disetujui).`
    : null;
