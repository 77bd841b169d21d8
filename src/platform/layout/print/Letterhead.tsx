import { identity } from '../../identity.ts';
import './print.css';
import { useWords } from '../../providers/language.ts';
import { dayToday, formatDate } from '../../ui/format.ts';

/** Whose paper it is and from which day; in print only. */
export const Letterhead = () => (
  <div className="hanya-cetak kop-cetak">
    <span>
      <strong>{identity.namaUniversitas}</strong> · {identity.namaPortal}
    </span>
    <span>{useWords()('Dicetak %{tanggal}', { tanggal: formatDate(dayToday()) })}</span>
  </div>
);
