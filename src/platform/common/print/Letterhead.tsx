import { identity } from '../../identity.ts';
import './print.css';
import { dayToday, formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

/** Whose paper it is and from which day; in print only. */
export const Letterhead = () => (
  <div className="hanya-cetak kop-cetak">
    <span>
      <strong>{identity.namaUniversitas}</strong> · {identity.namaPortal}
    </span>
    <span>{useWords()('Dicetak %{tanggal}', { tanggal: formatDate(dayToday()) })}</span>
  </div>
);
