import { type Need, past, through, unless } from '../kit/index.ts';
import { pertukaranMessages } from './messages.ts';

/** Rows of a study period whose lectures are over. */
export const kuliahUsai = through('idMasaStudi', past('kuliahSelesai'));

/** Said of what is begun after them. */
export const kuliahSudahBerakhir = pertukaranMessages.kuliahBerakhir;

/** Its study period still has lectures. */
export const selamaKuliah: Need = { of: unless(kuliahUsai), says: kuliahSudahBerakhir };
