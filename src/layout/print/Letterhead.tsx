import { identity } from '../../identity.ts';
import './print.css';

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** Whose paper it is and from which day; in print only. */
export const Letterhead = () => (
  <div className="hanya-cetak kop-cetak">
    <span>
      <strong>{identity.namaUniversitas}</strong> · {identity.namaPortal}
    </span>
    <span>Dicetak {days.format(new Date())}</span>
  </div>
);
