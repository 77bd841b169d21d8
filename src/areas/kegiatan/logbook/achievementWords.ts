import type { CapaianLogbook, SatuanLog } from '../../../../resources/kegiatan/ringkasan.ts';
import { formatDecimal } from '../../../platform/providers/format.ts';
import type { Phrase, Say } from '../../../platform/providers/language.ts';

interface Words {
  title: Phrase;
  /** Name of the part of a logbook's screen that tells it. */
  region: Phrase;
  done: Phrase;
  weekly: Phrase;
}

/** Sentences about progress by unit; figures are shown with the unit. */
export const achievementWords: Readonly<Record<SatuanLog, Words>> = {
  jam: { title: 'Jam logbook', region: 'Jam kegiatan', done: 'Jam disetujui', weekly: 'Jam per minggu' },
  hari: { title: 'Hari logbook', region: 'Hari kegiatan', done: 'Hari disetujui', weekly: 'Hari per minggu' },
  kegiatan: {
    title: 'Kegiatan logbook',
    region: 'Jumlah kegiatan',
    done: 'Kegiatan disetujui',
    weekly: 'Kegiatan per minggu',
  },
};

/** SKS that approved hours are worth (docs/domain/40 §4.3); null if hours are counted anyway, or there are none. */
export const equivalent = ({ setara }: Pick<CapaianLogbook, 'setara'>, say: Say): string | null =>
  setara
    ? say('Setara SKS %{sks} (%{jam} jam disetujui).', {
        sks: setara.sks,
        jam: formatDecimal(setara.jam, Number.isInteger(setara.jam) ? 0 : 2),
      })
    : null;
